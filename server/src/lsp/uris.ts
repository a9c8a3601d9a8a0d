import { URI } from 'vscode-uri';

/**
 * The core compares URIs as texts, while editors spell the same file differently (`%C3%A9` or `é`, a slash
 * after a folder). Inside there is one spelling; a client gets back the one it used.
 */
export class Uris {
  private readonly spellings = new Map<string, string>();

  /** The URI as the core names it. What is no URI stays as it is, and names no file. */
  toCore(uri: string): string {
    const core = canonical(uri);
    if (core !== uri) this.spellings.set(core, uri);
    return core;
  }

  toClient(uri: string): string {
    return this.spellings.get(uri) ?? uri;
  }

  /** A folder has no slash at its end. */
  folderToCore(uri: string): string {
    return canonical(uri).replace(/\/+$/, '');
  }
}

function canonical(uri: string): string {
  try {
    return URI.parse(uri, true).toString();
  } catch {
    return uri;
  }
}

/** The scheme of a URI, lower case; empty for what is no URI. */
export function schemeOf(uri: string): string {
  return /^([a-z][a-z0-9+.-]*):/i.exec(uri)?.[1]?.toLowerCase() ?? '';
}
