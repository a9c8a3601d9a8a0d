import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagnose } from '../../server/src/checks/diagnose.js';
import { atLeast } from '../../server/src/model/severity.js';
import { projectOf } from '../support/project.js';

const DATA = path.join(import.meta.dirname, 'data');

/** The share of lines that may be named as exceptions. */
const MOST_EXCEPTIONS = 0.01;

function rows(name: string): string[][] {
  const lines = readFileSync(path.join(DATA, name), 'utf8').split('\n').slice(1);
  return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}

/** The lines on which something worse than a hint is reported, each as the type line of one card. */
async function reported(lines: readonly string[], language: 'en' | 'fr', edition: string): Promise<string[]> {
  const [name, rules, lang] = language === 'fr' ? ['Nom', 'Règles', 'Langue'] : ['Name', 'Rules', 'Language'];
  const cards = lines.map((line, index) => `${name}: Card ${String(index)}\nType: ${line}\n`);
  const text = `${lang}: ${language}\n${rules}: ${edition}\n\n${cards.join('\n')}`;
  const { project, entry } = await projectOf(text);
  const faulty = new Set<string>();
  for (const { severity, span, code } of diagnose(project, entry)) {
    if (!code.startsWith('type-line/') && !code.startsWith('structure/')) continue;
    if (!atLeast(severity, 'warning')) continue;
    const start = text.lastIndexOf('\nType: ', span.end) + '\nType: '.length;
    faulty.add(text.slice(start, text.indexOf('\n', start)));
  }
  return [...faulty];
}

describe('type lines of printed cards', () => {
  const exceptions = rows('exceptions.tsv');
  const named = (language: string): string[] =>
    exceptions.filter(([spoken]) => spoken === language).map(([, line]) => line ?? '');

  it('English, 23,492 scripts of 2022', async () => {
    const lines = rows('type-lines-2022-en.tsv').map(([line]) => line ?? '');
    expect(lines).toHaveLength(2295);
    expect((await reported(lines, 'en', '2022')).sort()).toEqual(named('en').sort());
    expect(named('en').length).toBeLessThanOrEqual(lines.length * MOST_EXCEPTIONS);
  });

  it('French, each line in the edition of its last year', async () => {
    const all = rows('type-lines-fr.tsv');
    expect(all).toHaveLength(1073);
    const years = [...new Set(all.map((row) => row[3] ?? ''))];
    const faulty: string[] = [];
    for (const year of years) {
      const lines = all.filter((row) => row[3] === year).map(([line]) => line ?? '');
      faulty.push(...(await reported(lines, 'fr', year)));
    }
    expect(faulty.sort()).toEqual(named('fr').sort());
    expect(named('fr').length).toBeLessThanOrEqual(all.length * MOST_EXCEPTIONS);
  });
});
