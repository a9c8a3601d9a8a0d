import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import path from 'node:path';
import { writeGenerated } from './write-generated.js';

/** A check's page in one language as the server carries it. */
interface Page {
  /** The paragraph under the title: what is wrong, in a few sentences. */
  summary: string;
  /** The page without its title. */
  body: string;
}

/** Gathers `docs/checks/**` (`id.md` English, `id.fr.md` French) so that hovers and `explain` can show it. */
export async function compilePages(root: string): Promise<void> {
  const pages: Record<string, Partial<Record<'en' | 'fr', Page>>> = {};
  const files = await glob('docs/checks/*/*.md', { cwd: root });
  for (const file of files.sort()) {
    const language = file.endsWith('.fr.md') ? 'fr' : 'en';
    const id = file.replace(/^docs\/checks\//, '').replace(/(?:\.fr)?\.md$/, '');
    const text = await readFile(path.join(root, file), 'utf8');
    (pages[id] ??= {})[language] = readPage(file, id, text);
  }
  for (const [id, page] of Object.entries(pages)) {
    if (page.en === undefined || page.fr === undefined)
      throw new Error(`docs/checks/${id}: one language is missing`);
  }
  await writeGenerated(root, 'check-pages.ts', 'docs/checks/**/*.md', { CHECK_PAGES_JSON: pages });
}

function readPage(file: string, id: string, text: string): Page {
  const lines = text.split('\n');
  if (lines[0] !== `# ${id}`) throw new Error(`${file}: the first line must be "# ${id}"`);
  const body = lines.slice(1).join('\n').trim();
  const paragraphs = body.split(/\n\s*\n/);
  const summary = paragraphs.find((paragraph) => !/^(?:#|\*\*|```|-)/.test(paragraph)) ?? '';
  return { summary: summary.replace(/\n/g, ' ').trim(), body };
}
