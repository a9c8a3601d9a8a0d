import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { french, open, rangeIn, reported, silent } from './support.js';

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
});
