import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagnose, type Diagnostic } from '../../server/src/checks/diagnose.js';
import type { Check } from '../../server/src/checks/check.js';
import { ALL_CHECKS } from '../../server/src/checks/index.js';
import { applyEdits } from '../../server/src/features/text-edits.js';
import { LANGUAGES, type Language } from '../../server/src/model/language.js';
import { projectOf } from '../support/project.js';
import { readExamples, type Example } from './read-page.js';
import { globSync } from 'tinyglobby';

const ROOT = path.resolve(import.meta.dirname, '../..');

const SEVERITY = {
  en: { error: 'error', warning: 'warning', information: 'information', hint: 'hint' },
  fr: { error: 'erreur', warning: 'avertissement', information: 'information', hint: 'suggestion' },
} as const;

const FIX = {
  en: { safe: 'safe', suggested: 'suggested', both: 'safe or suggested', none: 'none' },
  fr: { safe: 'sûre', suggested: 'proposée', both: 'sûre ou proposée', none: 'aucune' },
} as const;

function pageFile(id: string, language: Language): string {
  return path.join(ROOT, 'docs/checks', `${id}${language === 'fr' ? '.fr' : ''}.md`);
}

async function run(text: string, language: Language): Promise<Diagnostic[]> {
  const { project, entry } = await projectOf(text, { locale: language });
  // What only one language has (`Language: fr` in the header) is shown in it on the pages of both.
  if (entry.facts.languageFrom !== 'header') {
    expect(entry.context.language, 'an example is in the language of its page').toBe(language);
  }
  return diagnose(project, entry);
}

function spansOf(diagnostics: readonly Diagnostic[]): { start: number; end: number }[] {
  return diagnostics.map(({ span }) => ({ start: span.start, end: span.end }));
}

function list(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ code, span }) => `${code} ${String(span.start)}-${String(span.end)}`);
}

async function checkWrong(
  { id, severity }: Check,
  example: Example,
  next: Example | undefined,
  language: Language,
): Promise<void> {
  const found = await run(example.text, language);
  const own = found.filter(({ code }) => code === id);
  expect(example.marked.length, 'a wrong example marks the place with ^ under the line').toBeGreaterThan(0);
  expect(spansOf(own)).toEqual([...example.marked]);
  const milder = own.map((diagnostic) => diagnostic.severity);
  expect(milder, 'a severity of its own is named in the fence').toEqual(
    own.map(() => example.severity ?? severity),
  );
  expect(list(found.filter(({ code }) => code !== id)), 'one fault, one finding').toEqual([]);
  if (next?.kind !== 'fixed') return;
  let text = example.text;
  // Each finding's first fix, from the last to the first so that offsets stay true; one fix may mend several.
  for (const _ of own) {
    const left = (await run(text, language)).filter(({ code }) => code === id);
    const fix = left[0]?.fixes[0];
    if (fix === undefined) break;
    text = applyEdits(text, fix.edits);
  }
  expect(text, 'the fixed text equals the block that follows').toBe(next.text);
}

describe.each(ALL_CHECKS)('docs/checks/$id', (check) => {
  describe.each(LANGUAGES)('%s', (language) => {
    const file = pageFile(check.id, language);
    it('exists', () => {
      expect(existsSync(file)).toBe(true);
    });
    if (!existsSync(file)) return;
    const page = readFileSync(file, 'utf8');
    const examples = readExamples(page);

    it('says what the check declares', () => {
      const severity = SEVERITY[language][check.severity];
      const head =
        language === 'fr'
          ? `**Gravité\u00A0:** ${severity} · **correction\u00A0:** ${FIX.fr[check.fix]} · **depuis** ${check.since}`
          : `**Severity:** ${severity} · **fix:** ${FIX.en[check.fix]} · **since** ${check.since}`;
      const rules =
        check.rules.length === 0
          ? ''
          : ` · **${language === 'fr' ? 'règles' : 'rules'}** ${check.rules.join(', ')}`;
      const lines = page.split('\n');
      expect(lines[0]).toBe(`# ${check.id}`);
      expect(lines[2]).toBe(head + rules);
    });

    it('has wrong and right examples', () => {
      expect(examples.some(({ kind }) => kind === 'wrong')).toBe(true);
      expect(examples.some(({ kind }) => kind === 'right')).toBe(true);
      if (check.fix === 'safe') expect(examples.some(({ kind }) => kind === 'fixed')).toBe(true);
    });

    it.each(
      examples.map((example, index) => [example.kind, example.line, example, examples[index + 1]] as const),
    )('%s example of line %i', async (kind, _line, example, next) => {
      if (kind === 'wrong') {
        await checkWrong(check, example, next, language);
        return;
      }
      const found = await run(example.text, language);
      expect(list(found)).toEqual([]);
    });
  });
});

describe('docs/checks', () => {
  it('has no page without a check', () => {
    const known = new Set(ALL_CHECKS.flatMap(({ id }) => [`${id}.md`, `${id}.fr.md`]));
    const pages = globSync('*/*.md', { cwd: path.join(ROOT, 'docs/checks') });
    expect(pages.filter((page) => !known.has(page.replaceAll(path.sep, '/')))).toEqual([]);
  });
});
