import { type Kysely, sql } from 'kysely';

/**
 * What lists say of N, kept when something changes instead of counted when somebody looks: a team of 100,000 is counted
 * from a handful of rows. Changes are added as rows of their own (+1, −1), so that two who change people of the same team
 * never wait for each other; a job gathers them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table head_count (
    -- 0: all users, in a project or not.
    project_id integer not null,
    -- 0: whatever role they hold, and also those without.
    role_id integer not null,
    organization_id integer not null,
    status text not null,
    -- Users of neighbouring ids (id / 128), where role_id is 0; there it shows where a large team leaves somebody out.
    block integer not null,
    id bigint generated always as identity,
    n integer not null,
    primary key (project_id, role_id, organization_id, status, block, id) include (n)
  );
  insert into head_count (project_id, role_id, organization_id, status, block, n)
  select 0, 0, u.organization_id, u.status, u.id / 128, count(*) from app_user u group by 3, 4, 5
  union all
  select 0, ur.role_id, u.organization_id, u.status, 0, count(*) from user_role ur join app_user u on u.id = ur.user_id group by 2, 3, 4
  union all
  select m.project_id, 0, u.organization_id, u.status, u.id / 128, count(*) from project_member m
  join app_user u on u.id = m.user_id group by 1, 3, 4, 5
  union all
  select m.project_id, ur.role_id, u.organization_id, u.status, 0, count(*) from project_member m
  join app_user u on u.id = m.user_id join user_role ur on ur.user_id = u.id group by 1, 2, 3, 4;

  -- Changes are asked for by any part of a name, in either script.
  do $$
  begin
    create index audit_entry_actor_name_idx on audit_entry using gin (lower(actor_name) gin_trgm_ops);
    create index audit_entry_actor_letters_idx on audit_entry using gin (search_letters(actor_name) gin_trgm_ops)
      where actor_name ~ '[\u0980-\u09ff]';
  exception when undefined_object then
    raise notice 'pg_trgm is not there: the audit is searched without an index';
  end $$;

  -- In which the console last spoke to him; null before the first sign-in.
  alter table app_user add column language text;

  -- Open units of the level.
  alter table geo_type add column unit_count integer not null default 0;
  update geo_type t set unit_count = (select count(*) from geo_unit u where u.type_id = t.id and not u.is_closed);
  `.execute(db);
}
