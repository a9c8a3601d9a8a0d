import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { french, open, rangeIn, reported, silent, until } from './support.js';

describe('commands', () => {
  it('are there', async () => {
    await reported(await open(french), 'type-line/separator');
    const there = await vscode.commands.getCommands(true);
    for (const name of ['checkWorkspace', 'fixAll', 'restartServer'])
      assert.ok(there.includes(`cardwright.${name}`), name);
  });

  it('cardwright.fixAll mends the file shown', async () => {
    const document = await open(french);
    await reported(document, 'type-line/separator');
    await vscode.commands.executeCommand('cardwright.fixAll');
    await silent(document, 'type-line/separator');
    rangeIn(document, 'Type: Rituel : arcane', 'Rituel');
  });

  it('cardwright.restartServer brings back a server that listens', async () => {
    const document = await open(french);
    await reported(document, 'type-line/separator');
    await vscode.commands.executeCommand('cardwright.restartServer');
    await reported(document, 'type-line/separator');
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, rangeIn(document, 'Type: Éphémère : arcane', 'arcane'), 'arcan');
    await vscode.workspace.applyEdit(edit);
    await reported(document, 'type-line/unknown-subtype');
  });

  it('cardwright.checkWorkspace counts what is wrong in every file', async () => {
    await reported(await open(french), 'type-line/separator');
    const summary = await vscode.commands.executeCommand('cardwright.checkWorkspace');
    assert.deepEqual(summary, { files: 3, cards: 8, errors: 1, warnings: 3, information: 0, hints: 0 });
  });

  it('opens the page of a check', async () => {
    const document = await open(french);
    const { code } = await reported(document, 'type-line/separator');
    assert.ok(typeof code === 'object');
    await vscode.commands.executeCommand('cardwright.openCheckPage', code.value, code.target.toString());
    await until('the page in a tab', () =>
      vscode.window.tabGroups.all
        .flatMap((group) => group.tabs)
        .find((tab) => tab.label.includes('separator.fr.md')),
    );
    await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  });
});
