import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Reached } from '#modules/geography/index.ts';
import type { Answers } from '../ingest/answers.ts';
import type { FormKey } from '../form-users/form-user.queries.ts';
import { recordsWithin } from '../reach/reach.queries.ts';
import { RECORD_COLUMNS, type RecordRow } from './record-list.queries.ts';

export interface WholeRecord extends RecordRow {
  deviceId: string | null;
  startedAt: Date | null;
  endedAt: Date | null;
  faults: { path: string; fault: string }[] | null;
  answers: Answers;
}

const of = ({ projectId, formId }: FormKey) => sql`project_id = ${projectId} and form_id = ${formId}`;

/** By the id of any of its revisions: whoever has an old link still finds the record, if it is within reach. */
export async function findRecord(
  db: Db,
  key: FormKey,
  instanceId: string,
  reached: Reached,
): Promise<WholeRecord | undefined> {
  const { rows } = await sql<WholeRecord>`
    select ${RECORD_COLUMNS}, s.device_id as "deviceId", s.started_at as "startedAt", s.ended_at as "endedAt", s.faults, s.answers
    from submission_revision r join submission s
      on s.project_id = r.project_id and s.form_id = r.form_id and s.id = r.submission_id
    join app_user u on u.id = s.user_id
    where r.project_id = ${key.projectId} and r.form_id = ${key.formId} and r.instance_id = ${instanceId}
      and s.deleted_at is null and ${recordsWithin(reached)}`.execute(db);
  return rows[0];
}

export interface FileRow {
  name: string;
  key: string | null;
  size: number | null;
  mediaType: string | null;
}

export async function recordFiles(db: Db, key: FormKey, submissionId: number): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select name, file_key as key, size, media_type as "mediaType" from submission_file
    where ${of(key)} and submission_id = ${submissionId} order by name`.execute(db);
  return rows;
}

export interface RevisionRow {
  revision: number;
  baseRevision: number | null;
  version: number | null;
  userName: string;
  source: string;
  deviceId: string | null;
  receivedAt: Date;
}

export async function recordRevisions(db: Db, key: FormKey, submissionId: number): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    select r.revision, r.base_revision as "baseRevision", r.version, r.source, r.device_id as "deviceId",
      r.received_at as "receivedAt", trim(u.first_name || ' ' || u.last_name) as "userName"
    from submission_revision r join app_user u on u.id = r.user_id
    where r.project_id = ${key.projectId} and r.form_id = ${key.formId} and r.submission_id = ${submissionId}
    order by r.revision desc`.execute(db);
  return rows;
}

export interface RevisionXml {
  revision: number;
  version: number | null;
  instanceId: string;
  xml: string;
}

export async function revisionXml(
  db: Db,
  key: FormKey,
  submissionId: number,
  revision: number,
): Promise<RevisionXml | undefined> {
  const { rows } = await sql<RevisionXml>`
    select revision, version, instance_id as "instanceId", xml from submission_revision
    where ${of(key)} and submission_id = ${submissionId} and revision = ${revision}`.execute(db);
  return rows[0];
}

export interface FailureRow {
  projector: string;
  message: string;
  failedAt: Date;
}

export async function projectionFailures(db: Db, key: FormKey, submissionId: number): Promise<FailureRow[]> {
  const { rows } = await sql<FailureRow>`
    select projector, message, failed_at as "failedAt" from projection_failure
    where ${of(key)} and submission_id = ${submissionId} order by projector`.execute(db);
  return rows;
}

/** The questions of the version that a revision names; of the newest when it names none of ours. */
export async function questionsOfVersion<Q>(db: Db, xformId: number, version: number | null): Promise<Q[]> {
  const wanted = version === null ? sql`(select version from xform where id = ${xformId})` : sql`${version}`;
  const { rows } = await sql<{ questions: Q[] }>`
    select questions from xform_version where xform_id = ${xformId} and number = ${wanted}`.execute(db);
  return rows[0]?.questions ?? [];
}

export async function columnsOf(db: Db, userId: number, formId: number): Promise<string[] | null> {
  const { rows } = await sql<{ columns: string[] }>`
    select columns from form_columns where user_id = ${userId} and form_id = ${formId}`.execute(db);
  return rows[0]?.columns ?? null;
}

export async function setColumns(db: Db, userId: number, formId: number, columns: readonly string[]): Promise<void> {
  await sql`insert into form_columns (user_id, form_id, columns) values (${userId}, ${formId}, ${JSON.stringify(columns)})
    on conflict (user_id, form_id) do update set columns = excluded.columns`.execute(db);
}
