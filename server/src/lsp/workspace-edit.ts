import { CreateFile, TextDocumentEdit, type TextEdit, type WorkspaceEdit } from 'vscode-languageserver';
import type { FileEdit } from '../features/code-actions.js';
import { LineIndex } from '../text/line-index.js';
import type { Session } from './session.js';
import { textEditOf } from './to-lsp.js';

/** Edits of files as the client can take them; null when it cannot (it creates no files). */
export function workspaceEdit(session: Session, files: readonly FileEdit[]): WorkspaceEdit | null {
  const { abilities, uris, documents } = session;
  if (!abilities.createFiles && files.some((file) => file.create)) return null;
  if (!abilities.documentChanges) {
    const changes = files.map((file) => [uris.toClient(file.uri), textEdits(session, file)] as const);
    return { changes: Object.fromEntries(changes) };
  }
  return {
    documentChanges: files.flatMap((file) => {
      const uri = uris.toClient(file.uri);
      const version = documents.get(file.uri)?.version ?? null;
      const edit = TextDocumentEdit.create({ uri, version }, textEdits(session, file));
      return file.create ? [CreateFile.create(uri, { ignoreIfExists: true }), edit] : [edit];
    }),
  };
}

function textEdits(session: Session, file: FileEdit): TextEdit[] {
  const text = file.create ? '' : textOf(session, file.uri);
  const lines = new LineIndex(text);
  return file.edits.map((edit) => textEditOf(lines, text, edit));
}

/** A card file or a configuration; empty for any other. */
function textOf({ workspace }: Session, uri: string): string {
  return workspace.document(uri)?.entry.document.text ?? workspace.configAt(uri)?.text ?? '';
}
