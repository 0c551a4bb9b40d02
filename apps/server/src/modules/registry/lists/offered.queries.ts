import { FAO_ADMIN } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { ListReader } from '#modules/forms/index.ts';

/** Phones hold the list in memory and search in it: beyond this a person's sites have to be narrowed. */
export const MOST_LISTED = 10_000;

/**
 * The unions somebody works in: those of their own sites in any project, else those of the project's sites, else all (null).
 * So a field worker gets the people of their upazilas, however many the programme has.
 */
async function unionsOf(db: Db, { projectId, userId }: ListReader): Promise<number[] | null> {
  const { rows } = await sql<{ id: number; depth: number }>`
    with recursive mine as (select distinct unit_id from site where member_id = ${userId} and activity_id is null),
    chosen as (
      select unit_id from mine
      union select unit_id from site
        where project_id = ${projectId} and member_id is null and activity_id is null and not exists (select 1 from mine)),
    below (id, type_id) as (
      select u.id, u.type_id from chosen c join geo_unit u on u.id = c.unit_id
      union select u.id, u.type_id from below b join geo_unit u on u.parent_id = b.id)
    select b.id, t.depth from below b join geo_type t on t.id = b.type_id where t.depth = 3`.execute(db);
  return rows.length > 0 ? rows.map((row) => row.id) : null;
}

/**
 * Through which programmes a reader sees the project: null is all of it, for its own team and for who enters every project.
 * Whoever is only of a project beneath it is offered what belongs to that.
 */
async function programmesOf(db: Db, { projectId, userId }: ListReader): Promise<number[] | null> {
  const member = (project: RawBuilder<unknown>) =>
    sql`exists (select 1 from project_member m where m.project_id = ${project} and m.user_id = ${userId})`;
  const { rows } = await sql<{ programmes: number[] | null }>`
    select case when not (${member(sql`${projectId}`)} or u.is_super_user or exists (select 1 from user_role h
        join role r on r.id = h.role_id where h.user_id = u.id and r.name = ${FAO_ADMIN}))
      then array(select c.id from project c where c.umbrella_id = ${projectId} and ${member(sql`c.id`)}) end as programmes
    from app_user u where u.id = ${userId}`.execute(db);
  return rows[0] ? rows[0].programmes : [];
}

/** Of the rows `r` that a reader is offered: in their unions, and of a programme through which they see the project. */
export async function offeredTo(
  db: Db,
  reader: ListReader,
  ofProgrammes: (ids: number[]) => RawBuilder<unknown>,
): Promise<{ isNear: RawBuilder<unknown>; isTheirs: RawBuilder<unknown> }> {
  const [unions, programmes] = await Promise.all([unionsOf(db, reader), programmesOf(db, reader)]);
  return {
    isNear: unions === null ? sql`true` : sql`r.union_id = any(${unions}::int[])`,
    isTheirs: programmes === null ? sql`true` : ofProgrammes(programmes),
  };
}

export const withId = (ids: readonly number[]): RawBuilder<unknown> => sql`r.id = any(${[...ids]}::bigint[])`;
