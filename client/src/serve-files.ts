import { Buffer } from 'node:buffer';
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import {
  LIST_FILES,
  READ_FILE,
  type ListFilesParams,
  type ListFilesResult,
  type ReadFileParams,
  type ReadFileResult,
} from '../../server/src/lsp/protocol.js';

/** Folders that hold other people's files, however they end. */
const NEVER_LISTED = new Set(['node_modules', '.git', '.hg', '.svn']);
/** Deeper folders are not looked into. */
const DEEPEST = 32;

/** Reads for the server what only VS Code can reach (virtual workspaces). */
export function serveFiles(client: LanguageClient): void {
  client.onRequest(READ_FILE, ({ uri }: ReadFileParams) => readFile(uri));
  client.onRequest(LIST_FILES, async ({ folder, endings }: ListFilesParams): Promise<ListFilesResult> => {
    const uris: string[] = [];
    await list(vscode.Uri.parse(folder), endings, uris, 0);
    return { uris };
  });
}

async function readFile(uri: string): Promise<ReadFileResult> {
  try {
    const bytes = await vscode.workspace.fs.readFile(vscode.Uri.parse(uri));
    return { content: Buffer.from(bytes).toString('base64') };
  } catch {
    return { content: null };
  }
}

/** Folders that cannot be read are passed over, and so are links to folders, which may lead in circles. */
async function list(
  folder: vscode.Uri,
  endings: readonly string[],
  into: string[],
  depth: number,
): Promise<void> {
  let entries: [string, vscode.FileType][];
  try {
    entries = await vscode.workspace.fs.readDirectory(folder);
  } catch {
    return;
  }
  for (const [name, type] of entries) {
    const uri = vscode.Uri.joinPath(folder, name);
    if (type === vscode.FileType.Directory) {
      if (depth < DEEPEST && !NEVER_LISTED.has(name)) await list(uri, endings, into, depth + 1);
    } else if ((type & vscode.FileType.File) !== 0) {
      const path = `/${name}`.toLowerCase();
      if (endings.some((ending) => path.endsWith(ending))) into.push(uri.toString());
    }
  }
}
