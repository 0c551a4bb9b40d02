import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** Counted by age, without what was derived from it. */
export async function peopleAged(db: Db, projectId: number, from: number, to: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from member
    where project_id = ${projectId} and merged_into is null and state <> 'rejected' and age between ${from} and ${to}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export async function ageGroupOf(db: Db, id: number): Promise<string | null | undefined> {
  const { rows } = await sql<{
    group: string | null;
  }>`select age_group as "group" from member where id = ${id}`.execute(db);
  return rows[0]?.group;
}

export async function holdAged(db: Db, projectId: number, from: number, to: number): Promise<void> {
  await sql`select 1 from member where project_id = ${projectId} and age between ${from} and ${to} for update`.execute(
    db,
  );
}
