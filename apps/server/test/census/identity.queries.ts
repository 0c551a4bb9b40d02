import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export interface StoredRecord {
  formId: number;
  instanceId: string;
}

/** So many of a form and state are enough to meet everything that the demonstration's records can say. */
const OF_EACH = 15;

/** Records of every form and state, drawn from all over the programme, form by form. */
export async function storedRecords(db: Db): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`
    select form_id as "formId", instance_id as "instanceId" from (
      select form_id, instance_id, id, row_number() over (partition by form_id, state order by md5(instance_id)) as n
      from submission) s
    where n <= ${OF_EACH} order by form_id, id`.execute(db);
  return rows;
}
