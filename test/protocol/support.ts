import { afterEach } from 'vitest';
import type { CodeAction, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Editor, type EditorOptions } from './editor.js';

const running: Editor[] = [];

/** An editor that is closed when the test is over. */
export async function edit(options: EditorOptions = {}): Promise<Editor> {
  const editor = await Editor.start(options);
  running.push(editor);
  return editor;
}

afterEach(async () => {
  for (const editor of running.splice(0)) if (editor.process.exitCode === null) await editor.stop();
});

/** The place of the first occurrence of `word` inside the first line that holds `line`. */
export function placeOf(text: string, line: string, word = line): { line: number; character: number } {
  const lines = text.split('\n');
  const at = lines.findIndex((one) => one.includes(line));
  const whole = lines[at] ?? '';
  return { line: at, character: whole.indexOf(line) + line.indexOf(word) };
}

/** Asks for the actions at a place. */
export function actionsAt(
  editor: Editor,
  uri: string,
  position: { line: number; character: number },
  context: Record<string, unknown> = {},
): Promise<CodeAction[]> {
  return editor.connection.sendRequest('textDocument/codeAction', {
    textDocument: { uri },
    range: { start: position, end: position },
    context: { diagnostics: [], ...context },
  });
}

/** A text with the edits of one file applied; the text as it is when there are none for it. */
export function applied(text: string, uri: string, edit: WorkspaceEdit | undefined): string {
  const edits = (edit?.documentChanges ?? [])
    .filter((change): change is TextDocumentEdit => 'textDocument' in change)
    .filter(({ textDocument }) => textDocument.uri === uri)
    .flatMap((change) => change.edits);
  const document = TextDocument.create(uri, 'cardwright', 1, text);
  return TextDocument.applyEdits(
    document,
    edits.filter((one) => 'newText' in one),
  );
}

/** A document of very many cards, every hundredth with a fault. */
export function manyCards(count: number): string {
  const cards = Array.from(
    { length: count },
    (_, i) =>
      `Name: Card ${String(i)}\nCost: {1}{U}\nType: Creature ${i % 100 === 0 ? '-' : '—'} Soldier\nP/T: 2/2\n`,
  );
  return `Game: Magic\nLanguage: en\n\n${cards.join('\n')}`;
}
