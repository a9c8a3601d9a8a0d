import type { Connection } from 'vscode-languageserver';
import { decodeText } from '../text/decode.js';
import type { Host } from '../workspace/host.js';
import type { Platform } from './platform.js';
import {
  LIST_FILES,
  READ_FILE,
  type ListFilesParams,
  type ListFilesResult,
  type ReadFileParams,
  type ReadFileResult,
} from './protocol.js';
import { schemeOf } from './uris.js';

/**
 * A host that reads what its runtime can reach, and asks the client for the rest (virtual workspaces). A
 * client that does not know these requests answers with an error, which counts as "cannot be read".
 */
export function hostFor(connection: Connection, platform: Platform): Host {
  const remote = remoteHost(connection, platform);
  const { files } = platform;
  const hostOf = (uri: string): Host =>
    files?.schemes.includes(schemeOf(uri)) === true ? files.host : remote;
  return {
    readFile: (uri) => hostOf(uri).readFile(uri),
    listFiles: (folder, endings) => hostOf(folder).listFiles(folder, endings),
    log: (message) => {
      remote.log(message);
    },
  };
}

function remoteHost(connection: Connection, platform: Platform): Host {
  const log = (message: string): void => {
    connection.console.log(message);
  };
  return {
    log,
    async readFile(uri) {
      try {
        const params: ReadFileParams = { uri };
        const { content } = await connection.sendRequest<ReadFileResult>(READ_FILE, params);
        return content === null ? null : decodeText(platform.fromBase64(content), platform.decode);
      } catch (error) {
        log(`${uri}: ${String(error)}`);
        return null;
      }
    },
    async listFiles(folder, endings) {
      try {
        const params: ListFilesParams = { folder, endings };
        const { uris } = await connection.sendRequest<ListFilesResult>(LIST_FILES, params);
        return [...uris].sort();
      } catch (error) {
        log(`${folder}: ${String(error)}`);
        return [];
      }
    },
  };
}
