import type { Language } from '../../model/language.js';
import type { Span } from '../../text/span.js';
import type { ProjectDocument } from '../../workspace/project.js';
import type { Suppressions, UnusedSuppression } from '../../workspace/suppression.js';
import { defineDocumentCheck, message } from '../check.js';
import type { Diagnostic } from '../diagnose.js';

const say = {
  all: message<null>({
    en: () => 'Nothing is silenced here: this comment can go.',
    fr: () => "Rien n'est passé sous silence ici\u00A0: ce commentaire peut disparaître.",
  }),
  one: message<{ id: string }>({
    en: ({ id }) => `No finding of ${id} is silenced here: it can go.`,
    fr: ({ id }) =>
      `Aucun constat de ${id} n'est passé sous silence ici\u00A0: cet identifiant peut disparaître.`,
  }),
  remove: message<null>({
    en: () => 'Remove the suppression',
    fr: () => 'Retirer la mise sous silence',
  }),
};

/**
 * Declared as a check so that it can be configured and explained like any other. It can only speak when
 * every other check has spoken, so `diagnose` asks `unusedSuppressions` at the end instead of running it.
 */
export const unusedSuppression = defineDocumentCheck({
  id: 'structure/unused-suppression',
  severity: 'information',
  since: '0.1.0',
  rules: [],
  fix: 'safe',
  run: () => undefined,
});

/** What the suppressions of a document leave to be said once every finding has been shown to them. */
export function unusedSuppressions(
  { document }: ProjectDocument,
  suppressions: Suppressions,
  language: Language,
): Diagnostic[] {
  return suppressions.unused().map((unused) => ({
    code: unusedSuppression.id,
    severity: unusedSuppression.severity,
    span: unused.span,
    message: unused.id === null ? say.all[language](null) : say.one[language]({ id: unused.id }),
    rules: [],
    fixes: [
      {
        title: say.remove[language](null),
        safe: true,
        edits: [{ span: removal(document.text, unused), newText: '' }],
      },
    ],
    related: [],
    declarable: null,
    card: null,
  }));
}

/** The whole comment line when nothing else is named on it, else the id with the comma beside it. */
function removal(text: string, unused: UnusedSuppression): Span {
  if (unused.ids > 1) {
    const before = /[\s,]*$/.exec(text.slice(unused.directive.start, unused.span.start))?.[0] ?? '';
    const first =
      !before.includes(',') &&
      !text.slice(unused.directive.start, unused.span.start - before.length).includes('/');
    if (!first) return { start: unused.span.start - before.length, end: unused.span.end };
    const after = /^[\s,]*/.exec(text.slice(unused.span.end, unused.directive.end))?.[0] ?? '';
    return { start: unused.span.start, end: unused.span.end + after.length };
  }
  let start = unused.directive.start;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start--;
  let end = unused.directive.end;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  if (text[end] === '\r' && text[end + 1] === '\n') return { start, end: end + 2 };
  return { start, end: Math.min(end + 1, text.length) };
}
