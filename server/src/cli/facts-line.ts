import { gameOf } from '../games/index.js';
import { CURRENT_EDITION } from '../model/edition.js';
import type { Language } from '../model/language.js';
import type { Source } from '../workspace/document-context.js';
import type { Settings } from '../workspace/settings.js';
import { CURRENT_LABEL, LABELS, LANGUAGE_LABELS, SOURCE_LABELS } from './labels.js';
import type { AskedFile } from './session.js';

/** One line for `--verbose`: how a file was read, and where each fact was taken from. */
export function factsLine({ name, placed }: AskedFile, forced: Settings, ui: Language): string {
  const { facts } = placed.entry;
  const labels = LABELS[ui];
  const from = (source: Source, told: boolean): string =>
    SOURCE_LABELS[ui][source === 'settings' && told ? 'flag' : source];
  const edition = facts.edition === CURRENT_EDITION ? CURRENT_LABEL[ui] : String(facts.edition);
  const parts = [
    `${labels.game} ${gameOf(facts.game)?.name[ui] ?? facts.game} (${from(facts.gameFrom, forced.game !== undefined)})`,
    `${labels.language} ${LANGUAGE_LABELS[ui][facts.language]} (${from(facts.languageFrom, forced.language !== undefined)})`,
    `${labels.edition} ${edition} (${from(facts.editionFrom, forced.edition !== undefined)})`,
  ];
  return `${name}${labels.colon}${parts.join(', ')}`;
}
