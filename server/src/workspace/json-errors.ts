import { printParseErrorCode, type ParseErrorCode } from 'jsonc-parser';
import type { Localized } from '../model/language.js';

/** What each of the JSON parser's complaints means to a person. */
const MEANINGS: Readonly<Record<string, Localized>> = {
  InvalidSymbol: { en: 'this is not a JSON value', fr: "ceci n'est pas une valeur JSON" },
  InvalidNumberFormat: { en: 'this is not a number', fr: "ceci n'est pas un nombre" },
  PropertyNameExpected: {
    en: 'a key in double quotes is expected here',
    fr: 'une clé entre guillemets droits est attendue ici',
  },
  ValueExpected: { en: 'a value is missing here', fr: 'il manque une valeur ici' },
  ColonExpected: { en: 'a colon is missing here', fr: 'il manque un deux-points ici' },
  CommaExpected: { en: 'a comma is missing before this', fr: 'il manque une virgule avant ceci' },
  CloseBraceExpected: { en: 'a closing } is missing', fr: 'il manque une accolade } fermante' },
  CloseBracketExpected: { en: 'a closing ] is missing', fr: 'il manque un crochet ] fermant' },
  EndOfFileExpected: {
    en: 'nothing may follow the closing }',
    fr: "rien ne peut suivre l'accolade } fermante",
  },
  InvalidCommentToken: { en: 'this comment cannot stand here', fr: 'ce commentaire ne peut pas figurer ici' },
  UnexpectedEndOfComment: { en: 'this comment is not closed', fr: "ce commentaire n'est pas fermé" },
  UnexpectedEndOfString: { en: 'this text is not closed', fr: "ce texte n'est pas fermé" },
  UnexpectedEndOfNumber: { en: 'this number is cut short', fr: 'ce nombre est incomplet' },
  InvalidUnicode: { en: 'this \\u escape is not complete', fr: 'cette séquence \\u est incomplète' },
  InvalidEscapeCharacter: {
    en: 'JSON has no such escape',
    fr: "le JSON n'a pas cette séquence d'échappement",
  },
  InvalidCharacter: {
    en: 'this character cannot stand in a text',
    fr: 'ce caractère ne peut pas figurer dans un texte',
  },
};

const OTHER: Localized = { en: 'it cannot be read here', fr: 'il est illisible ici' };

/** A sentence on why a `cardwright.json` is not valid JSON at some place. */
export function jsonErrorMessage(code: ParseErrorCode): Localized {
  const { en, fr } = MEANINGS[printParseErrorCode(code)] ?? OTHER;
  return { en: `This is not valid JSON: ${en}.`, fr: `Ce n'est pas du JSON valide\u00A0: ${fr}.` };
}
