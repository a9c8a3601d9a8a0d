import type { CancellationToken } from 'vscode-languageserver';
import { atMost } from './timer.js';

/** What has changed: the text of one open document, or something that may speak for any of them. */
export type Change =
  { readonly kind: 'text'; readonly uri: string } | { readonly kind: 'all'; readonly uri: null };

/** Tells those who keep findings up to date that something has changed. */
export class Changes {
  /** Counts the changes: what was computed under the same number still holds. */
  private count = 0;
  private readonly listeners: ((change: Change) => void)[] = [];
  private waiting: (() => void)[] = [];

  get stamp(): number {
    return this.count;
  }

  listen(listener: (change: Change) => void): void {
    this.listeners.push(listener);
  }

  /** The text of an open document changed. */
  text(uri: string): void {
    this.tell({ kind: 'text', uri });
  }

  /** Something changed that many documents depend on. */
  all(): void {
    this.tell({ kind: 'all', uri: null });
  }

  /** Resolves at the next change after `stamp`, or when the token is cancelled. */
  async next(stamp: number, token: CancellationToken): Promise<void> {
    if (this.count !== stamp || token.isCancellationRequested) return;
    const changed = new Promise<void>((resolve) => {
      this.waiting.push(resolve);
      token.onCancellationRequested(() => {
        this.waiting = this.waiting.filter((other) => other !== resolve);
        resolve();
      });
    });
    await atMost(LONGEST_WAIT, changed);
  }

  private tell(change: Change): void {
    this.count++;
    const waiting = this.waiting;
    this.waiting = [];
    for (const listener of this.listeners) listener(change);
    for (const resolve of waiting) resolve();
  }
}

/** Some proxies between client and server drop what is not answered within minutes. */
const LONGEST_WAIT = 60_000;
