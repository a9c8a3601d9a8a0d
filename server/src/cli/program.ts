import { Command } from 'commander';
import type { Language } from '../model/language.js';
import { HELP, HELP_TITLES } from './help-text.js';
import type { CliIo } from './io.js';
import type { RawOptions } from './options.js';

/** What each command does; all return an exit code. */
export interface Actions {
  check(paths: readonly string[], options: RawOptions): Promise<number>;
  fix(paths: readonly string[], options: RawOptions): Promise<number>;
  explain(words: readonly string[], options: RawOptions): number;
  init(folder: string | undefined, options: RawOptions): Promise<number>;
}

export const COMMANDS = ['check', 'fix', 'explain', 'init'] as const;

/**
 * The argument parser with its help in the person's language. It throws instead of leaving the process, and
 * keeps its own (English) error sentences to itself. `done` takes the exit code of the command that ran.
 */
export function buildProgram(
  io: CliIo,
  ui: Language,
  actions: Actions,
  done: (exitCode: number) => void,
): Command {
  const program = new Command('cardwright')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        io.stdout.write(text);
      },
      writeErr: (text) => {
        io.stderr.write(text);
      },
      outputError: () => undefined,
      getOutHelpWidth: () => io.stdout.columns ?? 90,
      getErrHelpWidth: () => io.stderr.columns ?? 90,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .configureHelp({ styleTitle: (title) => HELP_TITLES[title]?.[ui] ?? title })
    .description(HELP.program[ui])
    .usage('check|fix|explain|init …')
    .version(io.version, '-V, --version', HELP.version[ui])
    .helpOption('-h, --help', HELP.help[ui])
    .helpCommand('help [command]', HELP.helpCommand[ui])
    .option('--ui <language>', HELP.ui[ui])
    .addHelpText('after', `\n${HELP.exitCodes[ui]}`);

  const check = reading(program, 'check', ui)
    .option('--format <format>', HELP.format[ui])
    .option('--max-warnings <n>', HELP.maxWarnings[ui])
    .option('--severity <severity>', HELP.severity[ui])
    .option('-v, --verbose', HELP.verbose[ui]);
  const fix = reading(program, 'fix', ui)
    .option('--suggested', HELP.suggested[ui])
    .option('--dry-run', HELP.dryRun[ui]);
  const explain = command(program, 'explain', ui)
    .usage('<…>')
    .argument('<words...>', HELP.words[ui])
    .option('--language <language>', HELP.explainLanguage[ui]);
  colors(explain, ui);
  const init = command(program, 'init', ui)
    .argument('[folder]', HELP.folder[ui])
    .option('--game <game>', HELP.initGame[ui])
    .option('--language <language>', HELP.initLanguage[ui])
    .option('--edition <edition>', HELP.initEdition[ui]);

  check.action(async (paths: string[]) => {
    done(await actions.check(paths, check.opts()));
  });
  fix.action(async (paths: string[]) => {
    done(await actions.fix(paths, fix.opts()));
  });
  explain.action((words: string[]) => {
    done(actions.explain(words, explain.opts()));
  });
  init.action(async (folder?: string) => {
    done(await actions.init(folder, init.opts()));
  });
  return program;
}

function command(program: Command, name: (typeof COMMANDS)[number], ui: Language): Command {
  return program
    .command(name)
    .description(HELP[name][ui])
    .helpOption('-h, --help', HELP.help[ui])
    .option('--ui <language>', HELP.ui[ui]);
}

/** A command that reads card files. */
function reading(program: Command, name: 'check' | 'fix', ui: Language): Command {
  const made = command(program, name, ui)
    .argument('[paths...]', HELP.paths[ui])
    .option('--game <game>', HELP.game[ui])
    .option('--language <language>', HELP.language[ui])
    .option('--edition <edition>', HELP.edition[ui])
    .option('--config <file>', HELP.config[ui])
    .option('--stdin-filename <name>', HELP.stdinFilename[ui])
    .option('-q, --quiet', HELP.quiet[ui]);
  return colors(made, ui);
}

function colors(made: Command, ui: Language): Command {
  return made.option('--color', HELP.color[ui]).option('--no-color', HELP.noColor[ui]);
}
