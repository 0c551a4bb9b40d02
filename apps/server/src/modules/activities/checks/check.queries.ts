import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { CheckedActivity } from './checked-activity.ts';

export interface Period {
  start: string | null;
  end: string | null;
}

export async function projectPeriods(db: Db, projectIds: readonly number[]): Promise<Map<number, Period>> {
  const { rows } = await sql<Period & { id: number }>`
    select id, start_date as start, end_date as "end" from project where id = any(${[...projectIds]}::int[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of those that the rows name, who is in the registry, as `project/member`. */
export async function knownMembers(db: Db, rows: readonly CheckedActivity[]): Promise<Set<string>> {
  const byProject = new Map<number, Set<number>>();
  for (const { projectId, participants } of rows) {
    const named = byProject.get(projectId) ?? new Set();
    for (const member of participants) if (member !== null) named.add(member);
    byProject.set(projectId, named);
  }
  const known = new Set<string>();
  for (const [projectId, named] of byProject) {
    if (named.size === 0) continue;
    const { rows: found } = await sql<{ id: number }>`
      select id from member where project_id = ${projectId} and id = any(${[...named]}::bigint[])`.execute(db);
    for (const { id } of found) known.add(`${projectId}/${id}`);
  }
  return known;
}

/** So many of the same kind, place and day are looked at; a day with more is striking anyway. */
const MOST_TWINS = 20;

/** The earliest activity before each that has the same sub-activity, union and day, and its author or one of its people. */
export async function earlierTwins(
  db: Db,
  rows: readonly CheckedActivity[],
): Promise<{ id: number; twinId: number }[]> {
  const asked = rows.map((row) => ({
    project_id: row.projectId,
    id: row.id,
    sub_activity_id: row.subActivityId,
    union_id: row.unionId,
    held_on: row.heldOn,
    user_id: row.userId,
    members: row.participants.filter((member) => member !== null),
  }));
  const { rows: found } = await sql<{ id: number; twinId: number }>`
    select r.id, twin.id as "twinId"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r (project_id int, id bigint, sub_activity_id int,
      union_id int, held_on date, user_id int, members bigint[])
    cross join lateral (
      select c.id from (
        select a.project_id, a.id, a.user_id from activity a
        where a.project_id = r.project_id and a.sub_activity_id = r.sub_activity_id and a.union_id = r.union_id
          and a.held_on = r.held_on and a.id < r.id
        order by a.id limit ${MOST_TWINS}) c
      where c.user_id = r.user_id or exists (
        select 1 from activity_participant p
        where p.project_id = c.project_id and p.activity_id = c.id and p.member_id = any(r.members))
      order by c.id limit 1) twin`.execute(db);
  return found;
}

/** The newest ones tell what is usual now, and reading them costs the same however many there are. */
const MOST_COMPARED = 100;

export interface ApprovedValues {
  projectId: number;
  subActivityId: number;
  quantities: number[];
  people: number[];
}

export async function approvedValues(
  db: Db,
  kinds: readonly { projectId: number; subActivityId: number }[],
): Promise<ApprovedValues[]> {
  const { rows } = await sql<ApprovedValues>`
    select k.project_id as "projectId", k.sub_activity_id as "subActivityId", v.quantities, v.people
    from unnest(${kinds.map((k) => k.projectId)}::int[], ${kinds.map((k) => k.subActivityId)}::int[])
      as k (project_id, sub_activity_id)
    cross join lateral (
      select coalesce(array_agg(a.quantity::float8) filter (where a.quantity is not null), '{}') as quantities,
        coalesce(array_agg(a.member_count) filter (where a.member_count is not null), '{}') as people
      from (select quantity, member_count from activity
        where project_id = k.project_id and sub_activity_id = k.sub_activity_id and state = 'approved'
        order by id desc limit ${MOST_COMPARED}) a) v`.execute(db);
  return rows;
}
