import path from 'node:path';
import { cardFileEndings } from '../formats/index.js';
import { CURRENT_EDITION } from '../model/edition.js';
import type { Language } from '../model/language.js';
import { CONFIG_NAME } from '../workspace/host.js';
import { kindOf, reasonOf, writeNew } from './disk.js';
import { exampleCards } from './example-cards.js';
import { EXIT, type CliIo } from './io.js';
import { SAY, TROUBLE } from './messages.js';
import { shownPath, uriOf } from './names.js';
import { readForced, type RawOptions } from './options.js';
import { Trouble } from './trouble.js';

const GAME_NAMES = { magic: 'Magic', ygo: 'Yu-Gi-Oh!' } as const;

/** `cardwright init`: returns the exit code. Nothing that is there is ever written over. */
export async function initCommand(
  folder: string | undefined,
  raw: RawOptions,
  io: CliIo,
  ui: Language,
): Promise<number> {
  const { game = 'magic', language = ui, edition = CURRENT_EDITION } = readForced(raw, ui);
  const target = path.resolve(io.cwd, folder ?? '.');
  if ((await kindOf(target)) !== 'folder') {
    throw new Trouble(TROUBLE.missing[ui]({ path: folder ?? '.' }), 'input');
  }
  const config = {
    game: GAME_NAMES[game],
    language,
    edition: edition === CURRENT_EDITION ? 'current' : String(edition),
  };
  const host = io.createHost(() => undefined);
  const hasCards = (await host.listFiles(uriOf(target), cardFileEndings())).length > 0;
  await writeOrRefuse(path.join(target, CONFIG_NAME), `${JSON.stringify(config, null, 2)}\n`, io, ui);
  if (!hasCards) {
    const { name, text } = exampleCards(game, language);
    await writeOrRefuse(path.join(target, name), text, io, ui);
  }
  io.stdout.write(`${SAY.tryCheck[ui]}\n`);
  return EXIT.ok;
}

async function writeOrRefuse(file: string, text: string, io: CliIo, ui: Language): Promise<void> {
  const shown = shownPath(io.cwd, file);
  let fresh: boolean;
  try {
    fresh = await writeNew(file, text);
  } catch (error) {
    throw new Trouble(TROUBLE.notWritten[ui]({ path: shown, why: reasonOf(error, ui) }), 'input');
  }
  if (!fresh) throw new Trouble(TROUBLE.exists[ui]({ path: shown }), 'input');
  io.stdout.write(`${SAY.written[ui]({ path: shown })}\n`);
}
