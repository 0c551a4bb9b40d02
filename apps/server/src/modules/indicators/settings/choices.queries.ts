import type { WorkType } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db, Labels } from '#db/tables.ts';

export interface ChoiceRow {
  id: number;
  code: string;
  label: Labels;
  isActive: boolean;
}

/** The items of a code list, in order. */
export async function itemsOf(db: Db, list: 'unit-of-measurement' | 'frequency'): Promise<ChoiceRow[]> {
  const { rows } = await sql<ChoiceRow>`
    select i.id, i.code, i.label, i.is_active as "isActive" from category c join category_item i on i.category_id = c.id
    where c.code = ${list} order by i.position, i.id limit 1000`.execute(db);
  return rows;
}

/** Of these, the sub-activities that there are. */
export async function worksOf(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; type: WorkType; isMeasured: boolean }[]> {
  const { rows } = await sql<{ id: number; type: WorkType; isMeasured: boolean }>`
    select s.id, s.type, s.is_measured as "isMeasured" from sub_activity s where s.id = any(${[...ids]}::int[])`.execute(
    db,
  );
  return rows;
}

/** From when to when a project reports. */
export async function datesOf(
  db: Db,
  projectId: number,
): Promise<{ startDate: string | null; endDate: string | null } | undefined> {
  const { rows } = await sql<{ startDate: string | null; endDate: string | null }>`
    select p.start_date as "startDate", p.end_date as "endDate" from project p where p.id = ${projectId}`.execute(db);
  return rows[0];
}
