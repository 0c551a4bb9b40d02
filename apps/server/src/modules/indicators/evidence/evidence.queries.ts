import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** A value, by its indicator and period. */
export interface ValueKey {
  projectId: number;
  nodeId: number;
  period: string;
}
const OF = ({ projectId, nodeId, period }: ValueKey) =>
  sql`e.project_id = ${projectId} and e.node_id = ${nodeId} and e.period = ${period}`;

export interface EvidenceRow {
  id: number;
  fileKey: string;
  name: string;
  mediaType: string;
  size: number;
  hash: string;
  addedBy: string | null;
  addedAt: Date;
}

export async function evidenceOf(db: Db, key: ValueKey): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    select e.id, e.file_key as "fileKey", e.name, e.media_type as "mediaType", e.size, e.hash,
      u.first_name || ' ' || u.last_name as "addedBy", e.added_at as "addedAt"
    from indicator_evidence e left join app_user u on u.id = e.added_by
    where ${OF(key)} order by e.id`.execute(db);
  return rows;
}

/** The names of the files of each value of an indicator, by period. */
export async function evidenceNames(db: Db, projectId: number, nodeId: number): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ period: string; names: string[] }>`
    select e.period, array_agg(e.name order by e.id) as names from indicator_evidence e
    where e.project_id = ${projectId} and e.node_id = ${nodeId} group by e.period`.execute(db);
  return new Map(rows.map(({ period, names }) => [period, names]));
}

export type NewEvidence = Omit<EvidenceRow, 'id' | 'addedBy' | 'addedAt'>;

export async function insertEvidence(db: Db, key: ValueKey, userId: number, file: NewEvidence): Promise<void> {
  await sql`
    insert into indicator_evidence (project_id, node_id, period, file_key, name, media_type, size, hash, added_by)
    values (${key.projectId}, ${key.nodeId}, ${key.period}, ${file.fileKey}::uuid, ${file.name}, ${file.mediaType},
      ${file.size}, ${file.hash}, ${userId})`.execute(db);
}

export async function deleteEvidence(db: Db, key: ValueKey, id: number): Promise<void> {
  await sql`delete from indicator_evidence e where ${OF(key)} and e.id = ${id}`.execute(db);
}

/** Whoever decides on a value is to have seen its files as they are: from now on it is another state of it. */
export async function nextValueVersion(db: Db, { projectId, nodeId, period }: ValueKey): Promise<void> {
  await sql`update indicator_value set version = version + 1
    where project_id = ${projectId} and node_id = ${nodeId} and period = ${period}`.execute(db);
}

/** Those of these files that some value names. */
export async function evidenceKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select e.file_key::text as key from indicator_evidence e where e.file_key = any(${[...keys]}::uuid[])`.execute(db);
  return new Set(rows.map((row) => row.key));
}

/** All of them, in order, after one. */
export async function listEvidenceFiles(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct file_key as key from indicator_evidence where ${after}::uuid is null or file_key > ${after}::uuid
    order by file_key limit ${limit}`.execute(db);
  return rows.map((row) => row.key);
}
