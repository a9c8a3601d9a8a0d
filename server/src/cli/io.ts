import type { DecodedText } from '../text/decode.js';
import type { Host } from '../workspace/host.js';

/** A stream a person or a pipe reads. */
export interface Output {
  /** Never throws; what a closed pipe no longer takes is dropped. */
  write(text: string): void;
  readonly isTTY: boolean;
  /** The terminal's width in columns; null where there is none. */
  readonly columns: number | null;
}

/** All that the command line asks of the process it runs in. */
export interface CliIo {
  /** Absolute path of the current folder. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  readonly stdout: Output;
  readonly stderr: Output;
  /** The host the workspace reads through; `log` hears of what went wrong. */
  createHost(log: (message: string) => void): Host;
  decode(bytes: Uint8Array): DecodedText;
  /** Everything that comes through standard input. */
  readStdin(): Promise<Uint8Array>;
  /** Milliseconds from any fixed moment. */
  now(): number;
}

/** Exit codes; a contract with CI scripts. */
export const EXIT = { ok: 0, findings: 1, trouble: 2 } as const;
