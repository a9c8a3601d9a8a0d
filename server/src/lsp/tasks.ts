import { describe } from './guard.js';

/**
 * Does what waits for files one thing after the other, in the order it was asked for, so that the state
 * of the workspace follows the order of events. A task that fails is logged, and the next begins.
 */
export class Tasks {
  private tail: Promise<void> = Promise.resolve();

  constructor(private readonly log: (message: string) => void) {}

  add(name: string, task: () => Promise<void>): void {
    this.tail = this.tail.then(task).catch((error: unknown) => {
      this.log(`${name}: ${describe(error)}`);
    });
  }

  /** Resolves when everything asked for until now is done. Never rejects. */
  settled(): Promise<void> {
    return this.tail;
  }
}
