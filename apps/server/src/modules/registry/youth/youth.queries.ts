import { type RawBuilder, sql } from 'kysely';
import type { Changing } from '#changed/changed.ts';
import type { Db } from '#db/tables.ts';
import type { YouthBounds } from '#modules/projects/index.ts';
import { ageGroupOf } from '../projectors/member.queries.ts';

const byBounds = ({ youthFrom, youthTo }: YouthBounds): RawBuilder<unknown> =>
  ageGroupOf('m', sql`${youthFrom}::int`, sql`${youthTo}::int`);
/** The people of a project whose age group is not what these bounds say. */
const areWrong = (projectId: number, bounds: YouthBounds): RawBuilder<unknown> =>
  sql`m.project_id = ${projectId} and m.age_group is distinct from ${byBounds(bounds)}`;

export async function countWrong(db: Db, projectId: number, bounds: YouthBounds): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from member m where ${areWrong(projectId, bounds)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The next of them after one. */
export async function wrongAgeGroups(
  db: Db,
  projectId: number,
  bounds: YouthBounds,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from member m where ${areWrong(projectId, bounds)} and m.id > ${after} order by m.id limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

export async function mendAgeGroups(
  db: Changing<'member'>,
  projectId: number,
  bounds: YouthBounds,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update member m set age_group = ${byBounds(bounds)}
    where m.project_id = ${projectId} and m.id = any(${[...ids]}::bigint[])`.execute(db);
}
