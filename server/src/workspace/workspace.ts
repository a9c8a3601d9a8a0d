import picomatch from 'picomatch';
import { cardFileEndings, formatOfLanguage, formatOfPath } from '../formats/index.js';
import type { CardDocument, TextChange } from '../model/document.js';
import type { Language } from '../model/language.js';
import type { DecodedText, Encoding } from '../text/decode.js';
import { readConfigFile } from './config-file.js';
import { CONFIG_NAME, parentFolder, type Host } from './host.js';
import { Project, type ProjectDocument, type SettingsLayers } from './project.js';
import { readAhead } from './read-ahead.js';
import type { Settings } from './settings.js';
import { validateSettings, type SettingsProblem } from './validate-settings.js';

export interface WorkspaceOptions {
  /** The ids a severity may be set for. */
  readonly checkIds: ReadonlySet<string>;
  /** The language of a document that gives no hint of its own. */
  readonly locale: Language;
  /** Settings that outrank every configuration file (a command line's flags). */
  readonly forced?: Settings;
  /** A configuration file to use for every project instead of those found. */
  readonly configUri?: string;
}

type ReadText = (uri: string) => Promise<DecodedText | null>;

/** A document and the project it belongs to. */
export interface Placed {
  readonly project: Project;
  readonly entry: ProjectDocument;
}

/**
 * All the projects a person works on, kept true to what is on disk and in the editor. Text of an open
 * document outranks the file until it is closed.
 */
export class Workspace {
  private readonly projects = new Map<string | null, Project>();
  private readonly homes = new Map<string, Project>();
  private readonly open = new Set<string>();
  private readonly folders = new Set<string>();
  private readonly configTexts = new Map<string, string>();
  /** Folders outside the workspace whose configuration was looked for already. */
  private readonly probed = new Set<string>();
  /** How many folders are being read just now. */
  private batches = 0;
  private layers: SettingsLayers;
  private ignored = new WeakMap<Project, (path: string) => boolean>();

  constructor(
    private readonly host: Host,
    private readonly options: WorkspaceOptions,
  ) {
    this.layers = { editor: {}, forced: options.forced ?? {}, locale: options.locale };
  }

  /** Reads a folder: its configurations first, then its card files. `onFile` hears of each file read. */
  async addFolder(folder: string, onFile?: (done: number, all: number) => void): Promise<void> {
    this.folders.add(folder);
    this.rehome();
    const files = await this.host.listFiles(folder, [...cardFileEndings(), `/${CONFIG_NAME}`]);
    for (const uri of files) if (uri.endsWith(`/${CONFIG_NAME}`)) await this.readConfig(uri);
    const cards = files.filter((uri) => formatOfPath(uri) !== null);
    const ahead = readAhead(cards, (uri) => this.readUnignored(uri));
    let done = 0;
    this.beginBatch();
    try {
      for (const uri of cards) {
        if (!this.folders.has(folder)) return;
        await this.readFile(uri, ahead);
        onFile?.(++done, cards.length);
      }
    } finally {
      this.endBatch();
    }
  }

  private beginBatch(): void {
    this.batches++;
    for (const project of this.projects.values()) project.beginBatch();
  }

  private endBatch(): void {
    this.batches--;
    for (const project of this.projects.values()) project.endBatch();
  }

  /** Forgets what only this folder brought; open documents stay, under the project they then belong to. */
  removeFolder(folder: string): void {
    this.folders.delete(folder);
    const gone = (uri: string): boolean =>
      uri.startsWith(`${folder}/`) && !this.open.has(uri) && !this.isInFolder(uri);
    for (const uri of [...this.homes.keys()]) if (gone(uri)) this.forget(uri);
    for (const uri of this.configUris()) if (gone(uri)) this.setConfigText(uri, null);
    this.rehome();
  }

  /** Reads one file from disk, unless an editor holds it open or its project ignores it. */
  async readFile(uri: string, read: ReadText = (file) => this.host.readFile(file)): Promise<Placed | null> {
    const format = formatOfPath(uri);
    if (format === null || this.open.has(uri)) return this.document(uri);
    await this.findConfigs(uri);
    if (this.isIgnored(this.projectFor(uri), uri)) {
      this.forget(uri);
      return null;
    }
    const found = await read(uri);
    if (this.open.has(uri)) return this.document(uri);
    if (found === null) {
      this.forget(uri);
      return null;
    }
    return this.take(uri, this.projectFor(uri), format.parse(found.text), found.encoding);
  }

