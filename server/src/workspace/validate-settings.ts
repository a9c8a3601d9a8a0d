import type { CustomKeyword, CustomVocabulary, CustomWord } from '../model/context.js';
import { parseEdition } from '../model/edition.js';
import { parseGame } from '../model/game.js';
import { isLanguage, type Localized } from '../model/language.js';
import { SEVERITIES, type Severity } from '../model/severity.js';
import type { Settings } from './settings.js';

/** A value that cannot be used, at its path; it costs only that key. */
export interface SettingsProblem {
  readonly path: readonly (string | number)[];
  readonly kind: 'unknown-key' | 'invalid-value';
  readonly message: Localized;
}

export interface ValidatedSettings {
  readonly settings: Settings;
  readonly problems: readonly SettingsProblem[];
}

type Path = readonly (string | number)[];
type Draft = { -readonly [K in keyof Settings]: Settings[K] };

/**
 * Reads any value as settings. What is right is taken, each thing that is wrong is named at its path and
 * left out. `checkIds` are the ids a severity may be set for.
 */
export function validateSettings(value: unknown, checkIds: ReadonlySet<string>): ValidatedSettings {
  const reader = new Reader(checkIds);
  return { settings: reader.settings(value), problems: reader.problems };
}

class Reader {
  readonly problems: SettingsProblem[] = [];

  constructor(private readonly checkIds: ReadonlySet<string>) {}

  settings(value: unknown): Settings {
    const draft: Draft = {};
    const root = this.object(value, []);
    if (root === null) return draft;
    for (const [key, entry] of Object.entries(root)) {
      if (entry === undefined || entry === null) continue;
      this.key(draft, key, entry);
    }
    return draft;
  }

  private key(draft: Draft, key: string, value: unknown): void {
    switch (key) {
      case '$schema':
        return;
      case 'game': {
        const game = typeof value === 'string' ? parseGame(value) : null;
        if (game !== null) draft.game = game;
        else this.expected([key], '"Magic" or "Yu-Gi-Oh!"', '"Magic" ou "Yu-Gi-Oh!"');
        return;
      }
      case 'language':
        if (isLanguage(value)) draft.language = value;
        else this.expected([key], '"en" or "fr"', '"en" ou "fr"');
        return;
      case 'edition': {
        const text = typeof value === 'number' ? String(value) : value;
        const edition = typeof text === 'string' ? parseEdition(text) : null;
        if (edition !== null) draft.edition = edition;
        else
          this.expected([key], '"current" or a year such as "2007"', '"current" ou une année comme "2007"');
        return;
      }
      case 'messages':
        if (value === 'document' || isLanguage(value)) draft.messages = value;
        else this.expected([key], '"document", "en" or "fr"', '"document", "en" ou "fr"');
        return;
      case 'ignore':
        if (this.isList(value, [key])) draft.ignore = this.strings(value, [key]);
        return;
      case 'knownCards':
        if (this.isList(value, [key])) draft.knownCards = this.strings(value, [key]);
        return;
      case 'hover':
        this.hover(draft, value);
        return;
      case 'severity':
        draft.severity = this.severity(value);
        return;
      case 'vocabulary':
        draft.vocabulary = this.vocabulary(value);
        return;
      default:
        this.unknown([key]);
    }
  }

  private hover(draft: Draft, value: unknown): void {
    for (const [key, entry] of Object.entries(this.object(value, ['hover']) ?? {})) {
      if (key !== 'languages') this.unknown(['hover', key]);
      else if (entry === 'document' || entry === 'both') draft.hover = { languages: entry };
      else this.expected(['hover', key], '"document" or "both"', '"document" ou "both"');
    }
  }

  private severity(value: unknown): Record<string, Severity | 'off'> {
    const result: Record<string, Severity | 'off'> = {};
    for (const [id, entry] of Object.entries(this.object(value, ['severity']) ?? {})) {
      const severity = entry === 'off' ? entry : SEVERITIES.find((known) => known === entry);
      if (!this.knowsCheck(id)) this.unknown(['severity', id]);
      else if (severity !== undefined) result[id] = severity;
      else {
        this.expected(
          ['severity', id],
          '"error", "warning", "information", "hint" or "off"',
          '"error", "warning", "information", "hint" ou "off"',
        );
      }
    }
    return result;
  }

  private knowsCheck(id: string): boolean {
    if (!id.endsWith('/*')) return this.checkIds.has(id);
    const namespace = id.slice(0, -1);
    return [...this.checkIds].some((known) => known.startsWith(namespace));
  }

