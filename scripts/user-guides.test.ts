import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsIn } from './testing/texts-in.ts';

const ROOT = join(import.meta.dirname, '..');
const GUIDES = join(ROOT, 'docs/user');

/** English stands in the folder itself, every other language in one of its own. */
const languages = readdirSync(GUIDES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const guides = [['en', GUIDES], ...languages.map((language) => [language, join(GUIDES, language)])].flatMap(
  ([language = '', folder = '']) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => ({ language, name, folder })),
);

/** Words in bold are words of the screens. */
const quoted = (guide: string): string[] =>
  [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words]) => (words as string).replace(/\s+/g, ' '));

describe.each(guides)('the guide $name in $language', ({ language, name, folder }) => {
  const guide = readFileSync(join(folder, name), 'utf8');

  it('calls everything as the screens do', () => {
    const texts = textsIn(language);
    expect(quoted(guide).length).toBeGreaterThan(2);
    expect(quoted(guide).filter((words) => !texts.has(words))).toEqual([]);
  });

  it('leads to guides and pictures that are there', () => {
    const links = [...guide.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path]) => path as string);
    expect(links.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });
});

it('a guide of another language has an English one beside it', () => {
  const named = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.md'));
  for (const language of languages)
    expect(named(GUIDES), language).toEqual(expect.arrayContaining(named(join(GUIDES, language))));
});
