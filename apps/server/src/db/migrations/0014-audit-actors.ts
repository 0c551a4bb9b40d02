import { type Kysely, sql } from 'kysely';

/**
 * Changes are asked for by any part of a name. Who ever did something stands here once under each name he had then, and
 * only here the trigrams are kept: as indexes of the log itself they cost every record that came in more than the record.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table audit_actor (
    -- 0: the system itself.
    actor_id int not null,
    name text not null,
    primary key (actor_id, name)
  );
  insert into audit_actor select distinct coalesce(actor_id, 0), actor_name from audit_entry;
  drop index if exists audit_entry_actor_name_idx;
  drop index if exists audit_entry_actor_letters_idx;
  do $$
  begin
    create index audit_actor_name_idx on audit_actor using gin (lower(name) gin_trgm_ops);
    create index audit_actor_letters_idx on audit_actor using gin (search_letters(name) gin_trgm_ops)
      where name ~ '[\u0980-\u09ff]';
  exception when undefined_object then
    raise notice 'pg_trgm is not there: actors are searched without an index';
  end $$;
  `.execute(db);
}
