import * as vscode from 'vscode';
import { english, findings, french, idOf, open, reported, silent, until, uriOf } from './support.js';

const off = { 'type-line/separator': 'off' };

describe('settings, taken up without a reload', () => {
  it('cardwright.severity switches a check off, and back on', async () => {
    const document = await open(french);
    await reported(document, 'type-line/separator');
    const settings = vscode.workspace.getConfiguration('cardwright');
    try {
      await settings.update('severity', off, vscode.ConfigurationTarget.Global);
      await silent(document, 'type-line/separator');
      await reported(document, 'type-line/unknown-word');
    } finally {
      await settings.update('severity', undefined, vscode.ConfigurationTarget.Global);
    }
    await reported(document, 'type-line/separator');
  });

  it('cardwright.severity changes how loud a check is', async () => {
    const document = await open(english);
    const settings = vscode.workspace.getConfiguration('cardwright');
    try {
      await settings.update(
        'severity',
        { 'type-line/unknown-subtype': 'error' },
        vscode.ConfigurationTarget.Global,
      );
      await becomes(document, 'type-line/unknown-subtype', vscode.DiagnosticSeverity.Error);
    } finally {
      await settings.update('severity', undefined, vscode.ConfigurationTarget.Global);
    }
    await becomes(document, 'type-line/unknown-subtype', vscode.DiagnosticSeverity.Warning);
  });

  it('cardwright.json, made and removed in the workspace', async () => {
    const document = await open(french);
    await reported(document, 'type-line/separator');
    const file = uriOf('cardwright.json');
    try {
      await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(JSON.stringify({ severity: off })));
      await silent(document, 'type-line/separator');
      await reported(document, 'type-line/unknown-word');
    } finally {
      await vscode.workspace.fs.delete(file);
    }
    await reported(document, 'type-line/separator');
  });
});

async function becomes(
  document: vscode.TextDocument,
  id: string,
  severity: vscode.DiagnosticSeverity,
): Promise<void> {
  await until(`${id} to have severity ${severity}`, () =>
    findings(document).find((one) => idOf(one) === id && one.severity === severity),
  );
}
