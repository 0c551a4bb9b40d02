import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Numbers that are never one, and sentences that the specification gives as they are. */
const NEVER_ONE = [
  'person.passwordHint',
  'fault.passwordTooShort',
  'grid.tooLong',
  'grid.selected',
  'source.addRows',
  'queue.ageOver',
  'map.truncated',
  'capped',
  'export.countMore',
  'template.count',
  'rating',
  'chart.about.barMany',
  'chart.about.stackedBarMany',
  'chart.about.lineMany',
  'chart.about.pyramidMany',
  'paging.showing',
  'table.showing',
  'table.showingMore',
];

/** A number before a word in the plural; written out by the caller it could not choose its form. */
const COUNTED =
  /\{(?:\w+, number|count|n|done|total|rows|files|records|users|sent|target)\} (?!is\b|was\b|has\b)[a-z]+s\b/;

const texts = ['apps/console/src', 'packages']
  .flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
  )
  .filter((path) => path.endsWith(join('i18n', 'en.json')) && !path.includes('node_modules'))
  .flatMap((path) => Object.entries(JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Record<string, string>));

it('says one and many of whatever is counted', () => {
  const counted = texts.filter(([, text]) => COUNTED.test(text)).map(([key]) => key);
  expect(counted.filter((key) => !NEVER_ONE.includes(key))).toEqual([]);
});
