import type { Rule, WordInfo } from '../games/game.js';
import { otherLanguage, type Language, type Localized } from '../model/language.js';

const LANGUAGE_NAMES: Localized<Localized> = {
  en: { en: 'in English', fr: 'in French' },
  fr: { en: 'en anglais', fr: 'en français' },
};

/** Markdown signs in text that is not ours (a card's own words) lose their meaning. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>~]/g, '\\$&').replace(/\s+/g, ' ');
}

/** What a hover or `explain` says of a word, in one language. */
export function wordMarkdown(info: WordInfo, rules: readonly Rule[], language: Language): string {
  const own = info.names[language];
  const foreign = info.names[otherLanguage(language)];
  const title = `**${escapeMarkdown(own ?? foreign ?? '')}** — ${info.kind[language]}`;
  const translation =
    foreign === null || foreign === own
      ? []
      : [`*${LANGUAGE_NAMES[language][otherLanguage(language)]}*: ${escapeMarkdown(foreign)}`];
  const colon = language === 'fr' ? '\u00A0:' : ':';
  const parts = [
    title,
    ...translation.map((line) => line.replace('*:', `*${colon}`)),
    ...info.notes[language],
    ...rules.map((rule) => ruleMarkdown(rule, language)),
  ];
  return parts.join('\n\n');
}

/** A rule with its number, its title and its text. */
export function ruleMarkdown(rule: Rule, language: Language): string {
  const title = `**${rule.number}** ${rule.title[language]}`;
  const see =
    rule.see.length === 0
      ? []
      : [language === 'fr' ? `Voir ${rule.see.join(', ')}.` : `See ${rule.see.join(', ')}.`];
  return [title, ...rule.text[language], ...see].join('\n\n');
}

/** The same text in the languages asked for, a line between them. */
export function inLanguages(languages: readonly Language[], write: (language: Language) => string): string {
  return languages.map(write).join('\n\n---\n\n');
}
