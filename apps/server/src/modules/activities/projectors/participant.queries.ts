import type { Check } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Changing } from '#changed/changed.ts';
import type { Db } from '#db/tables.ts';

/** Of several with one number, the first. */
export async function membersByNumber(
  db: Db,
  projectId: number,
  numbers: readonly string[],
): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ no: string; id: number }>`
    select member_no as no, min(id) as id from member
    where project_id = ${projectId} and member_no = any(${[...numbers]}::text[]) group by 1`.execute(db);
  return new Map(rows.map((row) => [row.no, row.id]));
}

/** Whoever has each number now, of those that are, or were, these members'. */
function holders(projectId: number, memberIds: readonly number[]): RawBuilder<unknown> {
  const ids = sql`any(${[...memberIds]}::bigint[])`;
  return sql`
    numbers as (
      select member_no from member where project_id = ${projectId} and id = ${ids} and member_no is not null
      union
      select member_no from activity_participant
      where project_id = ${projectId} and member_id = ${ids} and member_no is not null),
    now as (
      select n.member_no, (select min(m.id) from member m where m.project_id = ${projectId} and m.member_no = n.member_no) as id
      from numbers n)`;
}

/** The activities in which somebody is no longer the member who has the number. */
export async function namedOtherwise(db: Db, projectId: number, memberIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with ${holders(projectId, memberIds)}
    select distinct p.activity_id as id from activity_participant p, now
    where p.project_id = ${projectId} and p.member_no = now.member_no and p.member_id is distinct from now.id
    order by 1`.execute(db);
  return rows.map((row) => row.id);
}

/** In these activities, each is whoever has the number now. */
export async function findMembersAgain(
  db: Changing<'participant'>,
  projectId: number,
  memberIds: readonly number[],
  activityIds: readonly number[],
): Promise<void> {
  await sql`
    with ${holders(projectId, memberIds)}
    update activity_participant p set member_id = now.id from now
    where p.project_id = ${projectId} and p.activity_id = any(${[...activityIds]}::bigint[])
      and p.member_no = now.member_no and p.member_id is distinct from now.id`.execute(db);
}

/** Activities that name members by their number, the next after one. */
export async function numberedActivities(db: Db, projectId: number, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct activity_id as id from activity_participant
    where project_id = ${projectId} and activity_id > ${after} and member_no is not null and member_id is not null
    order by 1 limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Of those that are left when members are taken away to be derived anew; another form may have registered some. */
export async function findNumbersAgain(
  db: Changing<'participant'>,
  projectId: number,
  activityIds: readonly number[],
): Promise<void> {
  const holder = sql`(select min(m.id) from member m where m.project_id = p.project_id and m.member_no = p.member_no)`;
  await sql`update activity_participant p set member_id = ${holder}
    where p.project_id = ${projectId} and p.activity_id = any(${[...activityIds]}::bigint[])
      and p.member_no is not null and p.member_id is distinct from ${holder}`.execute(db);
}

export async function writeChecks(
  db: Changing<'activity'>,
  projectId: number,
  found: ReadonlyMap<number, Check[]>,
): Promise<void> {
  const rows = [...found].map(([id, checks]) => ({ id, checks }));
  await sql`
    update activity a set checks = r.checks, is_clean = jsonb_array_length(r.checks) = 0
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, checks jsonb)
    where a.project_id = ${projectId} and a.id = r.id`.execute(db);
}
