import type { Check } from '@msurvey/domain';
import { sql } from 'kysely';
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

/**
 * Participants whose number is, or was, one of these members': each is whoever has the number now. Answers the activities
 * in which somebody became another.
 */
export async function findMembersAgain(db: Db, projectId: number, memberIds: readonly number[]): Promise<number[]> {
  const ids = sql`any(${[...memberIds]}::bigint[])`;
  const { rows } = await sql<{ id: number }>`
    with numbers as (
      select member_no from member where project_id = ${projectId} and id = ${ids} and member_no is not null
      union
      select member_no from activity_participant
      where project_id = ${projectId} and member_id = ${ids} and member_no is not null),
    now as (
      select n.member_no, (select min(m.id) from member m where m.project_id = ${projectId} and m.member_no = n.member_no) as id
      from numbers n),
    changed as (
      update activity_participant p set member_id = now.id from now
      where p.project_id = ${projectId} and p.member_no = now.member_no and p.member_id is distinct from now.id
      returning p.activity_id)
    select distinct activity_id as id from changed order by 1`.execute(db);
  return rows.map((row) => row.id);
}

/** Before their members are derived anew. */
export async function forgetNumbers(db: Db, projectId: number): Promise<void> {
  await sql`update activity_participant set member_id = null
    where project_id = ${projectId} and member_no is not null and member_id is not null`.execute(db);
}

export async function writeChecks(db: Db, projectId: number, found: ReadonlyMap<number, Check[]>): Promise<void> {
  const rows = [...found].map(([id, checks]) => ({ id, checks }));
  await sql`
    update activity a set checks = r.checks, is_clean = jsonb_array_length(r.checks) = 0
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, checks jsonb)
    where a.project_id = ${projectId} and a.id = r.id`.execute(db);
}
