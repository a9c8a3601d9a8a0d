import { message } from '../checks/check.js';

/** What the server says to a person outside of findings, in the editor's language. */
export const say = {
  fixAll: message<{ count: number }>({
    en: ({ count }) => (count === 1 ? 'Apply the one safe fix' : `Apply all ${String(count)} safe fixes`),
    fr: ({ count }) =>
      count === 1 ? 'Appliquer la seule correction sûre' : `Appliquer les ${String(count)} corrections sûres`,
  }),
  settings: message<{ problems: readonly string[] }>({
    en: ({ problems }) => `Cardwright settings: ${problems.join(' ')}`,
    fr: ({ problems }) => `Réglages de Cardwright\u00A0: ${problems.join(' ')}`,
  }),
  checking: message<null>({
    en: () => 'Cardwright: checking every card',
    fr: () => 'Cardwright\u00A0: vérification de toutes les cartes',
  }),
  reading: message<null>({
    en: () => 'Cardwright: reading card files',
    fr: () => 'Cardwright\u00A0: lecture des fichiers de cartes',
  }),
};
