import { CHECK_PAGES_JSON } from '../generated/check-pages.js';
import type { Language, Localized } from '../model/language.js';

/** A check's page: the paragraph that says it shortly, and the whole text (Markdown, without the title). */
export interface CheckPage {
  readonly summary: string;
  readonly body: string;
}

let pages: Readonly<Record<string, Localized<CheckPage>>> | null = null;

/** The page of a check; null for an id that is none. */
export function checkPage(id: string, language: Language): CheckPage | null {
  pages ??= JSON.parse(CHECK_PAGES_JSON) as Readonly<Record<string, Localized<CheckPage>>>;
  return Object.hasOwn(pages, id) ? (pages[id]?.[language] ?? null) : null;
}

/** Where a check's page stands in the package, with forward slashes. */
export function checkPagePath(id: string, language: Language): string {
  return `docs/checks/${id}${language === 'fr' ? '.fr' : ''}.md`;
}
