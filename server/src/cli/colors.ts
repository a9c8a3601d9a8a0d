import pc from 'picocolors';
import type { Severity } from '../model/severity.js';
import type { CliIo, Output } from './io.js';

export type Colors = ReturnType<typeof pc.createColors>;

/**
 * Colours, or the same functions doing nothing. `flag` is `--color` or `--no-color` (undefined for neither);
 * then NO_COLOR and FORCE_COLOR (no-color.org, force-color.org), then whether the stream is a terminal.
 */
export function colorsFor(output: Output, flag: boolean | undefined, env: CliIo['env']): Colors {
  return pc.createColors(flag ?? fromEnvironment(output, env));
}

function fromEnvironment(output: Output, env: CliIo['env']): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false;
  const force = env.FORCE_COLOR ?? '';
  if (force !== '') return force !== '0' && force !== 'false';
  return output.isTTY && env.TERM !== 'dumb';
}

export function paintSeverity(colors: Colors, severity: Severity, text: string): string {
  switch (severity) {
    case 'error':
      return colors.bold(colors.red(text));
    case 'warning':
      return colors.bold(colors.yellow(text));
    case 'information':
      return colors.bold(colors.blue(text));
    case 'hint':
      return colors.bold(colors.cyan(text));
  }
}
