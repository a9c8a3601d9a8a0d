import { applyEdits as applyJsonEdits, modify } from 'jsonc-parser';
import { message, type Declarable, type Edit } from '../checks/check.js';
import { diagnose, messageLanguage, type Diagnostic } from '../checks/diagnose.js';
import type { Language } from '../model/language.js';
import { overlaps, type Span } from '../text/span.js';
import { CONFIG_NAME } from '../workspace/host.js';
import type { Placed, Workspace } from '../workspace/workspace.js';

/** Edits of one file; `create` when the file is to be made first, `whole` when its text is replaced. */
export interface FileEdit {
  readonly uri: string;
  readonly create: boolean;
  readonly edits: readonly Edit[];
}

export interface CodeAction {
  readonly title: string;
  readonly kind: 'fix' | 'declare' | 'suppress' | 'open-page';
  /** The finding it answers. */
  readonly diagnostic: Diagnostic;
  /** The one a person most likely wants. */
  readonly preferred: boolean;
  readonly edits: readonly FileEdit[];
}

const say = {
  declareInProject: message<{ word: string }>({
    en: ({ word }) => `Add "${word}" to this set's vocabulary (${CONFIG_NAME})`,
    fr: ({ word }) => `Ajouter «\u00A0${word}\u00A0» au vocabulaire de l'extension (${CONFIG_NAME})`,
  }),
  declareInFile: message<{ word: string }>({
    en: ({ word }) => `Declare "${word}" at the end of this file`,
    fr: ({ word }) => `Déclarer «\u00A0${word}\u00A0» à la fin de ce fichier`,
  }),
  suppress: message<{ code: string }>({
    en: ({ code }) => `Silence ${code} on this line`,
    fr: ({ code }) => `Passer ${code} sous silence sur cette ligne`,
  }),
  openPage: message<{ code: string }>({
    en: ({ code }) => `Explain ${code}`,
    fr: ({ code }) => `Expliquer ${code}`,
  }),
};

/** What can be done about the findings that a stretch of a document meets; `span` in file offsets. */
export function codeActionsAt(workspace: Workspace, placed: Placed, span: Span): CodeAction[] {
  const language = messageLanguage(placed.project, placed.entry);
  return diagnose(placed.project, placed.entry)
    .filter((diagnostic) => overlaps(diagnostic.span, span))
    .flatMap((diagnostic) => actionsFor(workspace, placed, diagnostic, language));
}

function actionsFor(
  workspace: Workspace,
  placed: Placed,
  diagnostic: Diagnostic,
  language: Language,
): CodeAction[] {
  const { uri, document } = placed.entry;
  const fixes = diagnostic.fixes
    .filter((fix) => fix.edits.length > 0)
    .map((fix, index): CodeAction => ({
      title: fix.title,
      kind: 'fix',
      diagnostic,
      preferred: index === 0,
      edits: [{ uri, create: false, edits: fix.edits }],
    }));
  const declares =
    diagnostic.declarable === null
      ? []
      : declareActions(workspace, placed, diagnostic, diagnostic.declarable, language);
  const suppress: CodeAction = {
    title: say.suppress[language]({ code: diagnostic.code }),
    kind: 'suppress',
    diagnostic,
    preferred: false,
    edits: [{ uri, create: false, edits: [suppression(placed, diagnostic, document.text)] }],
  };
  const page: CodeAction = {
    title: say.openPage[language]({ code: diagnostic.code }),
    kind: 'open-page',
    diagnostic,
    preferred: false,
    edits: [],
  };
  return [...fixes, ...declares, suppress, page];
}

/** A comment above the line the finding begins on. */
function suppression({ entry }: Placed, { code, span }: Diagnostic, text: string): Edit {
  let start = span.start;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start--;
  const indent = /^[ \t]*/.exec(text.slice(start, span.start))?.[0] ?? '';
  return { span: { start, end: start }, newText: entry.format.suppressionLine([code], indent) };
}

function declareActions(
  workspace: Workspace,
  placed: Placed,
  diagnostic: Diagnostic,
  word: Declarable,
  language: Language,
): CodeAction[] {
  const own = placed.entry.context.language;
  const { uri, document, format } = placed.entry;
  const atEnd = document.text.length;
  const gap = document.text === '' || /[\r\n]$/.test(document.text) ? '' : '\n';
  const block = format.declaration(word.kind, word.word, word.of, own);
  const inFile: CodeAction = {
    title: say.declareInFile[language]({ word: word.word }),
    kind: 'declare',
    diagnostic,
    preferred: false,
    edits: [{ uri, create: false, edits: [{ span: { start: atEnd, end: atEnd }, newText: gap + block }] }],
  };
  if (placed.project.root === null) return [inFile];
  const inProject: CodeAction = {
    title: say.declareInProject[language]({ word: word.word }),
    kind: 'declare',
    diagnostic,
    preferred: false,
    edits: [configEdit(workspace, placed.project.root, word, own)],
  };
  return [inProject, inFile];
}

const LISTS = { subtype: 'subtypes', 'card-type': 'cardTypes', supertype: 'supertypes' } as const;

/** Writes the word into the project's configuration, which is made when there is none. */
function configEdit(workspace: Workspace, root: string, word: Declarable, language: Language): FileEdit {
  const uri = `${root}/${CONFIG_NAME}`;
  const known = workspace.configAt(uri);
  const text = known?.text ?? '{}\n';
  const entry = { [language]: word.word, ...(word.of === null ? {} : { of: [word.of] }) };
  const list = known?.project.settings.vocabulary?.words.length ?? 0;
  const path = ['vocabulary', LISTS[word.kind], list === 0 ? 0 : -1];
  const options = {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
    isArrayInsertion: true,
  };
  const changes = modify(text, path, entry, options);
  if (known === null) {
    return {
      uri,
      create: true,
      edits: [{ span: { start: 0, end: 0 }, newText: applyJsonEdits(text, changes) }],
    };
  }
  const edits = changes.map(({ offset, length, content }) => ({
    span: { start: offset, end: offset + length },
    newText: content,
  }));
  return { uri, create: false, edits };
}
