import type { Language } from '../model/language.js';
import type { Check, Finding, Message, Report } from './check.js';

/** Gathers what one check reports, its messages written in `language`. */
export function reporterFor(
  check: Check,
  language: Language,
  into: (finding: Finding) => void,
): {
  language: Language;
  report: <P>(finding: Report<P>) => void;
  text: <P>(say: Message<P>, params: P) => string;
} {
  const text = <P>(say: Message<P>, params: P): string => say[language](params);
  return {
    language,
    text,
    report: (finding) => {
      into({
        span: finding.at,
        message: text(finding.say, finding.with),
        severity: finding.severity ?? check.severity,
        fixes: finding.fixes ?? [],
        rules: finding.rules ?? check.rules,
        related: finding.related ?? [],
        declarable: finding.declarable ?? null,
      });
    },
  };
}
