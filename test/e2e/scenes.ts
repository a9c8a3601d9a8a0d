/** The scenes of gate 2. Each begins in a freshly loaded window, on a new copy of the fixture's folder. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { screenshot } from './browser.js';
import {
  boxOf,
  clickOn,
  hoverOn,
  lightBulb,
  openFile,
  problems,
  quickFixMenu,
  squiggleUnder,
  takeQuickFix,
  typeOver,
} from './workbench.js';

export interface Scene {
  readonly title: string;
  play(page: Page): Promise<void>;
}

const faulty = 'Type: Ritual : arcane';

export const scenes: readonly Scene[] = [
  {
    title: 'French: the faults are underlined, the rest is not',
    async play(page: Page): Promise<void> {
      await openFile(page, 'echos.card');
      await squiggleUnder(page, faulty, 'Ritual', 'error');
      await squiggleUnder(page, 'Type: Rituel: arcane', 'l:', 'warning');
      for (const kind of ['error', 'warning'] as const) {
        await squiggleUnder(page, 'Type: Éphémère : arcane', 'Éphémère : arcane', kind, false);
      }
      await screenshot(page, 'french-squiggles');
    },
  },
  {
    title: 'French: the mouse on Rituel shows its rule, on a fault its reason',
    async play(page: Page): Promise<void> {
      await openFile(page, 'echos.card');
      const rule = await hoverOn(page, 'Type: Rituel', 'Rituel', /\b307\b/);
      assert.match(rule, /rituel/i);
      await screenshot(page, 'french-hover');
      await squiggleUnder(page, faulty, 'Ritual', 'error');
      const fault = await hoverOn(page, faulty, 'Ritual', /type-line\/unknown-word/);
      assert.match(fault, /Rituel/, 'what to write instead is named');
      await screenshot(page, 'french-fault-hover');
    },
  },
  {
    title: 'French: the light bulb offers Rituel, and the squiggle goes',
    async play(page: Page): Promise<void> {
      await openFile(page, 'echos.card');
      await squiggleUnder(page, faulty, 'Ritual', 'error');
      await clickOn(page, faulty, 'Ritual');
      await lightBulb(page);
      const offers = await quickFixMenu(page);
      assert.ok(
        offers.some((offer) => offer.includes('Rituel')),
        `Rituel is offered: ${offers.join(' | ')}`,
      );
      await screenshot(page, 'french-quickfix-menu');
      await takeQuickFix(page, 'Rituel');
      await boxOf(page, 'Type: Rituel : arcane', 'Rituel');
      await squiggleUnder(page, 'Type: Rituel : arcane', 'Rituel', 'error', false);
      await screenshot(page, 'french-fixed');
    },
  },
  {
    title: 'French: a fault is underlined as it is typed, and no longer when mended',
    async play(page: Page): Promise<void> {
      await openFile(page, 'echos.card');
      await squiggleUnder(page, faulty, 'Ritual', 'error');
      await typeOver(page, 'Type: Éphémère : arcane', 'arcane', 'arcan');
      await squiggleUnder(page, 'Type: Éphémère : arcan', 'arcan', 'warning');
      await page.keyboard.type('e');
      await squiggleUnder(page, 'Type: Éphémère : arcane', 'arcane', 'warning', false);
    },
  },
  {
    title: 'English: the faults are underlined and listed, the mouse on Sorcery shows its rule',
    async play(page: Page): Promise<void> {
      await openFile(page, 'echoes.card');
      await squiggleUnder(page, 'Type: Creature — Solider', 'Solider', 'warning');
      await squiggleUnder(page, 'Type: Instant - Arcane', '-', 'warning');
      const rule = await hoverOn(page, 'Type: Sorcery', 'Sorcery', /\b307\b/);
      assert.match(rule, /sorcery/i);
      await screenshot(page, 'english-hover');
      const rows = await problems(page, 'type-line/unknown-subtype');
      assert.ok(
        rows.some((row) => row.includes('type-line/separator')),
        `the separator is listed: ${rows.join(' | ')}`,
      );
      assert.ok(
        rows.some((row) => row.includes('Soldier')),
        'what to write instead is named',
      );
      await screenshot(page, 'english-problems');
    },
  },
  {
    title: 'English: the quick fix writes Soldier; a misspelt Sorcery is underlined as it is typed',
    async play(page: Page): Promise<void> {
      await openFile(page, 'echoes.card');
      await squiggleUnder(page, 'Type: Creature — Solider', 'Solider', 'warning');
      await clickOn(page, 'Type: Creature — Solider', 'Solider');
      await quickFixMenu(page);
      await takeQuickFix(page, 'Soldier');
      await squiggleUnder(page, 'Type: Creature — Soldier', 'Soldier', 'warning', false);
      await typeOver(page, 'Type: Sorcery', 'Sorcery', 'Soricery');
      await squiggleUnder(page, 'Type: Soricery', 'Soricery', 'error');
    },
  },
];
