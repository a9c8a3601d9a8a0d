import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { afterAll } from 'vitest';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type Diagnostic,
  type DocumentDiagnosticReport,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Registration,
} from 'vscode-languageserver/node';
import { bundleOptions, SERVER } from '../../scripts/bundles.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

let bundled: Promise<string> | null = null;

/** The server as it is published, bundled once per test process. */
export function server(): Promise<string> {
  bundled ??= (async () => {
    const outfile = path.join(ROOT, 'out/test/protocol', `server-${String(process.pid)}.cjs`);
    await build(await bundleOptions(ROOT, SERVER, outfile, false));
    return outfile;
  })();
  return bundled;
}

/** What VS Code says it can do, as far as it matters here. */
export const PULLS: ClientCapabilities = {
  workspace: {
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceFolders: true,
    diagnostics: { refreshSupport: true },
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'] },
  },
  textDocument: {
    diagnostic: { dynamicRegistration: true, relatedInformation: true, codeDescriptionSupport: true },
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true },
  },
  window: { workDoneProgress: true },
};

/** A client that is told of diagnostics instead of asking for them. */
export const IS_TOLD: ClientCapabilities = {
  ...PULLS,
  textDocument: { publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true } },
};

/** What our own client hands over at the start. */
const OURS = { packageUri: 'file:///cardwright', commands: ['cardwright.openCheckPage'] };

export interface EditorOptions {
  /** Files of the workspace folder, by name. */
  readonly files?: Readonly<Record<string, string>>;
  readonly capabilities?: ClientCapabilities;
  readonly locale?: string;
  /** The editor's `cardwright` settings. */
  readonly settings?: Record<string, unknown>;
  readonly initializationOptions?: unknown;
  /** No workspace folder is open; the files are there all the same. */
  readonly loose?: boolean;
  /** The process whose death shall end the server; this one, when none is named. */
  readonly processId?: number | null;
}

/** Every folder an editor was opened on: a test that ends its server by force leaves none behind either. */
const folders = new Set<string>();
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An editor that speaks to a real server process over its standard streams. */
export class Editor {
  readonly published: PublishDiagnosticsParams[] = [];
  readonly registrations: Registration[] = [];
  readonly logged: string[] = [];
  readonly shown: string[] = [];
  refreshed = 0;
  settings: Record<string, unknown>;
  private versions = new Map<string, number>();

  private constructor(
    readonly connection: ProtocolConnection,
    readonly process: ChildProcessWithoutNullStreams,
    readonly folder: string,
    readonly introduction: InitializeResult,
    settings: Record<string, unknown>,
  ) {
    this.settings = settings;
  }

  static async start(options: EditorOptions = {}): Promise<Editor> {
    const folder = mkdtempSync(path.join(tmpdir(), 'cardwright-'));
    folders.add(folder);
    for (const [name, text] of Object.entries(options.files ?? {})) write(folder, name, text);
    const child = spawn(process.execPath, [await server(), '--stdio'], { cwd: folder });
    const stderr: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk.toString()));
    const reader = new StreamMessageReader(child.stdout);
    const connection = createProtocolConnection(reader, new StreamMessageWriter(child.stdin));
    const settings = options.settings ?? {};
    const early: ((editor: Editor) => void)[] = [];
    let editor: Editor | null = null;
    const told = (take: (editor: Editor) => void): void => {
      if (editor === null) early.push(take);
      else take(editor);
    };
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      told((one) => one.published.push(params));
    });
    connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
      told((one) => one.logged.push(message));
    });
    connection.onNotification('window/showMessage', ({ message }: { message: string }) => {
      told((one) => one.shown.push(message));
    });
    connection.onRequest('client/registerCapability', (params: { registrations: Registration[] }) => {
      told((one) => one.registrations.push(...params.registrations));
      return null;
    });
    connection.onRequest('workspace/configuration', () => [editor?.settings ?? settings]);
    connection.onRequest('workspace/diagnostic/refresh', () => {
      told((one) => one.refreshed++);
      return null;
    });
    connection.onRequest('window/workDoneProgress/create', () => null);
    connection.listen();
    const uri = pathToFileURL(folder).href;
    const introduction = await connection.sendRequest<InitializeResult>('initialize', {
      processId: options.processId ?? process.pid,
      rootUri: null,
      capabilities: options.capabilities ?? PULLS,
      locale: options.locale ?? 'en',
      workspaceFolders: options.loose === true ? null : [{ uri, name: 'set' }],
      initializationOptions: 'initializationOptions' in options ? options.initializationOptions : OURS,
    });
    editor = new Editor(connection, child, folder, introduction, settings);
    for (const take of early) take(editor);
    await connection.sendNotification('initialized', {});
    return editor;
  }

  /** Asks the server to end, and returns its exit code. */
  async stop(): Promise<number | null> {
    const ended = once(this.process, 'exit');
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    const [code] = (await ended) as [number | null];
    this.connection.dispose();
    rmSync(this.folder, { recursive: true, force: true });
    return code;
  }

  uri(name: string): string {
    return pathToFileURL(path.join(this.folder, name)).href;
  }

  write(name: string, text: string): void {
    write(this.folder, name, text);
  }

  async open(name: string, text: string, languageId = 'cardwright'): Promise<string> {
    const uri = name.includes(':') ? name : this.uri(name);
    this.versions.set(uri, 1);
    const textDocument = { uri, languageId, version: 1, text };
    await this.connection.sendNotification('textDocument/didOpen', { textDocument });
    return uri;
  }

  async change(uri: string, ...contentChanges: unknown[]): Promise<void> {
    const version = (this.versions.get(uri) ?? 0) + 1;
    this.versions.set(uri, version);
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges,
    });
  }

  async close(uri: string): Promise<void> {
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  /** Tells the server that files changed on disk. */
  async fileEvents(...events: { uri: string; type: 1 | 2 | 3 }[]): Promise<void> {
    await this.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: events });
  }

  async changeSettings(settings: Record<string, unknown>): Promise<void> {
    this.settings = settings;
    await this.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  }

  pull(uri: string, previousResultId?: string): Promise<DocumentDiagnosticReport> {
    return this.connection.sendRequest('textDocument/diagnostic', {
      textDocument: { uri },
      ...(previousResultId === undefined ? {} : { previousResultId }),
    });
  }

  /** The findings of a document, as `line:character-line:character code` lines. */
  async findings(uri: string): Promise<string[]> {
    const report = await this.pull(uri);
    return report.kind === 'full' ? report.items.map(brief) : ['unchanged'];
  }

  /** The last diagnostics published for a document, waiting until they are as wanted. */
  async publishedFor(
    uri: string,
    wanted: (items: Diagnostic[]) => boolean = () => true,
  ): Promise<Diagnostic[]> {
    return until(`diagnostics published for ${uri}`, () => {
      const last = this.published.findLast((params) => params.uri === uri);
      return last !== undefined && wanted(last.diagnostics) ? last.diagnostics : undefined;
    });
  }
}

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A diagnostic in a line: where, and what. */
export function brief({ range: { start, end }, code }: Diagnostic): string {
  const place = (one: { line: number; character: number }): string =>
    `${String(one.line)}:${String(one.character)}`;
  return `${place(start)}-${place(end)} ${String(code)}`;
}

/** The first value that is not undefined; throws after some seconds. */
export async function until<T>(
  what: string,
  probe: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const end = Date.now() + 8000;
  for (;;) {
    const value = await probe();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(20);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
