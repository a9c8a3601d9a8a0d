/** What a person does in the editor's window and sees there, by way of the page. */
import type { Page } from 'playwright-core';
import { orUndefinedInTime } from './browser.js';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Squiggle = 'error' | 'warning' | 'info' | 'hint';

/** Double-clicks a file in the explorer and waits for its text. */
export async function openFile(page: Page, name: string): Promise<void> {
  await page.locator('.explorer-folders-view .monaco-list-row', { hasText: name }).dblclick();
  await page.locator('.tabs-container .tab.active', { hasText: name }).waitFor();
  await page.locator('.editor-instance .view-lines .view-line').first().waitFor();
}

/**
 * The box, in page pixels, of a word inside the shown line whose whole text is `line`. The lines
 * of the editor are drawn in pieces with no-break spaces, so the word is measured by a DOM range.
 */
export async function boxOf(page: Page, line: string, word: string): Promise<Box> {
  const handle = await page
    .waitForFunction(
      ([line, word]) => {
        for (const element of document.querySelectorAll('.editor-instance .view-lines .view-line')) {
          const text = element.textContent.replaceAll('\u00a0', ' ');
          if (text !== line) continue;
          const start = text.indexOf(word);
          const range = document.createRange();
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          let offset = 0;
          for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            const end = offset + (node.textContent?.length ?? 0);
            if (start >= offset && start < end) range.setStart(node, start - offset);
            if (start + word.length > offset && start + word.length <= end)
              range.setEnd(node, start + word.length - offset);
            offset = end;
          }
          const { x, y, width, height } = range.getBoundingClientRect();
          return { x, y, width, height };
        }
        return null;
      },
      [line, word] as const,
      { timeout: 10_000 },
    )
    .catch(orUndefinedInTime);
  const box = await handle?.jsonValue();
  if (box === undefined || box === null) throw new Error(`The editor shows no line \`${line}\`.`);
  return box;
}

/** Waits until a squiggle of the kind lies under the word, or (`there` false) until none does. */
export async function squiggleUnder(
  page: Page,
  line: string,
  word: string,
  kind: Squiggle,
  there = true,
): Promise<void> {
  const box = await boxOf(page, line, word);
  const wanted = await page
    .waitForFunction(
      ({ box, kind, there }) => {
        const marks = [...document.querySelectorAll(`.editor-instance .squiggly-${kind}`)].map((mark) =>
          mark.getBoundingClientRect(),
        );
        // A third of the word at least: the decoration of a neighbour may reach one pixel over.
        const under = marks.some((mark) => {
          const shared = Math.min(mark.right, box.x + box.width) - Math.max(mark.left, box.x);
          return shared >= box.width / 3 && mark.top < box.y + box.height && mark.bottom > box.y;
        });
        return under === there;
      },
      { box, kind, there },
      { timeout: 15_000 },
    )
    .catch(orUndefinedInTime);
  if (wanted === undefined)
    throw new Error(
      `There is ${there ? 'no' : 'still a'} squiggle of kind ${kind} under \`${word}\` in \`${line}\`.`,
    );
}

/** Moves the mouse onto a word and returns what the hover shows, once it shows `wanted`. */
export async function hoverOn(page: Page, line: string, word: string, wanted: RegExp): Promise<string> {
  const hover = page.locator('.monaco-hover:not(.hidden)', { hasText: wanted }).first();
  const box = await boxOf(page, line, word);
  // A server that is still starting gives an empty hover, and VS Code does not ask again by itself.
  for (let tries = 0; tries < 5; tries++) {
    await page.mouse.move(700, 20);
    await page.mouse.move(box.x + box.width / 2 - 2, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
    const shown = await hover.waitFor({ timeout: 2500 }).then(() => true, orUndefinedInTime);
    if (shown) return (await hover.innerText()).replaceAll('\u00a0', ' ');
  }
  throw new Error(`The hover on \`${word}\` in \`${line}\` never shows ${String(wanted)}.`);
}

/** Puts the caret into a word. */
export async function clickOn(page: Page, line: string, word: string): Promise<void> {
  const box = await boxOf(page, line, word);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Types over a word, as a person would: double click, then keys. */
export async function typeOver(page: Page, line: string, word: string, text: string): Promise<void> {
  const box = await boxOf(page, line, word);
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.type(text, { delay: 30 });
  await page.keyboard.press('Escape'); // Whatever was suggested meanwhile.
}

/** Waits for the light bulb that the caret's place earns. */
export async function lightBulb(page: Page): Promise<void> {
  await page
    .locator(
      '.editor-instance [class*="codicon-light-bulb"], .editor-instance [class*="codicon-lightbulb"], .editor-instance [class*="codicon-gutter-lightbulb"]',
    )
    .first()
    .waitFor({ timeout: 10_000 });
}

/** Opens the quick-fix menu at the caret and returns what it offers. */
export async function quickFixMenu(page: Page): Promise<string[]> {
  const rows = page.locator('.action-widget .monaco-list-row.action');
  // On a loaded machine the window may still be settling, which closes the menu: press again.
  for (let tries = 0; tries < 4; tries++) {
    await page.keyboard.press('Control+.');
    const open = rows.first().waitFor({ timeout: 4000 });
    const shown = await open.then(() => true, orUndefinedInTime);
    if (shown) return rows.allInnerTexts();
  }
  throw new Error('The quick-fix menu does not open.');
}

/** Takes one of the open menu's entries. */
export async function takeQuickFix(page: Page, title: string): Promise<void> {
  await page.locator('.action-widget .monaco-list-row.action', { hasText: title }).first().click();
}

/** Opens the Problems panel and returns its rows once one of them has the text. */
export async function problems(page: Page, wanted: string): Promise<string[]> {
  const panel = page.locator('.markers-panel-container');
  if (!(await panel.isVisible())) await page.keyboard.press('Control+Shift+M');
  const rows = panel.locator('.monaco-list-row');
  await rows.filter({ hasText: wanted }).first().waitFor({ timeout: 10_000 });
  return rows.allInnerTexts();
}
