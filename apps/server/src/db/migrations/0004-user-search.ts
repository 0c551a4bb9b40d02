import { type Kysely, sql } from 'kysely';

/**
 * Finding a user by any part of his names, user name or e-mail. The trigrams come with PostgreSQL's own contrib, the
 * embedded one included; a server that lacks them, or an account that may not add them, searches without the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  do $$
  begin
    create extension if not exists pg_trgm;
    create index app_user_search_idx on app_user
      using gin ((lower(first_name || ' ' || last_name || ' ' || username || ' ' || coalesce(email, ''))) gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
    raise notice 'pg_trgm cannot be added: users are searched without an index';
  end $$;

  -- Those never seen stand last in both directions; ascending is served by app_user_seen_idx.
  create index app_user_seen_desc_idx on app_user (last_seen_at desc nulls last, id desc);
  `.execute(db);
}