  /** For reading ahead: nothing for a file that `readFile` will not ask for. */
  private async readUnignored(uri: string): Promise<DecodedText | null> {
    if (this.open.has(uri) || this.isIgnored(this.projectFor(uri), uri)) return null;
    return this.host.readFile(uri);
  }

  /** Something happened to a file on disk: it is read again, or forgotten when it is gone. */
  async fileChanged(uri: string): Promise<void> {
    if (!uri.endsWith(`/${CONFIG_NAME}`)) {
      await this.readFile(uri);
      return;
    }
    await this.readConfig(uri);
    await this.readUnknownFiles(parentFolder(uri) ?? '');
  }

  /** Reads what changed settings no longer ignore, below a folder (everywhere, when it is empty). */
  async readUnknownFiles(below: string): Promise<void> {
    for (const folder of this.folders) {
      const root = below.startsWith(folder) ? below : folder.startsWith(below) ? folder : null;
      if (root === null) continue;
      for (const uri of await this.host.listFiles(root, cardFileEndings())) {
        if (!this.homes.has(uri)) await this.readFile(uri);
      }
    }
  }

  /**
   * An editor opened a document, or its text changed as a whole. A file whose name says nothing (a new one
   * that has none yet) is read by the language the editor gives it. Null for a file that holds no cards; the
   * text of a configuration is taken up all the same.
   */
  openText(uri: string, text: string, languageId = ''): Placed | null {
    if (uri.endsWith(`/${CONFIG_NAME}`)) {
      this.open.add(uri);
      this.setConfigText(uri, text);
      return null;
    }
    const format = formatOfPath(uri) ?? this.document(uri)?.entry.format ?? formatOfLanguage(languageId);
    if (format === null) return null;
    this.open.add(uri);
    return this.take(uri, this.projectFor(uri), format.parse(text), null);
  }

  /** One edit of an open document; `text` is the text after it. */
  changeText(uri: string, text: string, change: TextChange): Placed | null {
    const known = this.document(uri);
    if (known === null || !this.open.has(uri)) return this.openText(uri, text);
    const document = known.entry.format.update(known.entry.document, text, change);
    return this.take(uri, known.project, document, null);
  }

  /** The editor let go of a document: what is on disk counts again. */
  async closeText(uri: string): Promise<void> {
    this.open.delete(uri);
    if (uri.endsWith(`/${CONFIG_NAME}`)) await this.fileChanged(uri);
    else if (this.isInFolder(uri) && formatOfPath(uri) !== null) await this.readFile(uri);
    else this.forget(uri);
  }

  /** Takes up the editor's settings; what is wrong in them is returned, the rest is used. */
  setEditorSettings(value: unknown): readonly SettingsProblem[] {
    const { settings, problems } = validateSettings(value, this.options.checkIds);
    this.layers = { ...this.layers, editor: settings };
    this.ignored = new WeakMap();
    for (const project of this.projects.values()) project.setLayers(this.layers);
    this.rehome();
    return problems;
  }

  /** The editor's language, for documents that give no hint of their own. */
  setLocale(locale: Language): void {
    this.layers = { ...this.layers, locale };
    for (const project of this.projects.values()) project.setLayers(this.layers);
  }

  document(uri: string): Placed | null {
    const project = this.homes.get(uri);
    const entry = project?.documents.get(uri);
    return project === undefined || entry === undefined ? null : { project, entry };
  }

  /** Every document that is known, in the order of their URIs. */
  documents(): Placed[] {
    return [...this.homes.keys()].sort().flatMap((uri) => this.document(uri) ?? []);
  }

  isOpen(uri: string): boolean {
    return this.open.has(uri);
  }

  /** The text of a configuration file as last read, and the project it belongs to; null when there is none. */
  configAt(uri: string): { readonly text: string; readonly project: Project } | null {
    const text = this.configTexts.get(uri);
    const project = this.projects.get(this.options.configUri === uri ? null : parentFolder(uri));
    return text === undefined || project === undefined ? null : { text, project };
  }

