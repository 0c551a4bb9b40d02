import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export interface RawRecord {
  receivedAt: string;
  state: 'received' | 'approved' | 'rejected';
  isDeleted: boolean;
  answers: Record<string, unknown>;
}

/** As they would stand in the store, with whatever somebody once answered. */
export async function insertRecords(
  db: Db,
  form: { projectId: number; formId: number; xformId: number },
  userId: number,
  records: readonly RawRecord[],
): Promise<void> {
  await sql`
    insert into submission (project_id, form_id, instance_id, xform_id, version, user_id, source, received_at, state, deleted_at, answers)
    select ${form.projectId}, ${form.formId}, 'uuid:' || gen_random_uuid(), ${form.xformId}, 1, ${userId}, 'web',
      r."receivedAt", r.state, case when r."isDeleted" then now() end, r.answers
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as r ("receivedAt" timestamptz, state text, "isDeleted" boolean, answers jsonb)`.execute(db);
}

export async function deleteRecords(db: Db, formId: number): Promise<void> {
  await sql`delete from submission where form_id = ${formId}`.execute(db);
}

export async function recordsLeft(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from submission`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Records of the form wait to be approved from now on, as those of work do. */
export async function bindToWork(db: Db, projectId: number, formId: number): Promise<void> {
  await sql`insert into form_binding (project_id, form_id, registry, questions) values (${projectId}, ${formId}, 'activity', '{}')`.execute(
    db,
  );
}

export async function recordId(db: Db, instanceId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from submission where instance_id = ${instanceId}`.execute(db);
  return rows[0]?.id as number;
}
