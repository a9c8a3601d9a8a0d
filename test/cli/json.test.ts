import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { BAD, DASH, Folder, FRENCH, GOOD } from './run-cli.js';

const POSITION = {
  type: 'object',
  additionalProperties: false,
  required: ['line', 'character'],
  properties: { line: { type: 'integer', minimum: 0 }, character: { type: 'integer', minimum: 0 } },
};

const RANGE = {
  type: 'object',
  additionalProperties: false,
  required: ['start', 'end'],
  properties: { start: POSITION, end: POSITION },
};

/** The contract of `--format json`, version 1. */
const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'files', 'cards', 'diagnostics', 'elapsedMs'],
  properties: {
    version: { const: 1 },
    files: { type: 'integer', minimum: 0 },
    cards: { type: 'integer', minimum: 0 },
    elapsedMs: { type: 'integer', minimum: 0 },
    diagnostics: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['file', 'range', 'severity', 'code', 'message', 'card', 'rules', 'fixes'],
        properties: {
          file: { type: 'string', pattern: '^[^\\\\]+$' },
          range: RANGE,
          severity: { enum: ['error', 'warning', 'information', 'hint'] },
          code: { type: 'string', pattern: '^[a-z-]+/[a-z-]+$' },
          message: { type: 'string', minLength: 1 },
          card: { type: ['string', 'null'] },
          rules: { type: 'array', items: { type: 'string', pattern: '^\\d{3}(\\.\\d+[a-z]?)?$' } },
          fixes: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['title', 'safe', 'edits'],
              properties: {
                title: { type: 'string', minLength: 1 },
                safe: { type: 'boolean' },
                edits: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: ['range', 'newText'],
                    properties: { range: RANGE, newText: { type: 'string' } },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

const validate = new Ajv({ allowUnionTypes: true }).compile(SCHEMA);

async function json(folder: Folder, ...args: string[]): Promise<unknown> {
  const { out } = await folder.run(['check', '--format', 'json', ...args]);
  const report: unknown = JSON.parse(out);
  validate(report);
  expect(validate.errors).toBeNull();
  return report;
}

describe('check --format json', () => {
  it('has exactly the agreed shape, files in order, positions from 0', async () => {
    const folder = new Folder({ 'z.card': BAD, 'a/dash.card': DASH, 'good.card': GOOD });
    const report = await json(folder);
    expect(report).toMatchObject({
      version: 1,
      files: 3,
      cards: 3,
      diagnostics: [
        {
          file: 'a/dash.card',
          range: { start: { line: 5, character: 14 }, end: { line: 5, character: 15 } },
          severity: 'warning',
          code: 'type-line/separator',
          card: 'Frost Rite',
          fixes: [
            {
              safe: true,
              edits: [
                {
                  range: { start: { line: 5, character: 13 }, end: { line: 5, character: 16 } },
                  newText: ' — ',
                },
              ],
            },
          ],
        },
        { file: 'z.card', severity: 'error', code: 'type-line/unknown-word' },
      ],
    });
  });

  it('is the same from run to run but for the time', async () => {
    const folder = new Folder({ 'z.card': BAD, 'b.card': DASH, 'a.card': BAD });
    const timeless = async (): Promise<object> => ({ ...((await json(folder)) as object), elapsedMs: 0 });
    expect(await timeless()).toEqual(await timeless());
  });

  it('holds for an empty folder, a bad configuration and standard input', async () => {
    expect(await json(new Folder())).toMatchObject({ files: 0, cards: 0, diagnostics: [] });
    const folder = new Folder({ 'cardwright.json': '{ "x": 1 }' });
    expect(await json(folder)).toMatchObject({
      files: 0,
      diagnostics: [
        { file: 'cardwright.json', code: 'config/unknown-key', card: null, rules: [], fixes: [] },
      ],
    });
    const { out } = await folder.run(['check', '-', '--format=json'], { stdin: BAD });
    expect(JSON.parse(out)).toMatchObject({
      diagnostics: [{ file: '<stdin>' }, { file: 'cardwright.json' }],
    });
  });

  it('has nothing else on standard output, whatever goes wrong', async () => {
    const folder = new Folder({ 'bad.card': BAD });
    const ran = await folder.run(['check', 'gone', 'bad.card', '--format', 'json', '--color'], {
      env: FRENCH,
    });
    expect(ran.code).toBe(2);
    expect(ran.err).toBe('gone\u00A0: ni fichier ni dossier de ce nom.\n');
    validate(JSON.parse(ran.out));
    expect(validate.errors).toBeNull();
    expect(ran.out.split('\n')).toHaveLength(2);
  });

  it('counts characters in UTF-16 units', async () => {
    const folder = new Folder({ 'wide.card': BAD.replace('Type: Soricery', 'Type: 🐉 Soricery') });
    const report = (await json(folder)) as { diagnostics: { range: object; message: string }[] };
    const word = report.diagnostics.find(({ message }) => message.includes('Soricery'));
    expect(word?.range).toEqual({ start: { line: 5, character: 9 }, end: { line: 5, character: 17 } });
  });
});
