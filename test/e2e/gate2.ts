/**
 * Gate 2: what a person sees and does in the editor's window, with mouse and keys, in the
 * packaged extension. Its screenshots are kept to be looked at.
 */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { openBrowser, screenshot, waitForWorkbench, type Browser } from './browser.js';
import { startEditor } from './editor.js';
import { print, type Outcome } from './outcome.js';
import { fixtureWorkspace } from './paths.js';
import type { Host } from './prepare.js';
import { scenes, type Scene } from './scenes.js';
import { temporaryFolder } from './temporary.js';
import { within } from './within.js';

const gate = 'window';

/** Runs the gate; never throws. A scene that fails does not keep the next from being tried. */
export async function gate2(host: Host, vsix: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const started = Date.now();
  try {
    const editor = await startEditor(host, {
      name: 'gate2',
      vsix,
      // What is typed is what is meant: no suggestion is taken by accident.
      settings: {
        'editor.acceptSuggestionOnCommitCharacter': false,
        'editor.acceptSuggestionOnEnter': 'off',
        'editor.wordBasedSuggestions': 'off',
      },
    });
    try {
      // One browser for all scenes: it has VS Code's files in its cache after the first.
      const browser = await openBrowser(host.chromium, 'gate2');
      try {
        for (const [index, scene] of scenes.entries()) {
          // VS Code opens again what was open in a folder: a folder a scene keeps them apart.
          const folder = temporaryFolder(path.join(`gate2-${index + 1}`, 'echos'));
          cpSync(fixtureWorkspace, folder, { recursive: true });
          const url = `${editor.url}/?${new URLSearchParams({ folder }).toString()}`;
          outcomes.push(await play(scene, browser, url, editor.died));
        }
      } finally {
        await browser.close();
      }
    } finally {
      await editor.stop();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const outcome: Outcome = {
      gate,
      title: 'the editor starts and ends',
      error: message,
      milliseconds: Date.now() - started,
    };
    outcomes.push(outcome);
    print(outcome);
  }
  return outcomes;
}

/** One scene on a freshly loaded window. */
async function play(scene: Scene, browser: Browser, url: string, died: Promise<never>): Promise<Outcome> {
  const started = Date.now();
  const { page } = browser;
  let error: string | undefined;
  const act = async (): Promise<void> => {
    await page.goto(url);
    await waitForWorkbench(page);
    await scene.play(page);
  };
  try {
    await within(90_000, 'the scene to end', Promise.race([act(), died, browser.crashed]));
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : String(thrown);
    await within(5000, 'a screenshot', screenshot(page, `failure-${scene.title.replace(/\W+/g, '-')}`)).catch(
      () => undefined,
    );
  }
  const outcome: Outcome = {
    gate,
    title: scene.title,
    milliseconds: Date.now() - started,
    ...(error !== undefined && { error }),
  };
  print(outcome);
  return outcome;
}

gate2.title = gate;
