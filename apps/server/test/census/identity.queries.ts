import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export interface StoredRecord {
  formId: number;
  instanceId: string;
}

/** Form by form, so that the lists of a form are read once. */
export async function everyRecord(db: Db): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`
    select form_id as "formId", instance_id as "instanceId" from submission order by form_id, id`.execute(db);
  return rows;
}

/** One of each form and state before a second of any: so they tell the most. */
export async function sampleOfRecords(db: Db, size: number, seed: string): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`
    select form_id as "formId", instance_id as "instanceId" from (
      select form_id, instance_id, n from (
        select form_id, instance_id,
               row_number() over (partition by form_id, state order by md5(instance_id || ${seed})) as n
        from submission) ranked
      order by n, md5(instance_id || ${seed}) limit ${size}) drawn
    order by form_id, n`.execute(db);
  return rows;
}
