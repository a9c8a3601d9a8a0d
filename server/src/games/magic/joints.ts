import type { Language } from '../../model/language.js';
import { unite, type Span } from '../../text/span.js';
import type { JointFault, TypeWord } from './reading.js';
import { isSpace, type Token } from './tokens.js';

/** Neighbouring card types and subtypes that are not joined as the language prints them. */
export function jointFaults(
  line: string,
  words: readonly TypeWord[],
  tokens: readonly Token[],
  language: Language,
): JointFault[] {
  const separators = new Set(tokens.filter(({ kind }) => kind === 'separator').map(({ span }) => span.start));
  const faults: JointFault[] = [];
  for (let i = 1; i < words.length; i++) {
    const fault = jointFault(line, words[i - 1], words[i], language);
    if (fault !== null && !crossesSeparator(fault.gap, separators)) faults.push(fault);
  }
  return faults;
}

function crossesSeparator(gap: Span, separators: ReadonlySet<number>): boolean {
  for (let at = gap.start; at < gap.end; at++) if (separators.has(at)) return true;
  return false;
}

function jointFault(
  line: string,
  first: TypeWord | undefined,
  second: TypeWord | undefined,
  language: Language,
): JointFault | null {
  if (first?.sense == null || second?.sense == null || first.side !== second.side) return null;
  const kind = first.sense.term.kind;
  if (kind !== second.sense.term.kind || kind === 'supertype') return null;
  const between = kind === 'card-type' ? 'types' : 'subtypes';
  if ((between === 'subtypes') !== (first.side === 'after')) return null;
  const gap = { start: first.span.end, end: second.span.start };
  const expected = expectedJoint(between, first, second, language);
  const written = line.slice(gap.start, gap.end);
  if (squeezed(written) === squeezed(expected)) return null;
  let { start, end } = gap;
  while (start < end && isSpace(line[start])) start++;
  while (end > start && isSpace(line[end - 1])) end--;
  const at = start < end ? { start, end } : unite(first.span, second.span);
  return { between, first, second, at, gap, expected };
}

/** French adjectives among the types (`tribal`) and apposed subtypes (« mine d'Urza ») follow a plain space. */
function expectedJoint(
  between: JointFault['between'],
  first: TypeWord,
  second: TypeWord,
  language: Language,
): string {
  if (language === 'en') return ' ';
  const adjective = [first, second].some(
    ({ sense }) => sense?.gender !== null || sense.term.traits.includes('apposed'),
  );
  if (adjective) return ' ';
  return between === 'types' ? '-' : ' et ';
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/[\s\u00A0\u202F]+/g, ' ');
}
