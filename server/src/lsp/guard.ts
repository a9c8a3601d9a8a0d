import { ResponseError, type RemoteConsole } from 'vscode-languageserver';

/**
 * Wraps a handler so that whatever goes wrong in it is logged under its name and answered with `fallback`:
 * a client gets an answer even to what makes no sense. Errors meant for the client (a cancelled request)
 * pass.
 */
export function guarded<A extends readonly unknown[], R, F>(
  console: Pick<RemoteConsole, 'error'>,
  name: string,
  fallback: F,
  handler: (...args: A) => R | Promise<R>,
): (...args: A) => Promise<R | F> {
  return async (...args) => {
    try {
      return await handler(...args);
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      console.error(`${name}: ${describe(error)}`);
      return fallback;
    }
  };
}

/** An error with its stack, for the log. */
export function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
