import type { Connection } from 'vscode-languageserver';
import type { Language } from '../model/language.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Abilities } from './abilities.js';
import type { Changes } from './changes.js';
import type { OpenDocuments } from './open-documents.js';
import type { TextSync } from './text-sync.js';
import type { Uris } from './uris.js';

/** Everything the handlers of one connection share. Made when the client introduces itself. */
export interface Session {
  readonly connection: Connection;
  readonly abilities: Abilities;
  readonly workspace: Workspace;
  readonly documents: OpenDocuments;
  readonly texts: TextSync;
  readonly uris: Uris;
  readonly changes: Changes;
  /** The editor's language, for what belongs to no document. */
  readonly locale: Language;
  /** Where the pages of the checks stand, without a slash at its end; null when unknown. */
  readonly packageUri: string | null;
  /** Whether the client has the command that shows a check's page. */
  readonly opensPages: boolean;
  /** Resolves when settings, folders and files that changed until now have been read. Never rejects. */
  settled(): Promise<void>;
}
