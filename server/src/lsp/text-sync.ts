import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { TextChange } from '../model/document.js';
import { parentFolder } from '../workspace/host.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Changes } from './changes.js';
import { OpenDocuments, type DocumentListener } from './open-documents.js';
import type { Tasks } from './tasks.js';
import { Later } from './timer.js';
import type { Uris } from './uris.js';
import { isConfig } from './watching.js';

/** How long, in milliseconds, a configuration must be left alone before it is taken up as it is typed. */
const CONFIG_QUIET = 150;

/** Keeps the workspace true to what the editor holds open, and tells what that changes. */
export class TextSync implements DocumentListener {
  readonly documents: OpenDocuments;
  private readonly configs = new Map<string, Later>();

  constructor(
    uris: Uris,
    private readonly workspace: Workspace,
    private readonly changes: Changes,
    private readonly tasks: Tasks,
  ) {
    this.documents = new OpenDocuments(uris, this);
  }

  opened(document: TextDocument): void {
    const { uri, languageId } = document;
    this.telling(uri, () => {
      this.workspace.openText(uri, document.getText(), languageId);
    });
    if (isConfig(uri)) return;
    this.tasks.add('configurations above a file', async () => {
      const before = this.workspace.document(uri)?.entry;
      await this.workspace.findConfigs(uri);
      if (this.workspace.document(uri)?.entry !== before) this.changes.all();
    });
  }

  edited(document: TextDocument, change: TextChange | null): void {
    const { uri } = document;
    if (isConfig(uri)) {
      this.laterConfig(document).ask();
      return;
    }
    this.telling(uri, () => {
      if (change === null) this.workspace.openText(uri, document.getText(), document.languageId);
      else this.workspace.changeText(uri, document.getText(), change);
    });
  }

  closed(uri: string): void {
    this.configs.get(uri)?.cancel();
    this.configs.delete(uri);
    this.tasks.add('closed document', async () => {
      // Opened again since: its text counts.
      if (this.documents.has(uri)) return;
      await this.workspace.closeText(uri);
      this.changes.all();
    });
  }

  /** The file of an open configuration has come or gone: with it, what the text says counts or does not. */
  configOnDisk(document: TextDocument, exists: boolean): void {
    this.configs.get(document.uri)?.cancel();
    if (exists) this.workspace.openText(document.uri, document.getText());
    else this.workspace.setConfigText(document.uri, null);
  }

  /** Does something to a document and tells whether it touches other open ones (a declared word does). */
  private telling(uri: string, action: () => void): void {
    const others = this.documents.keys().filter((other) => other !== uri);
    const entries = (): unknown[] => others.map((other) => this.workspace.document(other)?.entry);
    const before = entries();
    action();
    const after = entries();
    this.changes.text(uri);
    if (isConfig(uri) || after.some((entry, i) => entry !== before[i])) this.changes.all();
  }

  private laterConfig(document: TextDocument): Later {
    const { uri } = document;
    let later = this.configs.get(uri);
    if (later === undefined) {
      later = new Later(CONFIG_QUIET, () => {
        this.tasks.add('edited configuration', async () => {
          if (!this.documents.has(uri)) return;
          this.workspace.openText(uri, document.getText());
          await this.workspace.readUnknownFiles(parentFolder(uri) ?? '');
          this.changes.all();
        });
      });
      this.configs.set(uri, later);
    }
    return later;
  }
}
