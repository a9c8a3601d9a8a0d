/** The browser that shows the editor, and what its page says. */
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, errors, type Page } from 'playwright-core';
import { logFolder, screenshotFolder } from './paths.js';
import { temporaryFolder } from './temporary.js';

export interface Browser {
  readonly page: Page;
  /** Rejects when the page crashes; never resolves. */
  readonly crashed: Promise<never>;
  close(): Promise<void>;
}

/** Opens a page of 1280×800; its console goes to `logs/<name>-browser.log`. */
export async function openBrowser(executablePath: string, name: string): Promise<Browser> {
  mkdirSync(logFolder, { recursive: true });
  const log = createWriteStream(path.join(logFolder, `${name}-browser.log`));
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    // Its crash reporter writes below the home folder otherwise.
    env: {
      ...definedOnly(process.env),
      XDG_CONFIG_HOME: temporaryFolder('chromium'),
      XDG_CACHE_HOME: temporaryFolder('chromium'),
    },
    // `--no-sandbox`: CI runs as root. The rest: nothing but the page itself uses the network.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    deviceScaleFactor: 1,
  });
  // tsx names every inner function through a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (value) => value;');
  // Leaving a window with unsaved text may ask; the tests never mean to stay.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.on('console', (message) => log.write(`${message.type()}: ${message.text()}\n`));
  page.on('pageerror', (error) => log.write(`page error: ${error.message}\n`));
  const crashed = new Promise<never>((_, reject) =>
    page.on('crash', () => {
      reject(new Error('The browser page crashed.'));
    }),
  );
  crashed.catch(() => undefined);
  return {
    page,
    crashed,
    async close() {
      await browser.close();
      log.end();
    },
  };
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

/** Waits until the editor's window is drawn: its server answers long before, even when it is broken. */
export async function waitForWorkbench(page: Page): Promise<void> {
  await page.locator('.monaco-workbench .part.editor').waitFor({ timeout: 60_000 });
}

/** Keeps what the page shows as `screenshots/<name>.png`. */
export async function screenshot(page: Page, name: string): Promise<void> {
  mkdirSync(screenshotFolder, { recursive: true });
  await page.screenshot({ path: path.join(screenshotFolder, `${name}.png`) });
}

/** Instead of an error: for a wait that came to nothing. Any other error is thrown on. */
export function orUndefinedInTime(error: unknown): undefined {
  if (!(error instanceof errors.TimeoutError)) throw error;
}
