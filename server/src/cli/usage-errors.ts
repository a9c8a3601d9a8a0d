import type { CommanderError } from 'commander';
import type { Language } from '../model/language.js';
import { TROUBLE } from './messages.js';
import { COMMANDS } from './program.js';

/** The argument parser's complaint in the person's language; it gives its own in English only. */
export function usageMessage(error: CommanderError, ui: Language): string {
  const [complaint = '', suggestion = ''] = error.message.split('\n(Did you mean ');
  const words = [...complaint.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? '');
  const near = suggestion.match(/[\w-]+(?=[,?)])/g) ?? [];
  const said = sentence(error.code, complaint, words, ui);
  return near.length === 0 ? said : `${said} ${TROUBLE.didYouMean[ui]({ near })}`;
}

function sentence(code: string, complaint: string, words: readonly string[], ui: Language): string {
  switch (code) {
    case 'commander.unknownOption':
      return TROUBLE.unknownOption[ui]({ words });
    case 'commander.unknownCommand':
      return TROUBLE.unknownCommand[ui]({ words });
    case 'commander.optionMissingArgument':
      return TROUBLE.missingValue[ui]({ words });
    case 'commander.missingArgument':
      return TROUBLE.missingArgument[ui]({ words });
    case 'commander.excessArguments':
      return TROUBLE.tooManyArguments[ui];
    default:
      return complaint.replace(/^error: /, '');
  }
}

/** Where the help is that a wrong command line needs. */
export function helpPointer(argv: readonly string[], ui: Language): string {
  const name = argv.find((argument) => COMMANDS.some((known) => known === argument));
  return TROUBLE.seeHelp[ui]({ command: name === undefined ? 'cardwright' : `cardwright ${name}` });
}
