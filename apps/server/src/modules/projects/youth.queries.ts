import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** From this age to that one people count as young, both included. */
export interface YouthBounds {
  youthFrom: number;
  youthTo: number;
}

export async function youthBounds(db: Db, projectId: number): Promise<YouthBounds | undefined> {
  const { rows } = await sql<YouthBounds>`
    select youth_from as "youthFrom", youth_to as "youthTo" from project where id = ${projectId}`.execute(db);
  return rows[0];
}

export async function setYouthBounds(db: Db, projectId: number, { youthFrom, youthTo }: YouthBounds): Promise<void> {
  await sql`update project set youth_from = ${youthFrom}, youth_to = ${youthTo} where id = ${projectId}`.execute(db);
}

/** Held by whoever is about to start changing the bounds: of two the second finds the task of the first. */
export async function holdYouthBounds(db: Db, projectId: number): Promise<void> {
  await sql`select 1 from project where id = ${projectId} for no key update`.execute(db);
}
