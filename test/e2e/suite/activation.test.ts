import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { english, faultless, french, open, until } from './support.js';

describe('activation', () => {
  it('is the packaged extension that runs', async () => {
    const extension = vscode.extensions.getExtension('cardwright.cardwright');
    assert.ok(extension, 'cardwright.cardwright is installed');
    assert.ok(
      !extension.extensionPath.includes('/test/e2e/'),
      'it is the installed package, not the sources',
    );
    await open(french);
    await until('the extension to be active', () => extension.isActive || undefined);
  });

  it('gives .card and .carte files the language cardwright', async () => {
    for (const name of [french, english, faultless]) {
      assert.equal((await open(name)).languageId, 'cardwright', name);
    }
  });
});
