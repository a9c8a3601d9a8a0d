import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { english, french, open, rangeIn, smallWords, until } from './support.js';

/** All that hovering over a word shows, waiting for a server that is still starting. */
async function hoverText(document: vscode.TextDocument, range: vscode.Range, wanted = /./): Promise<string> {
  const place = range.start.translate(0, 2);
  return until(`a hover with ${String(wanted)} on ${document.getText(range)}`, async () => {
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      document.uri,
      place,
    );
    const parts = hovers.flatMap((hover) => hover.contents);
    const text = parts
      .map((part) => (part instanceof vscode.MarkdownString ? part.value : JSON.stringify(part)))
      .join('\n');
    return wanted.test(text) ? text : undefined;
  });
}

describe('hover', () => {
  it('explains Rituel in French, with its rule', async () => {
    const document = await open(french);
    const text = await hoverText(document, rangeIn(document, 'Type: Rituel', 'Rituel'));
    assert.match(text, /\b307\b/);
    assert.match(text, /rituel/i);
    const { fr, en } = smallWords(text);
    assert.ok(fr > 2 && fr > en, `French, with ${fr} small words of it and ${en} English ones: ${text}`);
  });

  it('explains Sorcery in English, with its rule', async () => {
    const document = await open(english);
    const text = await hoverText(document, rangeIn(document, 'Type: Sorcery', 'Sorcery'));
    assert.match(text, /\b307\b/);
    assert.match(text, /sorcery/i);
    const { fr, en } = smallWords(text);
    assert.ok(en > 2 && en > fr, `English, with ${en} small words of it and ${fr} French ones: ${text}`);
  });

  it('explains Éphémère by rule 304, though its first letter is no ASCII one', async () => {
    const document = await open(french);
    const text = await hoverText(document, rangeIn(document, 'Type: Éphémère : arcane', 'Éphémère'));
    assert.match(text, /\b304\b/);
  });

  it('shows both languages when asked to, without a reload', async () => {
    const document = await open(french);
    const range = rangeIn(document, 'Type: Rituel', 'Rituel');
    const settings = vscode.workspace.getConfiguration('cardwright');
    try {
      await settings.update('hover.languages', 'both', vscode.ConfigurationTarget.Global);
      const text = await hoverText(document, range, /sorcery/i);
      const { fr, en } = smallWords(text);
      assert.ok(fr > 2 && en > 2, `${fr} French small words, ${en} English ones: ${text}`);
    } finally {
      await settings.update('hover.languages', undefined, vscode.ConfigurationTarget.Global);
    }
  });
});
