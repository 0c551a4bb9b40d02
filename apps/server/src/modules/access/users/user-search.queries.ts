import { type RawBuilder, sql } from 'kysely';
import { all, containing } from '#db/paging.queries.ts';

/** The very expressions of app_user_search_idx and app_user_names_idx. */
const SEARCHED = sql`lower(u.first_name || ' ' || u.last_name || ' ' || u.username || ' ' || coalesce(u.email, ''))`;
const NAMES = sql`lower(u.first_name || ' ' || u.last_name || ' ' || u.username)`;
const BENGALI_RUN = /[\u0980-\u09ff]{3,}/g;

/**
 * Contains, by trigrams: measured on 100,000 users a rare part is found in milliseconds. Bengali goes through an index of
 * its own (see the migration); fewer than three letters match so many that any plan reads them all.
 */
function contains(searched: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const [run] = (text.match(BENGALI_RUN) ?? []).sort((a, b) => b.length - a.length);
  const exact = sql`${searched} like ${containing(text)}`;
  if (!run) return exact;
  return all([
    exact,
    sql`search_letters(u.first_name || ' ' || u.last_name) like '%' || search_letters(${run}) || '%'`,
  ]);
}

/** Whether the user `u` is found by any part of their names, user name or e-mail. */
export const userFound = (text: string): RawBuilder<unknown> => contains(SEARCHED, text);
/** The same where e-mail addresses are not shown, and so must not be found out by trying. */
export const userNamed = (text: string): RawBuilder<unknown> => contains(NAMES, text);
