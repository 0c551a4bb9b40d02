import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export async function unionsFor(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from geo_unit where type_id = 4 order by id limit 2`.execute(db);
  return rows.map((row) => row.id);
}

export async function newestXml(db: Db, instance: string): Promise<string> {
  const { rows } = await sql<{ xml: string }>`
    select r.xml from submission s join submission_revision r on r.project_id = s.project_id and r.form_id = s.form_id
      and r.submission_id = s.id and r.revision = s.revision where s.instance_id = ${instance}`.execute(db);
  return rows[0]?.xml ?? '';
}

export async function putUnder(db: Db, projectId: number, umbrellaId: number | null): Promise<void> {
  await sql`update project set umbrella_id = ${umbrellaId} where id = ${projectId}`.execute(db);
}

export async function subActivityOf(db: Db, programme: 'SACP' | 'RAINS'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from sub_activity where programme = ${programme} and is_active order by id limit 1`.execute(db);
  return rows[0]?.id as number;
}

/** A demonstration or structure that can be followed up; of one programme, or of any. */
export async function followedOf(
  db: Db,
  kind: 'demonstration' | 'infrastructure',
  programme: number | null,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from activity where project_id = 61 and kind = ${kind} and state <> 'rejected'
      and (${programme}::int is null or programme_id = ${programme}::int) order by id limit 1`.execute(db);
  if (!rows[0]) throw new Error('the demonstration has no such row');
  return rows[0].id;
}
