import { RAL, type Disposable } from 'vscode-languageserver';

/** Lets everything that waits (a keystroke, a cancelled request) have its turn. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    RAL().timer.setImmediate(() => {
      resolve();
    });
  });
}

/** Resolves when the time is over, or as soon as `until` does. */
export function atMost(milliseconds: number, until: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = RAL().timer.setTimeout(() => {
      resolve();
    }, milliseconds);
    const done = (): void => {
      timer.dispose();
      resolve();
    };
    until.then(done, done);
  });
}

/** How long, in milliseconds, an answer waits for settings and folders that are still being read. */
const PATIENCE = 1500;

/** Waits, within reason, for what is being read: an answer without it may be a false alarm. */
export function patiently(settled: Promise<void>): Promise<void> {
  return atMost(PATIENCE, settled);
}

/** Something done once things have been quiet for a while, however often it was asked for. */
export class Later {
  private timer: Disposable | null = null;

  constructor(
    private readonly milliseconds: number,
    private readonly action: () => void,
  ) {}

  ask(): void {
    this.timer?.dispose();
    this.timer = RAL().timer.setTimeout(() => {
      this.timer = null;
      this.action();
    }, this.milliseconds);
  }

  cancel(): void {
    this.timer?.dispose();
    this.timer = null;
  }
}
