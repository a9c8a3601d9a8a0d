import { describe, expect, it } from 'vitest';
import { diagnose } from '../../../server/src/checks/diagnose.js';
import { projectOf } from '../../support/project.js';

const CARD = 'Game: Magic\nLanguage: en\n\nName: Shade\nCost: {B}\nType: Creature — Gloomwing\nP/T: 1/1\n';
const WORD = 'Language: en\n\nSubtype: Gloomwing\nOf: creature\n';

describe('words a file declares', () => {
  it.each([
    ['before', 'a-words.card'],
    ['after', 'z-words.card'],
  ])('hold for files read %s it', async (_, words) => {
    const { project, entry } = await projectOf(CARD, { name: 'm-card.card', files: { [words]: WORD } });
    expect(diagnose(project, entry)).toEqual([]);
  });

  it('are forgotten with the cards of a text that was replaced', async () => {
    const { project, entry } = await projectOf(`${CARD}\nSubtype: Gloomwing\nOf: creature\n`);
    // Another declaration and another card under the same name: only the new card may be known by it.
    const text = `${CARD.replace('{B}', '{U}')}\nSubtype: Gloomwings\nOf: creature\n`;
    const next = project.set(entry.uri, entry.format.parse(text), null);
    const codes = diagnose(project, next).map(({ code }) => code);
    expect(codes).toEqual(['type-line/unknown-subtype']);
  });
});
