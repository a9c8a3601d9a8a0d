import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import oniguruma from 'vscode-oniguruma';
import textmate, { type IGrammar } from 'vscode-textmate';

const root = path.resolve(import.meta.dirname, '../..');
const SCOPE = 'source.cardwright';

/** A stretch of a line and its scopes, the grammar's own root scope left out. Columns are UTF-16 units. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly scopes: readonly string[];
}

/** The grammar of the extension, run by the same engine as in VS Code. */
export async function loadGrammar(): Promise<IGrammar> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm'));
  const file = path.join(root, 'syntaxes/cardwright.tmLanguage.json');
  const source = await readFile(file, 'utf8');
  const registry = new textmate.Registry({
    onigLib: oniguruma.loadWASM(wasm).then(() => ({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    })),
    loadGrammar: (scope) => Promise.resolve(scope === SCOPE ? textmate.parseRawGrammar(source, file) : null),
  });
  const grammar = await registry.loadGrammar(SCOPE);
  if (grammar === null) throw new Error(`${file} does not define ${SCOPE}`);
  return grammar;
}

/** The tokens of each line of a text. */
export function tokenize(grammar: IGrammar, text: string): Token[][] {
  let stack = textmate.INITIAL;
  return text.split(/\r\n|\r|\n/).map((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    return tokens
      .map(({ startIndex, endIndex, scopes }) => ({
        text: line.slice(startIndex, endIndex),
        start: startIndex,
        scopes: scopes.filter((scope) => scope !== SCOPE),
      }))
      .filter((token) => token.text !== '');
  });
}

/** The scopes of the first token that is exactly `text`; none when there is no such token. */
export function scopesOf(lines: readonly (readonly Token[])[], text: string): readonly string[] {
  return lines.flat().find((token) => token.text === text)?.scopes ?? [];
}
