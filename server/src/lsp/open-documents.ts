import type {
  DidChangeTextDocumentParams,
  DidOpenTextDocumentParams,
  Range,
  TextDocumentIdentifier,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { TextChange } from '../model/document.js';
import type { Span } from '../text/span.js';
import { spanOf } from './from-lsp.js';
import type { Uris } from './uris.js';

/** What happens to a document an editor holds open; URIs are the core's. */
export interface DocumentListener {
  opened(document: TextDocument): void;
  /** One change; null when the text was replaced as a whole. Several come one after the other. */
  edited(document: TextDocument, change: TextChange | null): void;
  closed(uri: string): void;
}

/** The texts the editor holds open, by core URI. They outrank what is on disk. */
export class OpenDocuments {
  private readonly held = new Map<string, TextDocument>();

  constructor(
    private readonly uris: Uris,
    private readonly listener: DocumentListener,
  ) {}

  get(uri: string): TextDocument | undefined {
    return this.held.get(uri);
  }

  has(uri: string): boolean {
    return this.held.has(uri);
  }

  keys(): readonly string[] {
    return [...this.held.keys()];
  }

  open({ textDocument: { uri, languageId, version, text } }: DidOpenTextDocumentParams): void {
    const document = TextDocument.create(this.uris.toCore(uri), languageId, version, text);
    this.held.set(document.uri, document);
    this.listener.opened(document);
  }

  /** A change to a document that was never opened is passed over. */
  change({ textDocument, contentChanges }: DidChangeTextDocumentParams): void {
    const document = this.held.get(this.uris.toCore(textDocument.uri));
    if (document === undefined) return;
    for (const change of contentChanges) {
      const whole = !('range' in change);
      const span = whole ? null : spanOf(document, change.range);
      // The store loses count of the lines when a range reaches past the text: it is given one that does not.
      TextDocument.update(
        document,
        [span === null ? change : { range: rangeIn(document, span), text: change.text }],
        textDocument.version,
      );
      this.listener.edited(document, span === null ? null : { span, newText: change.text });
    }
  }

  close({ uri }: TextDocumentIdentifier): void {
    const core = this.uris.toCore(uri);
    if (this.held.delete(core)) this.listener.closed(core);
  }
}

function rangeIn(document: TextDocument, span: Span): Range {
  return { start: document.positionAt(span.start), end: document.positionAt(span.end) };
}
