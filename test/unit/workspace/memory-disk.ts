import { CHECK_IDS } from '../../../server/src/checks/index.js';
import { diagnose } from '../../../server/src/checks/diagnose.js';
import type { Host } from '../../../server/src/workspace/host.js';
import { Workspace, type WorkspaceOptions } from '../../../server/src/workspace/workspace.js';

/** A disk in memory that a test may change while a workspace looks at it. */
export class MemoryDisk implements Host {
  readonly files = new Map<string, string>();
  /** Every URI that was read, in order. */
  readonly reads: string[] = [];
  /** Awaited before a read is answered, so that a test may do something meanwhile. */
  beforeAnswer: (uri: string) => Promise<void> | void = () => undefined;

  constructor(files: Readonly<Record<string, string>>) {
    for (const [uri, text] of Object.entries(files)) this.files.set(uri, text);
  }

  async readFile(uri: string): ReturnType<Host['readFile']> {
    this.reads.push(uri);
    const text = this.files.get(uri);
    await this.beforeAnswer(uri);
    return text === undefined ? null : { text, encoding: 'utf-8' };
  }

  listFiles(folder: string, endings: readonly string[]): Promise<string[]> {
    const inside = [...this.files.keys()].filter((uri) => uri.startsWith(`${folder}/`));
    return Promise.resolve(inside.filter((uri) => endings.some((ending) => uri.endsWith(ending))).sort());
  }

  log(): void {
    // Nobody looks for a fault here.
  }
}

/** A workspace over a disk, the given folders read. */
export async function open(
  disk: MemoryDisk,
  folders: readonly string[],
  options: Partial<WorkspaceOptions> = {},
): Promise<Workspace> {
  const workspace = new Workspace(disk, { checkIds: CHECK_IDS, locale: 'en', ...options });
  for (const folder of folders) await workspace.addFolder(folder);
  return workspace;
}

/** The codes of what is said about a document; null for one that is not known. */
export function codes(workspace: Workspace, uri: string): string[] | null {
  const placed = workspace.document(uri);
  return placed === null ? null : diagnose(placed.project, placed.entry).map(({ code }) => code);
}
