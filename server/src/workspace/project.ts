import { formatOfId } from '../formats/index.js';
import type { CardFormat } from '../formats/format.js';
import { NO_VOCABULARY, type CustomVocabulary, type ReadingContext } from '../model/context.js';
import type { CardDocument } from '../model/document.js';
import type { Language } from '../model/language.js';
import type { Encoding } from '../text/decode.js';
import type { ConfigFile } from './config-file.js';
import { declaredVocabulary, documentFacts, type DocumentFacts } from './document-context.js';
import { ProjectIndex } from './project-index.js';
import { layer, type Settings } from './settings.js';

/** A document of a project with all that its reading depends on. A new object whenever any of it changes. */
export interface ProjectDocument {
  readonly uri: string;
  readonly document: CardDocument;
  readonly facts: DocumentFacts;
  readonly context: ReadingContext;
  readonly format: CardFormat;
  /** How the file's bytes were read; null when an editor handed over the text. */
  readonly encoding: Encoding | null;
}

/** The layers of settings a project lives under, the strongest last. */
export interface SettingsLayers {
  readonly editor: Settings;
  readonly forced: Settings;
  readonly locale: Language;
}

/**
 * The documents of one set: the folder of a `cardwright.json`, or a workspace folder without one. What
 * one of them declares holds for all of them.
 */
export class Project {
  readonly index = new ProjectIndex();
  private readonly held = new Map<string, ProjectDocument>();
  private readonly contexts = new Map<string, ReadingContext>();
  private vocabulary: CustomVocabulary = NO_VOCABULARY;
  private merged: Settings = {};
  private configFile: ConfigFile | null = null;
  private batches = 0;
  /** Words were declared or dropped in a batch that is still open. */
  private stale = false;

  constructor(
    /** The project's folder; null for loose files. */
    readonly root: string | null,
    private layers: SettingsLayers,
  ) {
    this.merge();
  }

  get settings(): Settings {
    return this.merged;
  }

  get config(): ConfigFile | null {
    return this.configFile;
  }

  get documents(): ReadonlyMap<string, ProjectDocument> {
    return this.held;
  }

  /** Takes up a configuration file, or its absence. */
  setConfig(config: ConfigFile | null): void {
    this.configFile = config;
    this.merge();
    this.refresh();
  }

  setLayers(layers: SettingsLayers): void {
    this.layers = layers;
    this.merge();
    this.refresh();
  }

  /** Takes in a document's new state. Only what it changes for other documents is computed again. */
  set(uri: string, document: CardDocument, encoding: Encoding | null): ProjectDocument {
    const previous = this.held.get(uri) ?? null;
    const next = this.place(uri, document, encoding);
    // A word belongs to the language of the file that declares it.
    const translated = previous !== null && previous.facts.language !== next.facts.language;
    const declares =
      declarationsDiffer(previous?.document ?? null, document) ||
      (translated && declarationTexts(document).length > 0);
    this.held.set(uri, next);
    this.index.replace(previous, next);
    if (declares) this.wordsChanged();
    return this.held.get(uri) ?? next;
  }

  remove(uri: string): void {
    const previous = this.held.get(uri);
    if (previous === undefined) return;
    this.held.delete(uri);
    this.index.replace(previous, null);
    if (declarationsDiffer(previous.document, null)) this.wordsChanged();
  }

  /**
   * Many documents are about to be taken in: what each declares holds for the others from `endBatch` on, so
   * that they are placed anew once and not once for every declaration. Batches may overlap.
   */
  beginBatch(): void {
    this.batches++;
  }

  endBatch(): void {
    this.batches--;
    if (this.batches === 0 && this.stale) this.refresh();
  }

  private wordsChanged(): void {
    if (this.batches === 0) this.refresh();
    else this.stale = true;
  }

  private merge(): void {
    const fromFile = this.configFile?.settings ?? {};
    this.merged = layer(layer(this.layers.editor, fromFile), this.layers.forced);
  }

  /** Places every document anew: the settings or the declared words have changed. */
  private refresh(): void {
    this.stale = false;
    this.contexts.clear();
    const words = [...(this.merged.vocabulary?.words ?? [])];
    const keywords = [...(this.merged.vocabulary?.keywords ?? [])];
    for (const { document } of this.held.values()) {
      const declared = declaredVocabulary(document, this.factsOf(document).language);
      words.push(...declared.words);
      keywords.push(...declared.keywords);
    }
    this.vocabulary = words.length + keywords.length === 0 ? NO_VOCABULARY : { words, keywords };
    for (const previous of [...this.held.values()]) {
      const next = this.place(previous.uri, previous.document, previous.encoding);
      this.held.set(previous.uri, next);
      this.index.replace(previous, next);
    }
  }

  private factsOf(document: CardDocument): DocumentFacts {
    const { forced, locale } = this.layers;
    return documentFacts(document, forced, this.merged, locale);
  }

  private place(uri: string, document: CardDocument, encoding: Encoding | null): ProjectDocument {
    const facts = this.factsOf(document);
    const context = this.contextFor(facts);
    return { uri, document, facts, context, format: formatOfId(document.format), encoding };
  }

  /** The same object for the same facts as long as the vocabulary stays the same. */
  private contextFor({ game, language, edition }: DocumentFacts): ReadingContext {
    const key = `${game}|${language}|${String(edition)}`;
    const known = this.contexts.get(key);
    if (known !== undefined) return known;
    const context = { game, language, edition, vocabulary: this.vocabulary };
    this.contexts.set(key, context);
    return context;
  }
}

/** Whether the two states declare different words. The header is no declaration: its facts are read apart. */
function declarationsDiffer(before: CardDocument | null, after: CardDocument | null): boolean {
  const old = declarationTexts(before);
  const now = declarationTexts(after);
  return old.length !== now.length || old.some((text, i) => text !== now[i]);
}

function declarationTexts(document: CardDocument | null): string[] {
  const texts: string[] = [];
  for (const { kind, text } of document?.blocks ?? []) {
    if (kind === 'subtype' || kind === 'supertype' || kind === 'card-type' || kind === 'keyword')
      texts.push(text);
  }
  return texts;
}
