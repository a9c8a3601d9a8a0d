import type { WorkDoneProgressReporter, WorkspaceFolder } from 'vscode-languageserver';
import { URI } from 'vscode-uri';
import { say } from './messages.js';
import type { Session } from './session.js';

/** From this many files on, reading a folder is shown to the person who waits for it. */
const MANY = 300;

/** How clients have named their folders over the years, the latest way first. */
interface Opened {
  readonly workspaceFolders?: readonly WorkspaceFolder[] | null;
  readonly rootUri?: string | null;
  readonly rootPath?: string | null;
}

/** The folders a client opens with, whichever of the protocol's three ways it names them in. */
export function foldersOf({ workspaceFolders, rootUri, rootPath }: Opened): string[] {
  if (workspaceFolders != null) return workspaceFolders.map(({ uri }) => uri);
  if (typeof rootUri === 'string') return [rootUri];
  return typeof rootPath === 'string' ? [URI.file(rootPath).toString()] : [];
}

/** Reads a folder of the client's, showing progress when it is a large one. */
export async function addFolder(session: Session, uri: string): Promise<void> {
  const { connection, workspace, abilities, locale } = session;
  const folder = session.uris.folderToCore(uri);
  let progress: WorkDoneProgressReporter | null = null;
  let asked = false;
  await workspace.addFolder(folder, (done, all) => {
    if (all < MANY || !abilities.progress) return;
    if (!asked) {
      asked = true;
      connection.window.createWorkDoneProgress().then(
        (reporter) => {
          progress = reporter;
          reporter.begin(say.reading[locale](null), 0);
        },
        () => undefined,
      );
    }
    if (done === all) progress?.done();
    else if (done % 50 === 0) progress?.report(Math.round((100 * done) / all));
  });
}
