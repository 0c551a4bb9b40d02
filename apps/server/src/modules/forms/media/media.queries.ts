import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { personName } from '../library/xform.queries.ts';
import type { NeededFile } from './needed-files.ts';

/** A file in the store, and the name by which a form asks for it. */
export interface NamedFile {
  name: string;
  fileKey: string;
  size: number;
  mediaType: string;
  hash: string;
  geoTypeId: number | null;
}

export interface NewMedia extends NamedFile {
  xformId: number;
  number: number;
  uploadedBy: number | null;
}

/** The one before it under this name, of the same version, becomes history. */
export async function insertMedia(db: Db, m: NewMedia): Promise<void> {
  await retireMedia(db, m.xformId, m.number, m.name);
  await sql`
    insert into xform_media (xform_id, number, name, file_key, size, media_type, hash, geo_type_id, uploaded_by)
    values (${m.xformId}, ${m.number}, ${m.name}, ${m.fileKey}::uuid, ${m.size}, ${m.mediaType}, ${m.hash}, ${m.geoTypeId},
      ${m.uploadedBy})`.execute(db);
}

/** False when there was none. */
export async function retireMedia(db: Db, xformId: number, number: number, name: string): Promise<boolean> {
  const { rows } = await sql`
    update xform_media set replaced_at = now()
    where xform_id = ${xformId} and number = ${number} and name = ${name} and replaced_at is null returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

export interface MediaRow {
  name: string;
  fileKey: string;
  size: number;
  mediaType: string;
  geoTypeId: number | null;
  uploadedBy: string | null;
  uploadedAt: Date;
}

const MEDIA = sql`m.name, m.file_key as "fileKey", m.size, m.media_type as "mediaType", m.geo_type_id as "geoTypeId",
  ${personName('m.uploaded_by')} as "uploadedBy", m.uploaded_at as "uploadedAt"`;

export async function currentMedia(db: Db, xformId: number, number: number): Promise<MediaRow[]> {
  const { rows } = await sql<MediaRow>`
    select ${MEDIA} from xform_media m
    where m.xform_id = ${xformId} and m.number = ${number} and m.replaced_at is null`.execute(db);
  return rows;
}

export interface UploadedFile {
  id: number;
  name: string;
  hash: string;
  key: string;
  size: number;
  mediaType: string;
}

export async function uploadedFiles(db: Db, xformId: number, number: number): Promise<UploadedFile[]> {
  const { rows } = await sql<UploadedFile>`
    select id, name, hash, file_key as key, size, media_type as "mediaType" from xform_media
    where xform_id = ${xformId} and number = ${number} and replaced_at is null order by name`.execute(db);
  return rows;
}

/** A file of any version, also one that was replaced. */
export interface Upload {
  name: string;
  number: number;
  key: string;
  isCurrent: boolean;
}

/** Of all versions, the newest first. */
export async function uploadsNamed(db: Db, xformId: number, names: readonly string[]): Promise<Upload[]> {
  const { rows } = await sql<Upload>`
    select name, number, file_key::text as key, replaced_at is null as "isCurrent" from xform_media
    where xform_id = ${xformId} and name = any(${[...names]}::text[]) order by number desc, id desc`.execute(db);
  return rows;
}

/** Undefined when there is no such version. */
export async function neededMedia(db: Db, xformId: number, number: number): Promise<NeededFile[] | undefined> {
  const { rows } = await sql<{ media: NeededFile[] }>`
    select media from xform_version where xform_id = ${xformId} and number = ${number}`.execute(db);
  return rows[0]?.media;
}

export interface MediaHistoryRow {
  version: number;
  size: number;
  uploadedAt: Date;
  uploadedBy: string | null;
  replacedAt: Date | null;
}
const HISTORY = 200;

/** Newest first. */
export async function mediaHistory(db: Db, xformId: number, name: string): Promise<MediaHistoryRow[]> {
  const { rows } = await sql<MediaHistoryRow>`
    select m.number as version, m.size, m.uploaded_at as "uploadedAt", ${personName('m.uploaded_by')} as "uploadedBy",
      m.replaced_at as "replacedAt"
    from xform_media m where m.xform_id = ${xformId} and m.name = ${name} order by m.id desc limit ${HISTORY}`.execute(
    db,
  );
  return rows;
}

/** Those of these files that some row names. */
export async function formFileKeys(db: Db, fileKeys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct m.file_key::text as key from unnest(${[...fileKeys]}::uuid[]) asked (key)
    join xform_media m on m.file_key = asked.key`.execute(db);
  return new Set(rows.map((row) => row.key));
}

/** All of them, in order, after one: a file may be of several versions. */
export async function listFormFiles(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct file_key as key from xform_media where ${after}::uuid is null or file_key > ${after}::uuid
    order by file_key limit ${limit}`.execute(db);
  return rows.map((row) => row.key);
}
