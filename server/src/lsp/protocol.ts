/**
 * What client and server say to each other beyond the Language Server Protocol. The only file of the
 * server that the client imports: names and types, no code.
 */

/** Handed over with `initialize`. */
export interface InitializationOptions {
  /** URI of the installed package, whose `docs/` hold the pages of the checks. */
  readonly packageUri?: string;
  /** Settings for clients that answer no `workspace/configuration`. */
  readonly settings?: unknown;
  /** The client's own commands that the server may put into code actions (`OPEN_CHECK_PAGE`). */
  readonly commands?: readonly string[];
}

/** Server to client: the bytes of a file the server cannot reach itself. */
export const READ_FILE = 'cardwright/readFile';

export interface ReadFileParams {
  readonly uri: string;
}

export interface ReadFileResult {
  /** Base64; null when the file cannot be read. */
  readonly content: string | null;
}

/** Server to client: the files below a folder the server cannot reach itself. */
export const LIST_FILES = 'cardwright/listFiles';

export interface ListFilesParams {
  readonly folder: string;
  /** Endings of the names wanted; one that begins with a slash is a whole name. */
  readonly endings: readonly string[];
}

export interface ListFilesResult {
  readonly uris: readonly string[];
}

/** `workspace/executeCommand`: checks every file of the workspace. No arguments. */
export const CHECK_WORKSPACE = 'cardwright.server.checkWorkspace';

/** What `CHECK_WORKSPACE` answers. */
export interface CheckSummary {
  readonly files: number;
  readonly cards: number;
  readonly errors: number;
  readonly warnings: number;
  readonly information: number;
  readonly hints: number;
}

/** The client's command behind "explain this": `[id of the check, URI of its page]`. */
export const OPEN_CHECK_PAGE = 'cardwright.openCheckPage';

/** The code action kind that applies every safe fix of a file. */
export const FIX_ALL_KIND = 'source.fixAll.cardwright';
