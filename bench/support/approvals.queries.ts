import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/db/tables.ts';

export interface TrainingPlace {
  unionId: number;
  subActivityId: number;
  heldOn: string;
  members: number[];
}

/** Each in another union, with people who live there; where these are too few, they are of all around. */
export async function placesOfTrainings(
  db: Db,
  projectId: number,
  count: number,
  people: number,
): Promise<TrainingPlace[]> {
  const { rows } = await sql<TrainingPlace>`
    with unions as (select union_id, row_number() over (order by union_id) as n
      from (select distinct union_id from member where project_id = ${projectId} and union_id is not null) u),
    trainings as (select id, row_number() over (order by id) as n from sub_activity where type = 'training' and is_active)
    select u.union_id as "unionId", s.id as "subActivityId", (date '2026-01-01' + (i % 200))::text as "heldOn",
      array(select m.id::float8 from member m where m.project_id = ${projectId} and m.union_id = u.union_id and m.state <> 'rejected'
        and m.merged_into is null order by m.id offset i / (select count(*) from unions) * 7 limit ${people}) as members
    from generate_series(0, ${count}::int - 1) i
    join unions u on u.n = 1 + i % (select count(*) from unions)
    join trainings s on s.n = 1 + i % (select count(*) from trainings)`.execute(db);
  return rows;
}

/** How many of these are approved. */
export async function approvedOf(db: Db, projectId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from activity where project_id = ${projectId} and id = any(${[...ids]}::bigint[]) and state = 'approved'`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
