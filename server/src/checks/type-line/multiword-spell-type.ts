import { lexiconOf } from '../../games/magic/lexicon.js';
import { nameOf } from '../../model/block.js';
import { defineBlockCheck, message } from '../check.js';

const say = {
  several: message<{ word: string }>({
    en: ({ word }) =>
      `An English spell type is one word: after the dash "${word}" reads as several (rules 205.3b, 304.3). Choose one word, or join them with a hyphen.`,
    fr: ({ word }) =>
      `En anglais, un type de sort est un seul mot\u00A0: après le tiret, «\u00A0${word}\u00A0» se lirait comme plusieurs (règles 205.3b, 304.3). Choisissez un mot, ou joignez-les par un trait d'union.`,
  }),
};

export const multiwordSpellType = defineBlockCheck({
  id: 'type-line/multiword-spell-type',
  severity: 'warning',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.3b', '304.3', '307.3'],
  fix: 'none',
  run(context) {
    const { block, reading } = context;
    const word = nameOf(block);
    if (block.kind !== 'subtype' || reading.language !== 'en' || word === null || !/\s/.test(word)) return;
    const name = block.faces[0]?.fields[0];
    const term = lexiconOf(reading).terms.find((candidate) => candidate.custom && candidate.en[0] === word);
    if (name === undefined || term === undefined) return;
    if (!term.of.includes('instant') && !term.of.includes('sorcery')) return;
    context.report({ at: name.valueSpan, say: say.several, with: { word } });
  },
});
