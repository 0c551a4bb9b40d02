import { type Kysely, sql } from 'kysely';

const BENGALI = Array.from({ length: 128 }, (_, i) => String.fromCodePoint(0x980 + i)).join('');
const LETTERS = Array.from({ length: 128 }, (_, i) => (i % 36).toString(36)).join('');

/**
 * Where the database's character type is C, as in the embedded one, trigrams pass over everything but ASCII. So Bengali
 * names have an index of their own in which each letter is replaced by an ASCII one; several share one, which the
 * comparison with the name itself sorts out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create function search_letters(text) returns text language sql immutable strict parallel safe
    return translate(lower($1), ${sql.lit(BENGALI)}, ${sql.lit(LETTERS)});

  do $$
  begin
    create index app_user_letters_idx on app_user using gin (search_letters(first_name || ' ' || last_name) gin_trgm_ops);
  exception when undefined_object then
    raise notice 'pg_trgm is not there: users are searched without an index';
  end $$;
  `.execute(db);
}
