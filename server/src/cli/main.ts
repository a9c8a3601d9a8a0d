import { CommanderError } from 'commander';
import type { Language } from '../model/language.js';
import { checkCommand } from './check-command.js';
import { explainCommand } from './explain-command.js';
import { fixCommand } from './fix-command.js';
import { initCommand } from './init-command.js';
import { EXIT, type CliIo } from './io.js';
import { TROUBLE } from './messages.js';
import { checkUi, type RawOptions } from './options.js';
import { buildProgram } from './program.js';
import { Trouble } from './trouble.js';
import { uiLanguage } from './ui-language.js';
import { helpPointer, usageMessage } from './usage-errors.js';

/**
 * Runs the command line `argv` (without the program's own name) and returns its exit code: 0, 1 when there
 * are errors or more warnings than allowed, 2 for wrong usage and for what cannot be read or written.
 */
export async function main(argv: readonly string[], io: CliIo): Promise<number> {
  const ui = uiLanguage(argv, io.env);
  let exitCode: number = EXIT.ok;
  const program = buildProgram(
    io,
    ui,
    {
      check: (paths, options) => checkCommand(paths, options, io, ui),
      fix: (paths, options) => fixCommand(paths, options, io, ui),
      explain: (words, options) => explainCommand(words, options, io, ui),
      init: (folder, options) => initCommand(folder, options, io, ui),
    },
    (code) => {
      exitCode = code;
    },
  );
  try {
    program.hook('preAction', (_, command) => {
      checkUi(command.optsWithGlobals<RawOptions>(), ui);
    });
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    return complain(error, argv, io, ui);
  }
}

function complain(error: unknown, argv: readonly string[], io: CliIo, ui: Language): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.ok;
    if (error.code !== 'commander.help') {
      io.stderr.write(`${usageMessage(error, ui)}\n${helpPointer(argv, ui)}\n`);
    }
  } else if (error instanceof Trouble) {
    const pointer = error.kind === 'usage' ? `\n${helpPointer(argv, ui)}` : '';
    io.stderr.write(`${error.message}${pointer}\n`);
  } else {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    io.stderr.write(`${TROUBLE.internal[ui]({ detail })}\n`);
  }
  return EXIT.trouble;
}
