import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { english, french, open, rangeIn, reported, silent, until, uriOf } from './support.js';

/** The actions of a kind at a place, their edits filled in. */
async function actions(
  document: vscode.TextDocument,
  range: vscode.Range,
  kind: vscode.CodeActionKind,
): Promise<vscode.CodeAction[]> {
  const offered = await vscode.commands.executeCommand<(vscode.CodeAction | vscode.Command)[]>(
    'vscode.executeCodeActionProvider',
    document.uri,
    range,
    kind.value,
    50,
  );
  return offered.filter((action): action is vscode.CodeAction => 'kind' in action || 'edit' in action);
}

async function apply(action: vscode.CodeAction): Promise<void> {
  if (action.edit !== undefined)
    assert.ok(await vscode.workspace.applyEdit(action.edit), `${action.title} applies`);
  if (action.command !== undefined) {
    await vscode.commands.executeCommand(
      action.command.command,
      ...((action.command.arguments ?? []) as unknown[]),
    );
  }
}

/** Takes the quick fix whose title names the replacement. */
async function quickFix(document: vscode.TextDocument, id: string, replacement: string): Promise<void> {
  const { range } = await reported(document, id);
  const fixes = await actions(document, range, vscode.CodeActionKind.QuickFix);
  const fix = fixes.find(
    (action) => action.title.includes(replacement) && action.kind?.value.startsWith('quickfix'),
  );
  assert.ok(
    fix,
    `a quick fix names ${replacement}; offered: ${fixes.map((action) => action.title).join(' | ')}`,
  );
  await apply(fix);
  await silent(document, id);
}

describe('code actions', () => {
  it('offers Rituel for Ritual, and the finding goes', async () => {
    const document = await open(french);
    await quickFix(document, 'type-line/unknown-word', 'Rituel');
    assert.match(document.getText(), /\nType: Rituel : arcane\n/);
    await reported(document, 'type-line/separator');
  });

  it('offers the French separator, and writes nothing but the separator', async () => {
    const document = await open(french);
    const before = document.getText();
    const { range } = await reported(document, 'type-line/separator');
    const fixes = await actions(document, range, vscode.CodeActionKind.QuickFix);
    const fix = fixes.find((action) => action.isPreferred === true) ?? fixes[0];
    assert.ok(fix, 'a quick fix is offered');
    await apply(fix);
    await silent(document, 'type-line/separator');
    assert.equal(document.getText(), before.replace('Type: Rituel: arcane', 'Type: Rituel : arcane'));
  });

  it('offers Soldier for Solider', async () => {
    const document = await open(english);
    await quickFix(document, 'type-line/unknown-subtype', 'Soldier');
    rangeIn(document, 'Type: Creature — Soldier', 'Soldier');
  });

  it('fixes all that is safe, and nothing that is only likely', async () => {
    const document = await open(french);
    const before = document.getText();
    await reported(document, 'type-line/separator');
    const whole = new vscode.Range(0, 0, document.lineCount, 0);
    const kind = vscode.CodeActionKind.SourceFixAll.append('cardwright');
    const [fixAll, ...more] = await actions(document, whole, kind);
    assert.ok(fixAll, 'source.fixAll.cardwright is offered');
    assert.equal(more.length, 0, 'once');
    assert.equal(fixAll.kind?.value, 'source.fixAll.cardwright');
    await apply(fixAll);
    await silent(document, 'type-line/separator');
    assert.equal(document.getText(), before.replace('Type: Rituel: arcane', 'Type: Rituel : arcane'));
    await reported(document, 'type-line/unknown-word');
  });

  it('fixes all on save where the settings say so', async () => {
    const document = await open(english);
    await reported(document, 'type-line/separator');
    const before = document.getText();
    const editor = vscode.workspace.getConfiguration('editor');
    try {
      await editor.update(
        'codeActionsOnSave',
        { 'source.fixAll.cardwright': 'explicit' },
        vscode.ConfigurationTarget.Global,
      );
      const edit = new vscode.WorkspaceEdit();
      edit.insert(document.uri, new vscode.Position(0, 0), '# .\n');
      await vscode.workspace.applyEdit(edit);
      await reported(document, 'type-line/separator');
      await document.save();
      await until(
        'the separator to be mended',
        () => document.getText().includes('Type: Instant — Arcane\n') || undefined,
      );
    } finally {
      await editor.update('codeActionsOnSave', undefined, vscode.ConfigurationTarget.Global);
      await vscode.workspace.fs.writeFile(document.uri, new TextEncoder().encode(before));
      await until(
        'the file as it was',
        () => (document.getText() === before && !document.isDirty) || undefined,
      );
    }
  });

  it('adds a word to the vocabulary of the project, whose cardwright.json it makes', async () => {
    const document = await open(english);
    const config = uriOf('cardwright.json');
    try {
      await quickFix(document, 'type-line/unknown-subtype', 'cardwright.json');
      const made = await vscode.workspace.openTextDocument(config);
      assert.match(made.getText(), /"Solider"/);
      await made.save();
    } finally {
      await vscode.workspace.fs.delete(config);
    }
    await reported(document, 'type-line/unknown-subtype');
  });
});
