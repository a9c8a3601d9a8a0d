import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { english, faultless, findings, french, idOf, open, rangeIn, reported } from './support.js';

/** A separator may be marked with the spaces around it, but with nothing else. */
function assertSeparator(
  document: vscode.TextDocument,
  diagnostic: vscode.Diagnostic,
  line: string,
  sign: string,
): void {
  const { start } = rangeIn(document, line, line);
  const column = line.lastIndexOf(sign);
  assert.ok(diagnostic.range.contains(start.translate(0, column)), `marks ${sign} in ${line}`);
  assert.equal(document.getText(diagnostic.range).trim(), sign);
}

function assertTypeLineFindings(document: vscode.TextDocument, ids: readonly string[]): void {
  const all = findings(document);
  assert.deepEqual(
    all.map(idOf).filter((id) => id.startsWith('type-line/')),
    ids,
  );
  const other = all.filter((diagnostic) => !idOf(diagnostic).startsWith('type-line/'));
  const loud = other.filter((diagnostic) => diagnostic.severity <= vscode.DiagnosticSeverity.Warning);
  assert.deepEqual(
    loud.map((diagnostic) => diagnostic.message),
    [],
    'no false alarm',
  );
}

describe('diagnostics', () => {
  it('finds the faults of the French file, at their places', async () => {
    const document = await open(french);
    const separator = await reported(document, 'type-line/separator');
    assertSeparator(document, separator, 'Type: Rituel: arcane', ':');
    assert.equal(separator.severity, vscode.DiagnosticSeverity.Warning);

    const word = await reported(document, 'type-line/unknown-word');
    assert.deepEqual(word.range, rangeIn(document, 'Type: Ritual : arcane', 'Ritual'));
    assert.equal(word.severity, vscode.DiagnosticSeverity.Error);
    assertTypeLineFindings(document, ['type-line/separator', 'type-line/unknown-word']);
  });

  it('finds the faults of the English file, at their places', async () => {
    const document = await open(english);
    const separator = await reported(document, 'type-line/separator');
    assertSeparator(document, separator, 'Type: Instant - Arcane', '-');
    assert.equal(separator.severity, vscode.DiagnosticSeverity.Warning);

    const word = await reported(document, 'type-line/unknown-subtype');
    assert.deepEqual(word.range, rangeIn(document, 'Type: Creature — Solider', 'Solider'));
    assert.equal(word.severity, vscode.DiagnosticSeverity.Warning);
    assertTypeLineFindings(document, ['type-line/separator', 'type-line/unknown-subtype']);
  });

  it('says nothing about a file without fault', async () => {
    // The other file is read first, so that the silence is not that of a server still starting.
    await reported(await open(french), 'type-line/separator');
    const document = await open(faultless);
    await new Promise((resolve) => setTimeout(resolve, 700));
    assert.deepEqual(findings(document).map(idOf), []);
  });

  it('links each finding to the page of its check', async () => {
    const { code } = await reported(await open(french), 'type-line/separator');
    assert.ok(typeof code === 'object', 'the code has a target');
    assert.equal(code.value, 'type-line/separator');
    assert.match(code.target.toString(true), /type-line\/separator/);
  });

  it('follows typing, and speaks of the place in the text as it now is', async () => {
    const document = await open(french);
    await reported(document, 'type-line/unknown-word');
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, rangeIn(document, 'Type: Éphémère : arcane', 'arcane'), 'arcan');
    edit.insert(document.uri, new vscode.Position(0, 0), '# Une ligne de plus.\n');
    assert.ok(await vscode.workspace.applyEdit(edit));
    const subtype = await reported(document, 'type-line/unknown-subtype');
    assert.deepEqual(subtype.range, rangeIn(document, 'Type: Éphémère : arcan', 'arcan'));
    const word = await reported(document, 'type-line/unknown-word');
    assert.deepEqual(word.range, rangeIn(document, 'Type: Ritual : arcane', 'Ritual'));
  });
});