  configUris(): readonly string[] {
    return [...this.configTexts.keys()];
  }

  /** Takes up the text of a configuration file, or its absence; documents move to the project they now belong to. */
  setConfigText(uri: string, text: string | null): void {
    const root = this.options.configUri === uri ? null : parentFolder(uri);
    const known = text !== null || this.configTexts.has(uri);
    if (!known) return;
    if (text === null) this.configTexts.delete(uri);
    else this.configTexts.set(uri, text);
    const config = text === null ? null : readConfigFile(text, this.options.checkIds);
    const project = this.projectAt(root);
    this.ignored.delete(project);
    project.setConfig(config);
    this.rehome();
  }

  private async readConfig(uri: string): Promise<void> {
    if (this.options.configUri !== undefined && this.options.configUri !== uri) return;
    if (this.open.has(uri)) return;
    this.setConfigText(uri, (await this.host.readFile(uri))?.text ?? null);
  }

  /** Reads the configurations above a file that no folder listing has shown. Each place is looked at once. */
  async findConfigs(uri: string): Promise<void> {
    if (this.options.configUri !== undefined) {
      if (!this.configTexts.has(this.options.configUri)) await this.readConfig(this.options.configUri);
      return;
    }
    const unseen: string[] = [];
    for (let folder = parentFolder(uri); folder !== null; folder = parentFolder(folder)) {
      if (this.probed.has(folder)) break;
      this.probed.add(folder);
      unseen.push(folder);
    }
    for (const folder of unseen) {
      const config = `${folder}/${CONFIG_NAME}`;
      if (!this.isInFolder(config)) await this.readConfig(config);
    }
  }

  private isInFolder(uri: string): boolean {
    return [...this.folders].some((folder) => uri.startsWith(`${folder}/`));
  }

  private take(uri: string, project: Project, document: CardDocument, encoding: Encoding | null): Placed {
    const home = this.homes.get(uri);
    if (home !== undefined && home !== project) home.remove(uri);
    this.homes.set(uri, project);
    return { project, entry: project.set(uri, document, encoding) };
  }

  private forget(uri: string): void {
    this.homes.get(uri)?.remove(uri);
    this.homes.delete(uri);
  }

  private rehome(): void {
    for (const [uri, home] of [...this.homes]) {
      const project = this.projectFor(uri);
      const entry = home.documents.get(uri);
      if (entry !== undefined && project !== home) this.take(uri, project, entry.document, entry.encoding);
      if (!this.open.has(uri) && this.isIgnored(project, uri)) this.forget(uri);
    }
  }

  /** The project of the nearest configuration above a file, else of its workspace folder, else that of loose files. */
  private projectFor(uri: string): Project {
    if (this.options.configUri !== undefined) return this.projectAt(null);
    for (let folder = parentFolder(uri); folder !== null; folder = parentFolder(folder)) {
      if (this.configTexts.has(`${folder}/${CONFIG_NAME}`)) return this.projectAt(folder);
    }
    for (let folder = parentFolder(uri); folder !== null; folder = parentFolder(folder)) {
      if (this.folders.has(folder)) return this.projectAt(folder);
    }
    return this.projectAt(null);
  }

  private projectAt(root: string | null): Project {
    const known = this.projects.get(root);
    if (known !== undefined) return known;
    const project = new Project(root, this.layers);
    for (let batch = 0; batch < this.batches; batch++) project.beginBatch();
    this.projects.set(root, project);
    return project;
  }

  private isIgnored(project: Project, uri: string): boolean {
    let matcher = this.ignored.get(project);
    if (matcher === undefined) {
      const globs = [...(project.settings.ignore ?? [])];
      matcher = globs.length === 0 ? () => false : picomatch(globs, { dot: true });
      this.ignored.set(project, matcher);
    }
    const base = project.root ?? parentFolder(this.options.configUri ?? '');
    const path = base !== null && uri.startsWith(`${base}/`) ? uri.slice(base.length + 1) : uri;
    return matcher(decode(path));
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
