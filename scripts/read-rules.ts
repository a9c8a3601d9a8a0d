/** One rule as it stands in `server/data/<game>/rules/*.md`. */
export interface RuleSource {
  number: string;
  title: { en: string; fr: string };
  text: { en: string[]; fr: string[] };
  see: string[];
  formerly: string[];
}

const HEADING = /^## (\d{3}(?:\.\d+[a-z]?)?) ([^|]+?) \| (.+)$/;

/**
 * Reads a section of the rule book: `## number English title | titre français`, then optional `see:` and
 * `formerly:` lines, then `EN: ` and `FR: ` paragraphs. Anything else is a mistake of ours and throws.
 */
export function readRules(file: string, text: string): RuleSource[] {
  const rules: RuleSource[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const fail = (why: string): Error => new Error(`${file}:${String(index + 1)}: ${why}`);
    if (line.trim() === '' || line.startsWith('# ') || line.startsWith('<!--')) continue;
    const heading = HEADING.exec(line);
    if (heading !== null) {
      const [, number = '', en = '', fr = ''] = heading;
      rules.push({ number, title: { en, fr }, text: { en: [], fr: [] }, see: [], formerly: [] });
      continue;
    }
    const rule = rules.at(-1);
    const field = /^(see|formerly|EN|FR): (.+)$/.exec(line);
    if (rule === undefined || field === null) throw fail('expected a heading, see:, formerly:, EN: or FR:');
    const [, name, value = ''] = field;
    if (name === 'EN') rule.text.en.push(value);
    else if (name === 'FR') rule.text.fr.push(value);
    else rule[name === 'see' ? 'see' : 'formerly'].push(...value.split(',').map((number) => number.trim()));
  }
  for (const rule of rules) {
    if (rule.text.en.length === 0 || rule.text.fr.length === 0)
      throw new Error(`${file}: ${rule.number} lacks a language`);
  }
  return rules;
}
