import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { writeIfChanged } from './write-generated.js';

type Language = 'en' | 'fr';

const TEXTS = {
  en: {
    file: 'README.md',
    other: '[En français](README.fr.md)',
    title: '# The checks',
    intro:
      'Each check has a page with examples; the examples are run as tests. A severity can be changed, or a check turned off, in `cardwright.json` (`"severity": { "type-line/case": "off" }`, or `"type-line/*"` for a whole family).',
    columns: '| check | | what |',
  },
  fr: {
    file: 'README.fr.md',
    other: '[In English](README.md)',
    title: '# Les contrôles',
    intro:
      'Chaque contrôle a sa page, avec des exemples qui sont exécutés comme des tests. On change une gravité, ou on désactive un contrôle, dans `cardwright.json` (`"severity": { "type-line/case": "off" }`, ou `"type-line/*"` pour toute une famille).',
    columns: "| contrôle | | ce qu'il signale |",
  },
} as const;

/** Writes the lists of check pages, `docs/checks/README.md` and `README.fr.md`, from the pages themselves. */
export async function compileCheckList(root: string): Promise<void> {
  for (const language of ['en', 'fr'] as const) {
    const file = path.join(root, 'docs/checks', TEXTS[language].file);
    await writeIfChanged(file, await checkList(root, language));
  }
}

/** A list's text as it should be; a test compares it with the file that is there. */
export async function checkList(root: string, language: Language): Promise<string> {
  const folder = path.join(root, 'docs/checks');
  const files = (await glob('*/*.md', { cwd: folder })).sort();
  const rows: string[] = [];
  for (const file of files) {
    if (file.endsWith('.fr.md') !== (language === 'fr')) continue;
    const lines = (await readFile(path.join(folder, file), 'utf8')).split('\n');
    const id = file.replace(/(?:\.fr)?\.md$/, '');
    const severity = /^\*\*[^*]+\*\* (\S+)/.exec(lines[2] ?? '')?.[1] ?? '';
    rows.push(`| [${id}](${file}) | ${severity} | ${(lines[4] ?? '').replaceAll('|', '\\|')} |`);
  }
  const { title, other, intro, columns } = TEXTS[language];
  return [title, '', other, '', intro, '', columns, '| --- | --- | --- |', ...rows, ''].join('\n');
}
