import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { LooseFile } from '../ingest/arrived.ts';

export interface SubmissionKey {
  projectId: number;
  formId: number;
  submissionId: number;
}

const OF = (key: SubmissionKey) =>
  sql`project_id = ${key.projectId} and form_id = ${key.formId} and submission_id = ${key.submissionId}`;

export interface KnownFile {
  name: string;
  key: string | null;
  hash: string | null;
}

export async function filesOf(db: Db, key: SubmissionKey): Promise<KnownFile[]> {
  const { rows } = await sql<KnownFile>`
    select name, file_key as key, hash from submission_file where ${OF(key)} order by name`.execute(db);
  return rows;
}

/** Puts files where they were missing. */
export async function placeFiles(db: Db, key: SubmissionKey, files: readonly LooseFile[]): Promise<void> {
  await sql`
    update submission_file f
    set file_key = t.file_key, size = t.size, media_type = t.media_type, hash = t.hash, received_at = now()
    from unnest(${files.map((f) => f.name)}::text[], ${files.map((f) => f.key)}::uuid[], ${files.map((f) => f.size)}::int[],
      ${files.map((f) => f.mediaType)}::text[], ${files.map((f) => f.hash)}::text[]) as t(name, file_key, size, media_type, hash)
    where ${OF(key)} and f.name = t.name and f.file_key is null`.execute(db);
}

/** After an edit: the files its answers name are expected, those that never came and that nothing names any more are not. */
export async function expectFiles(db: Db, key: SubmissionKey, names: readonly string[]): Promise<void> {
  await sql`delete from submission_file where ${OF(key)} and file_key is null and not name = any(${[...names]}::text[])`.execute(
    db,
  );
  await sql`
    insert into submission_file (project_id, form_id, submission_id, name)
    select ${key.projectId}, ${key.formId}, ${key.submissionId}, unnest(${[...names]}::text[])
    on conflict (project_id, form_id, submission_id, name) do nothing`.execute(db);
}

export async function countMissing(db: Db, key: SubmissionKey): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    update submission s set missing_files = (select count(*) from submission_file where ${OF(key)} and file_key is null)
    where s.project_id = ${key.projectId} and s.form_id = ${key.formId} and s.id = ${key.submissionId}
    returning missing_files as missing`.execute(db);
  return rows[0]?.missing ?? 0;
}

/** Which of these keys of the file store are files of submissions: whoever sweeps the store asks before it removes. */
export async function knownFileKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from submission_file where file_key = any(${[...keys]}::uuid[])`.execute(db);
  return new Set(rows.map((row) => row.key));
}

/** All of them, in order, after one. */
export async function listRecordFiles(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct file_key as key from submission_file
    where file_key is not null and (${after}::uuid is null or file_key > ${after}::uuid)
    order by file_key limit ${limit}`.execute(db);
  return rows.map((row) => row.key);
}
