import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@msurvey/domain';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { SAME_EVERYWHERE, SAME_WORDS } from '~/lib/i18n-same-words.ts';

type Catalogue = Record<string, string>;
const source = fileURLToPath(new URL('../', import.meta.url));
const features = existsSync(`${source}features`) ? readdirSync(`${source}features`) : [];

/** Every namespace found on disk: the shell, the shared parts, and each feature. */
const folders: [namespace: string, folder: string][] = [
  ['shell', `${source}app/i18n`],
  ['ui', fileURLToPath(new URL('../../../../packages/ui/src/i18n', import.meta.url))],
  ...features.map((name): [string, string] => [name, `${source}features/${name}/i18n`]),
];
const namespaces = folders.filter(([, folder]) => existsSync(folder));

const read = (folder: string, language: Language): Catalogue =>
  JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as Catalogue;

interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
}
const LITERAL = 0;
const POUND = 7;

/** The arguments of a text, also those inside plural and select branches. */
function argumentsOf(elements: readonly Element[]): Set<string> {
  const names = new Set<string>();
  for (const { type, value, options } of elements) {
    if (type !== LITERAL && type !== POUND && value) names.add(value);
    for (const branch of Object.values(options ?? {})) for (const name of argumentsOf(branch.value)) names.add(name);
  }
  return names;
}
/** The words themselves, without arguments. */
const wordsOf = (elements: readonly Element[]): string =>
  elements
    .flatMap(({ type, value, options }) => [
      type === LITERAL ? (value ?? '') : '',
      ...Object.values(options ?? {}).map((branch) => wordsOf(branch.value)),
    ])
    .join(' ');
const elementsOf = (text: string, language: Language): Element[] =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst() as Element[];
const parse = (text: string, language: Language): Set<string> => argumentsOf(elementsOf(text, language));

describe.each(namespaces)('the texts of %s', (_, folder) => {
  const english = read(folder, 'en');
  const keys = Object.keys(english).sort();

  it.each(LANGUAGES)('are complete in %s', (language) => {
    expect(Object.keys(read(folder, language)).sort()).toEqual(keys);
  });

  it.each(LANGUAGES)('are nowhere empty in %s', (language) => {
    const empty = Object.entries(read(folder, language)).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it.each(LANGUAGES)('are valid in %s and take the same arguments as in English', (language) => {
    for (const [key, text] of Object.entries(read(folder, language))) {
      expect({ key, takes: [...parse(text, language)].sort() }).toEqual({
        key,
        takes: [...parse(english[key] ?? '', 'en')].sort(),
      });
    }
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('are really translated in %s', (language) => {
    const allowed = new Set([...SAME_EVERYWHERE, ...SAME_WORDS[language]]);
    const same = Object.entries(read(folder, language)).filter(
      ([key, text]) =>
        text === english[key] && /\p{L}/u.test(wordsOf(elementsOf(text, language))) && !allowed.has(text),
    );
    expect(same).toEqual([]);
  });
});

it('finds the shell, the shared parts and every feature', () => {
  expect(namespaces.map(([name]) => name)).toEqual(expect.arrayContaining(['shell', 'ui']));
});
