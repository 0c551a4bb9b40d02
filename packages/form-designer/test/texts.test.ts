import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@msurvey/domain';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { AISLES, PALETTE } from '../src/palette/catalogue.ts';

const read = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../src/i18n/${language}.json`), 'utf8'));
const english = read('en');
/** Words that languages really share, and a line of arguments only. */
const ALIKE = new Set([
  'line.about',
  'states.by',
  'hidden.instance',
  'panel.title',
  'languages.share',
  'view.source',
  'choices.code',
]);
const SHARED: Partial<Record<Language, readonly string[]>> = {
  fr: ['Structure', 'Date', 'Position', 'Photo', 'Signature', 'Question', 'Type', 'Condition', 'Propriétés'],
};

interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
}
function argumentsOf(elements: readonly Element[]): string[] {
  const names = elements.flatMap(({ type, value, options }) => [
    ...(type !== 0 && type !== 7 && value ? [value] : []),
    ...Object.values(options ?? {}).flatMap((branch) => argumentsOf(branch.value)),
  ]);
  return [...new Set(names)].sort();
}
const takes = (text: string, language: Language) =>
  argumentsOf(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst() as Element[]);

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = read(language);

  it('are complete and take the same arguments', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(texts)) {
      expect({ key, takes: takes(text, language) }).toEqual({ key, takes: takes(english[key] ?? '', 'en') });
      expect(text.trim()).not.toBe('');
    }
  });

  it('are really translated', () => {
    const shared = SHARED[language] ?? [];
    const same = Object.keys(texts).filter(
      (key) => texts[key] === english[key] && !ALIKE.has(key) && !shared.includes(texts[key] ?? ''),
    );
    expect(language === 'en' ? [] : same).toEqual([]);
  });

  it('have a word for every type that can be added', () => {
    for (const { id } of PALETTE) expect(texts).toHaveProperty([`type.${id}`]);
    for (const aisle of AISLES) expect(texts).toHaveProperty([`aisle.${aisle}`]);
  });
});
