/**
 * Takes the pictures of the README from the examples, in the real editor: `npm run pictures`.
 */
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser, waitForWorkbench } from './browser.js';
import { startEditor } from './editor.js';
import { defaultVsix, root } from './paths.js';
import { prepare } from './prepare.js';
import { temporaryFolder } from './temporary.js';
import { clickOn, hoverOn, openFile, quickFixMenu, squiggleUnder } from './workbench.js';

const folder = path.join(root, 'docs', 'images');
const size = { width: 1000, height: 760 };

interface Picture {
  readonly name: string;
  readonly set: string;
  readonly take: (page: Page) => Promise<void>;
}

const pictures: readonly Picture[] = [
  {
    name: 'squiggles-fr',
    set: 'echos-de-la-source',
    take: async (page) => {
      await openFile(page, 'sorts.card');
      await squiggleUnder(page, 'Type: Rituel: arcane', 'l:', 'warning');
      await hoverOn(page, 'Type: Créature : gobellin et éclaireur', 'gobellin', /gobelin/);
    },
  },
  {
    name: 'hover-en',
    set: 'sunken-library',
    take: async (page) => {
      await openFile(page, 'library.card');
      await squiggleUnder(page, 'Type: Instant - Arcane', '-', 'warning');
      await hoverOn(page, 'Type: Sorcery — Lesson', 'Sorcery', /\b307\b/);
    },
  },
  {
    name: 'quickfix-fr',
    set: 'echos-de-la-source',
    take: async (page) => {
      await openFile(page, 'sorts.card');
      await squiggleUnder(page, 'Type: Rituel: arcane', 'l:', 'warning');
      await clickOn(page, 'Type: Rituel: arcane', ': a');
      await quickFixMenu(page);
    },
  },
];

const host = await prepare();
const editor = await startEditor(host, { name: 'pictures', vsix: defaultVsix, settings: {} });
const browser = await openBrowser(host.chromium, 'pictures');
mkdirSync(folder, { recursive: true });
try {
  await browser.page.setViewportSize(size);
  for (const { name, set, take } of pictures) {
    const copy = temporaryFolder(path.join('pictures', name, set));
    cpSync(path.join(root, 'examples', set), copy, { recursive: true });
    await browser.page.goto(`${editor.url}/?${new URLSearchParams({ folder: copy }).toString()}`);
    await waitForWorkbench(browser.page);
    await take(browser.page);
    await browser.page.screenshot({ path: path.join(folder, `${name}.png`) });
    console.log(`docs/images/${name}.png`);
  }
} finally {
  await browser.close();
  await editor.stop();
}
process.exit(0);
