import { describe, expect, it } from 'vitest';
import { Folder, FRENCH, GOOD } from './run-cli.js';

const see = (command: string): string => `\nSee: ${command} --help\n`;

describe('wrong usage', () => {
  it.each([
    [
      ['check', '--formt', 'json'],
      `There is no option --formt. Did you mean --format?${see('cardwright check')}`,
    ],
    [['chekc'], `There is no command "chekc". Did you mean check?${see('cardwright')}`],
    [['check', '--format'], `--format <format> needs a value.${see('cardwright check')}`],
    [['explain'], `The argument <words> is missing.${see('cardwright explain')}`],
    [['init', 'a', 'b'], `There are too many arguments.${see('cardwright init')}`],
    [
      ['check', '--format', 'xml'],
      `--format cannot be "xml"; it is pretty or json.${see('cardwright check')}`,
    ],
    [
      ['check', '--severity', 'fatal'],
      `--severity cannot be "fatal"; it is error, warning, information or hint.${see('cardwright check')}`,
    ],
    [
      ['check', '--max-warnings', 'few'],
      `--max-warnings must be a whole number from 0 on, not "few".${see('cardwright check')}`,
    ],
    [
      ['check', '--max-warnings', '-1'],
      `--max-warnings must be a whole number from 0 on, not "-1".${see('cardwright check')}`,
    ],
    [
      ['check', '--game', 'chess'],
      `--game cannot be "chess"; it is magic or yu-gi-oh.${see('cardwright check')}`,
    ],
    [['fix', '--language', 'de'], `--language cannot be "de"; it is en or fr.${see('cardwright fix')}`],
    [
      ['check', '--edition', '1492'],
      `--edition cannot be "1492"; it is current or 1993….${see('cardwright check')}`,
    ],
    [['check', '--ui', 'de'], `--ui cannot be "de"; it is en or fr.${see('cardwright check')}`],
  ])('%j is refused with a sentence and exit code 2', async (args, err) => {
    const folder = new Folder({ 'a.card': GOOD });
    expect(await folder.run(args)).toEqual({ code: 2, out: '', err });
  });

  it('is refused in French too', async () => {
    const folder = new Folder();
    const ran = await folder.run(['check', '--formt'], { env: FRENCH });
    expect(ran.err).toBe(
      "L'option --formt n'existe pas. Vouliez-vous dire --format\u00A0?\nVoir\u00A0: cardwright check --help\n",
    );
  });

  it('shows the help when there is no command', async () => {
    const ran = await new Folder().run([]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain('Usage: cardwright check|fix|explain|init');
  });
});

describe('help and version', () => {
  it('are on standard output, exit code 0', async () => {
    const folder = new Folder();
    expect(await folder.run(['--version'])).toEqual({ code: 0, out: '1.2.3\n', err: '' });
    const help = await folder.run(['--help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    for (const command of ['check', 'fix', 'explain', 'init']) expect(help.out).toContain(`  ${command} `);
    expect(help.out).toContain('Exit codes: 0 ');
    expect(await folder.run(['help', 'check'])).toMatchObject({ code: 0, err: '' });
  });

  it('leave no English word in the French help', async () => {
    const folder = new Folder();
    for (const args of [['--help'], ['check', '--help'], ['fix', '-h'], ['explain', '-h'], ['init', '-h']]) {
      const { out, code } = await folder.run(args, { env: FRENCH });
      expect(code).toBe(0);
      expect(out).toContain('Usage\u00A0:');
      expect(out).not.toMatch(/\b(?:display|command line|the|Options:|Commands:|default:)\b/);
      expect(out).not.toMatch(/[^\u00A0][:;!?»](?= |$)/m);
    }
  });
});
