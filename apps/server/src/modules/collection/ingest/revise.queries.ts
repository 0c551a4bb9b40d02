import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Arrived } from './arrived.ts';

export interface NewRevision {
  submissionId: number;
  revision: number;
  baseRevision: number;
}

export async function insertRevision(db: Db, a: Arrived, r: NewRevision): Promise<void> {
  await sql`
    insert into submission_revision (project_id, form_id, submission_id, revision, instance_id, base_revision, version, user_id,
      source, device_id, user_agent, xml)
    values (${a.projectId}, ${a.formId}, ${r.submissionId}, ${r.revision}, ${a.instanceId}, ${r.baseRevision}, ${a.version},
      ${a.sender.userId}, ${a.source}, ${a.deviceId}, ${a.origin.userAgent}, ${a.xml})`.execute(db);
}

/** What an edit leaves as it was: the first revision names the record for good. */
interface Kept {
  instanceId: string;
  userId: number;
  organizationId: number | null;
  receivedAt: Date;
  isDeleted: boolean;
}

/** The record as it stands now. Who collected it and when it first came do not change; a rejection was of the old answers. */
export async function updateSubmission(db: Db, a: Arrived, r: NewRevision): Promise<Kept> {
  const { rows } = await sql<Kept>`
    update submission set revision = ${r.revision}, version = ${a.version}, updated_at = now(), started_at = ${a.startedAt},
      ended_at = ${a.endedAt}, instance_name = ${a.instanceName}, latitude = ${a.latitude}, longitude = ${a.longitude},
      accuracy = ${a.accuracy}, state = 'received', faults = ${a.faults ? JSON.stringify(a.faults) : null}::jsonb,
      answers = ${JSON.stringify(a.answers)}::jsonb
    where project_id = ${a.projectId} and form_id = ${a.formId} and id = ${r.submissionId}
    returning instance_id as "instanceId", user_id as "userId", organization_id as "organizationId", received_at as "receivedAt", deleted_at is not null as "isDeleted"`.execute(
    db,
  );
  return rows[0] as Kept;
}