  private vocabulary(value: unknown): CustomVocabulary {
    const words: CustomWord[] = [];
    const keywords: CustomKeyword[] = [];
    for (const [key, list] of Object.entries(this.object(value, ['vocabulary']) ?? {})) {
      const path = ['vocabulary', key];
      if (key === 'subtypes') words.push(...this.words('subtype', list, path));
      else if (key === 'cardTypes') words.push(...this.words('card-type', list, path));
      else if (key === 'supertypes') words.push(...this.words('supertype', list, path));
      else if (key === 'keywords') keywords.push(...this.keywords(list, path));
      else this.unknown(path);
    }
    return { words, keywords };
  }

  /** Each entry is a word good in both languages, or `{ "en": …, "fr": …, "of": […] }`. */
  private words(kind: CustomWord['kind'], list: unknown, path: Path): CustomWord[] {
    return this.list(list, path).flatMap((entry, index): CustomWord[] => {
      if (isWord(entry)) return [{ kind, word: entry.trim(), language: null, of: [] }];
      const here = [...path, index];
      if (!isObject(entry) || (entry.en === undefined && entry.fr === undefined)) {
        this.expected(here, 'a word or { "en": …, "fr": … }', 'un mot ou { "en": …, "fr": … }');
        return [];
      }
      const of = entry.of === undefined ? [] : this.strings(entry.of, [...here, 'of']);
      const words: CustomWord[] = [];
      for (const [key, word] of Object.entries(entry)) {
        if (key === 'of') continue;
        if (!isLanguage(key)) this.unknown([...here, key]);
        else if (isWord(word)) words.push({ kind, word: word.trim(), language: key, of });
        else this.expected([...here, key], 'a word', 'un mot');
      }
      return words;
    });
  }

  private keywords(list: unknown, path: Path): CustomKeyword[] {
    return this.list(list, path).flatMap((entry, index): CustomKeyword[] => {
      if (isWord(entry)) return [{ name: entry.trim(), language: null, reminder: '', on: [] }];
      const here = [...path, index];
      if (!isObject(entry)) {
        this.expected(here, 'a keyword or { "name": … }', 'un mot-clé ou { "name": … }');
        return [];
      }
      const { name, reminder, on, language, ...others } = entry;
      for (const key of Object.keys(others)) this.unknown([...here, key]);
      if (!isWord(name)) {
        this.expected([...here, 'name'], 'a keyword', 'un mot-clé');
        return [];
      }
      if (language !== undefined && !isLanguage(language))
        this.expected([...here, 'language'], '"en" or "fr"', '"en" ou "fr"');
      if (reminder !== undefined && typeof reminder !== 'string')
        this.expected([...here, 'reminder'], 'a text', 'un texte');
      return [
        {
          name: name.trim(),
          language: isLanguage(language) ? language : null,
          reminder: typeof reminder === 'string' ? reminder : '',
          on: on === undefined ? [] : this.strings(on, [...here, 'on']),
        },
      ];
    });
  }

  private strings(value: unknown, path: Path): string[] {
    return this.list(value, path).flatMap((entry, index) => {
      if (typeof entry === 'string') return [entry];
      this.expected([...path, index], 'a text', 'un texte');
      return [];
    });
  }

  private list(value: unknown, path: Path): readonly unknown[] {
    return this.isList(value, path) ? value : [];
  }

  private isList(value: unknown, path: Path): value is readonly unknown[] {
    if (Array.isArray(value)) return true;
    this.expected(path, 'a list', 'une liste');
    return false;
  }

  private object(value: unknown, path: Path): Record<string, unknown> | null {
    if (isObject(value)) return value;
    this.expected(path, 'an object', 'un objet');
    return null;
  }

  private unknown(path: Path): void {
    const key = String(path.at(-1) ?? '');
    this.problems.push({
      path,
      kind: 'unknown-key',
      message: {
        en: `Cardwright has no "${key}" here; it is left out.`,
        fr: `Cardwright ne connaît pas «\u00A0${key}\u00A0» ici\u00A0; la clé est laissée de côté.`,
      },
    });
  }

  private expected(path: Path, en: string, fr: string): void {
    const key =
      path.length === 0 ? CONFIG_ROOT : { en: `"${path.join('.')}"`, fr: `«\u00A0${path.join('.')}\u00A0»` };
    this.problems.push({
      path,
      kind: 'invalid-value',
      message: {
        en: `${key.en} must be ${en}; this value is left out, the rest is used.`,
        fr: `${key.fr} doit être ${fr}\u00A0; cette valeur est laissée de côté, le reste est pris en compte.`,
      },
    });
  }
}

const CONFIG_ROOT: Localized = { en: 'The configuration', fr: 'La configuration' };

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
