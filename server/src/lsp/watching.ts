import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  FileChangeType,
  WatchKind,
  type DidChangeWatchedFilesParams,
  type FileEvent,
} from 'vscode-languageserver';
import { cardFileEndings } from '../formats/index.js';
import { CONFIG_NAME } from '../workspace/host.js';
import { SECTION } from './configuration.js';
import { describe } from './guard.js';
import type { Session } from './session.js';

/** Asks the client to tell when settings or files change, as far as it can be asked. */
export function watch({ connection, abilities }: Session): void {
  const failed = (error: unknown): void => {
    connection.console.error(describe(error));
  };
  if (abilities.watchConfiguration) {
    connection.client.register(DidChangeConfigurationNotification.type, { section: SECTION }).catch(failed);
  }
  if (abilities.watchFiles) {
    const endings = cardFileEndings().map((ending) => ending.slice(1));
    const watchers = [
      { globPattern: `**/*.{${endings.join(',')}}` },
      { globPattern: `**/${CONFIG_NAME}` },
      // Of a folder that goes, only the folder itself is told.
      { globPattern: '**/*', kind: WatchKind.Delete },
    ];
    connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(failed);
  }
}

/**
 * Takes up what happened on disk. An open document's text counts until it is closed, so its file is left. Only
 * a configuration that is deleted is gone although it is open: editors keep such documents for minutes.
 */
export async function takeFileEvents(
  { workspace, documents, texts, uris, changes }: Session,
  { changes: events }: DidChangeWatchedFilesParams,
): Promise<void> {
  const deleted = new Set(
    events.filter(({ type }) => type === FileChangeType.Deleted).map(({ uri }) => uris.toCore(uri)),
  );
  let any = false;
  for (const uri of new Set(events.flatMap((event) => affected(event)))) {
    const open = documents.get(uri);
    if (open === undefined) await workspace.fileChanged(uri);
    else if (!isConfig(uri)) continue;
    else texts.configOnDisk(open, !deleted.has(uri));
    any = true;
  }
  if (any) changes.all();

  function affected({ uri: told, type }: FileEvent): string[] {
    const uri = uris.toCore(told);
    const below = type === FileChangeType.Deleted ? knownBelow(`${uri}/`) : [];
    return isOurs(uri) ? [uri, ...below] : below;
  }

  function knownBelow(folder: string): string[] {
    const cards = workspace.documents().map(({ entry }) => entry.uri);
    return [...workspace.configUris(), ...cards].filter((uri) => uri.startsWith(folder));
  }
}

/** Whether a file is one the server reads. */
function isOurs(uri: string): boolean {
  const lower = uri.toLowerCase();
  return isConfig(uri) || cardFileEndings().some((ending) => lower.endsWith(ending));
}

export function isConfig(uri: string): boolean {
  return uri.endsWith(`/${CONFIG_NAME}`);
}
