import { nationalIdKey, phoneKey, searchPatterns } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';

const value = (pattern: string): RawBuilder<unknown> => sql`${pattern}`;

/** Whether every word is found by one of its patterns (see searchPatterns) in `search` of these rows. */
export const matches = (patterns: readonly string[][], rows = 'r', asValue = value): RawBuilder<unknown> =>
  all(
    patterns.map((any) => {
      const found = any.map((pattern) => sql`${sql.ref(`${rows}.search`)} like ${asValue(pattern)}`);
      return sql`(${sql.join(found, sql` or `)})`;
    }),
  );

/** A whole telephone or card number is a key of its own; parts of numbers and names are looked for in the text. */
export function memberFound(typed: string, rows = 'r'): RawBuilder<unknown> | null {
  const patterns = searchPatterns(typed);
  if (patterns.length === 0) return null;
  const [phone, card] = [phoneKey(typed), nationalIdKey(typed)];
  const keys = [...(phone ? [`p:${phone}`] : []), ...(card ? [`n:${card}`] : [])];
  return keys.length > 0 && /^[\d\s+-]+$/.test(typed)
    ? sql`${sql.ref(`${rows}.keys`)} && ${keys}::text[]`
    : matches(patterns, rows);
}

export function groupFound(typed: string, rows = 'r'): RawBuilder<unknown> | null {
  const patterns = searchPatterns(typed);
  return patterns.length === 0 ? null : matches(patterns, rows);
}
