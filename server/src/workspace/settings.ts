import type { CustomVocabulary } from '../model/context.js';
import type { Edition } from '../model/edition.js';
import type { GameId } from '../model/game.js';
import type { Language } from '../model/language.js';
import type { Severity } from '../model/severity.js';

/**
 * What a `cardwright.json`, an editor's settings or a command line may say. A key that is absent says
 * nothing; layers are laid over each other key by key (see `layer`).
 */
export interface Settings {
  readonly game?: GameId;
  readonly language?: Language;
  readonly edition?: Edition;
  /** By check id, or `namespace/*`. */
  readonly severity?: Readonly<Record<string, Severity | 'off'>>;
  readonly vocabulary?: CustomVocabulary;
  /** Globs, relative to the folder of the configuration. */
  readonly ignore?: readonly string[];
  /** Names of cards that exist outside the project. */
  readonly knownCards?: readonly string[];
  readonly hover?: { readonly languages?: 'document' | 'both' };
  /** The language findings are written in: the document's own, or always the same. */
  readonly messages?: 'document' | Language;
}

/** Lays `over` on `under`: its keys win, severities and vocabularies are joined. */
export function layer(under: Settings, over: Settings): Settings {
  const joined: Settings = { ...under, ...over };
  const severity = { ...under.severity, ...over.severity };
  const hover = { ...under.hover, ...over.hover };
  const vocabulary = {
    words: [...(under.vocabulary?.words ?? []), ...(over.vocabulary?.words ?? [])],
    keywords: [...(under.vocabulary?.keywords ?? []), ...(over.vocabulary?.keywords ?? [])],
  };
  return { ...joined, severity, hover, vocabulary };
}

/** The severity the settings give a check: its own id first, then its namespace, else the given default. */
export function severityOf(settings: Settings, check: string, standard: Severity): Severity | 'off' {
  const namespace = `${check.slice(0, check.indexOf('/'))}/*`;
  return settings.severity?.[check] ?? settings.severity?.[namespace] ?? standard;
}
