import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';

export interface StoredSubmission {
  id: number;
  instanceId: string;
  revision: number;
  version: number | null;
  userId: number;
  source: string;
  deviceId: string | null;
  missingFiles: number;
  faults: { path: string; fault: string }[] | null;
  answers: Record<string, unknown>;
  instanceName: string | null;
  startedAt: Date | null;
  latitude: number | null;
  longitude: number | null;
}

export async function submissionsOf(db: Db, formId: number): Promise<StoredSubmission[]> {
  const { rows } = await sql<StoredSubmission>`
    select id, instance_id as "instanceId", revision, version, user_id as "userId", source, device_id as "deviceId",
      missing_files as "missingFiles", faults, answers, instance_name as "instanceName", started_at as "startedAt", latitude, longitude
    from submission where form_id = ${formId} order by id`.execute(db);
  return rows;
}

export interface StoredRevision {
  submissionId: number;
  revision: number;
  baseRevision: number | null;
  instanceId: string;
  xml: string;
}

export async function revisionsOf(db: Db, formId: number): Promise<StoredRevision[]> {
  const { rows } = await sql<StoredRevision>`
    select submission_id as "submissionId", revision, base_revision as "baseRevision", instance_id as "instanceId", xml
    from submission_revision where form_id = ${formId} order by submission_id, revision`.execute(db);
  return rows;
}

export interface StoredFileRow {
  submissionId: number;
  name: string;
  key: string | null;
  size: number | null;
  mediaType: string | null;
  hash: string | null;
}

export async function filesOf(db: Db, formId: number): Promise<StoredFileRow[]> {
  const { rows } = await sql<StoredFileRow>`
    select submission_id as "submissionId", name, file_key as key, size, media_type as "mediaType", hash
    from submission_file where form_id = ${formId} order by submission_id, name`.execute(db);
  return rows;
}

export interface Counts {
  submissions: number;
  surveyor: number;
  days: number;
  revisions: number;
  audit: number;
}

/** The same number by five ways; they must agree. */
export async function countsOf(db: Db, formId: number): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*) from submission where form_id = ${formId}) as submissions,
    (select coalesce(sum(submissions), 0)::int from form_surveyor where form_id = ${formId}) as surveyor,
    (select coalesce(sum(submissions), 0)::int from form_day where form_id = ${formId}) as days,
    (select count(*) from submission_revision where form_id = ${formId} and revision = 1) as revisions,
    (select count(*) from audit_entry where entity = 'submission' and action = 'submit' and (after->>'form')::int = ${formId}) as audit`.execute(
    db,
  );
  return rows[0] as Counts;
}

export async function projectionFailures(db: Db): Promise<{ projector: string; message: string; attempts: number }[]> {
  const { rows } = await sql<{ projector: string; message: string; attempts: number }>`
    select projector, message, attempts from projection_failure order by submission_id`.execute(db);
  return rows;
}
