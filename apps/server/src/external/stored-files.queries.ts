import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

export interface StoredFile {
  uuid: string;
  ownerId: number;
  name: string;
  mediaType: string;
  size: number;
}

export async function insertStoredFile(db: Db, file: StoredFile, hours: number): Promise<void> {
  await sql`insert into stored_file (uuid, owner_id, name, media_type, size, expires_at)
    values (${file.uuid}, ${file.ownerId}, ${file.name}, ${file.mediaType}, ${file.size}, now() + ${hours} * interval '1 hour')`.execute(
    db,
  );
}

/** A file is its owner's alone, and only until it expires. */
export async function findStoredFile(db: Db, uuid: string, ownerId: number): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select uuid, owner_id as "ownerId", name, media_type as "mediaType", size from stored_file
    where uuid = ${uuid} and owner_id = ${ownerId} and expires_at > now()`.execute(db);
  return rows[0];
}

/** The oldest that have expired, forgotten; the caller removes what they held. */
export async function takeExpiredFiles(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    delete from stored_file where uuid in (
      select uuid from stored_file where expires_at <= now() order by expires_at limit ${limit} for update skip locked)
    returning uuid`.execute(db);
  return rows.map((row) => row.uuid);
}

/** Which of these are files made for somebody. */
export async function storedFileKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select uuid::text as key from stored_file where uuid = any(${[...keys]}::uuid[])`.execute(db);
  return new Set(rows.map((row) => row.key));
}

export async function listStoredFiles(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select uuid::text as key from stored_file where ${after}::uuid is null or uuid > ${after}::uuid
    order by uuid limit ${limit}`.execute(db);
  return rows.map((row) => row.key);
}
