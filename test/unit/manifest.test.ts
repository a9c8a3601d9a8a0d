import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardFileEndings } from '../../server/src/formats/index.js';
import { OPEN_CHECK_PAGE } from '../../server/src/lsp/protocol.js';
import { validateSettings } from '../../server/src/workspace/validate-settings.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Manifest {
  main: string;
  icon: string;
  contributes: {
    languages: { id: string; extensions?: string[]; configuration?: string; icon?: Record<string, string> }[];
    grammars: { path: string; scopeName: string }[];
    jsonValidation: { url: string }[];
    configuration: { properties: Record<string, { default: unknown; scope?: string }> };
    commands: { command: string }[];
    menus: Record<string, { command: string }[]>;
  };
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function texts(file: string): Record<string, string> {
  return JSON.parse(read(file)) as Record<string, string>;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const english = texts('package.nls.json');
const french = texts('package.nls.fr.json');
const bundle = texts('l10n/bundle.l10n.fr.json');

/** What the client's code says through `vscode.l10n.t`. */
function spoken(): string[] {
  const folder = path.join(ROOT, 'client/src');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/l10n\.t\(\s*'((?:[^'\\]|\\.)*)'/g),
    ]);
  return found.map(([, text = '']) => text.replace(/\\'/g, "'"));
}

describe('what a person reads in VS Code', () => {
  it('stands in the manifest only by name, in both languages', () => {
    expect(Object.keys(french)).toEqual(Object.keys(english));
    const names = [...read('package.json').matchAll(/"%([^%"]+)%"/g)].map(([, name = '']) => name);
    expect([...new Set(names)].sort()).toEqual(Object.keys(english).sort());
    for (const all of [english, french]) for (const text of Object.values(all)) expect(text).not.toBe('');
  });

  it('stands in the code in English, and in the bundle in French', () => {
    const said = spoken();
    expect(said.length).toBeGreaterThan(5);
    expect([...new Set(said)].sort()).toEqual(Object.keys(bundle).sort());
    const holes = (text: string): string[] => [...text.matchAll(/\{\d\}/g)].map(([hole]) => hole).sort();
    for (const [key, text] of Object.entries(bundle)) expect(holes(text), key).toEqual(holes(key));
  });

  it('is set in French with no-break spaces before its double signs', () => {
    const all = [...Object.values(french), ...Object.values(bundle)];
    expect(all.filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
  });
});

describe('the manifest', () => {
  const { contributes } = manifest;

  it('names files that are there', () => {
    const files = [
      manifest.icon,
      ...contributes.languages.flatMap(({ configuration, icon }) => [
        ...(configuration === undefined ? [] : [configuration]),
        ...Object.values(icon ?? {}),
      ]),
      ...contributes.grammars.map((grammar) => grammar.path),
      ...contributes.jsonValidation.map(({ url }) => url),
    ];
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    for (const { path: file, scopeName } of contributes.grammars) {
      expect(texts(file).scopeName).toBe(scopeName);
    }
  });

  it('gives the language every ending the server reads', () => {
    const language = contributes.languages.find(({ id }) => id === 'cardwright');
    expect([...(language?.extensions ?? [])].sort()).toEqual([...cardFileEndings()].sort());
  });

  it('has settings whose defaults say nothing, and no others than the server knows', () => {
    const settings: Record<string, unknown> = {};
    for (const [name, { default: value }] of Object.entries(contributes.configuration.properties)) {
      const [key = '', inner] = name.replace(/^cardwright\./, '').split('.');
      if (key === 'trace' || value === 'auto') continue;
      settings[key] = inner === undefined ? value : { [inner]: value };
    }
    const { problems } = validateSettings(settings, new Set());
    expect(problems).toEqual([]);
    expect(Object.keys(settings).sort()).toEqual(
      ['edition', 'hover', 'ignore', 'knownCards', 'messages', 'severity', 'vocabulary'].sort(),
    );
  });

  it('declares every command the client registers', () => {
    const declared = contributes.commands.map(({ command }) => command).sort();
    const code = read('client/src/extension.ts');
    const registered = [...code.matchAll(/command\('(cardwright\.\w+)'/g)].map(([, name = '']) => name);
    expect([...registered, OPEN_CHECK_PAGE].sort()).toEqual(declared);
    for (const { command } of Object.values(contributes.menus).flat()) expect(declared).toContain(command);
  });
});
