import { searchPatterns, searchText } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { LruMap } from '#http/lru.ts';
import { placesNamed } from '#modules/geography/index.ts';
import { type CatalogueText, catalogueTexts, type SearchedWord } from './filter.queries.ts';

const MOST_WORDS = 6;
/** A part of a name that hundreds of places share means none of them. */
const MOST_PLACES = 200;

/** Folding a name costs more than finding it again. */
const folded = new LruMap<string, string>(2000);
function fold(texts: readonly (string | null)[]): string {
  const key = texts.join('\n');
  const known = folded.get(key);
  if (known !== undefined) return known;
  const text = searchText(...texts);
  folded.set(key, text);
  return text;
}

/** LIKE, as far as search patterns need it: a text between two per cent signs. */
const isLike = (text: string, pattern: string): boolean => text.includes(pattern.slice(1, -1));

const named = (lines: readonly CatalogueText[], patterns: readonly (readonly string[])[]): number[] =>
  lines
    .filter(({ texts }) => patterns.every((ways) => ways.some((pattern) => isLike(fold(texts), pattern))))
    .map(({ id }) => id);

/** What each typed word may mean: a part of the record's own words, of the catalogue, of an agency or a place. */
export async function wordsAsked(db: Db, typed: string): Promise<SearchedWord[]> {
  const words = [...new Set(typed.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
  const meaningful = words.filter((word) => searchPatterns(word).length > 0);
  if (meaningful.length === 0) return [];
  const { subActivities, agencies } = await catalogueTexts(db);
  return Promise.all(
    meaningful.map(async (word) => {
      const patterns = searchPatterns(word);
      return {
        patterns,
        subActivityIds: named(subActivities, patterns),
        agencyIds: named(agencies, patterns),
        places: await placesNamed(db, word, MOST_PLACES),
      };
    }),
  );
}
