import { sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { personName } from './xform.queries.ts';

export interface VersionRow {
  number: number;
  version: string;
  fileName: string | null;
  questionCount: number;
  languages: string[];
  createdBy: string | null;
  createdAt: Date;
}

export async function listVersions(db: Db, xformId: number, page: Page): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.number, v.version, s.file_name as "fileName", v.question_count as "questionCount", v.languages,
      ${personName('v.created_by')} as "createdBy", v.created_at as "createdAt"
    from xform_version v left join xform_source s on s.xform_id = v.xform_id and s.number = v.number
    where v.xform_id = ${xformId} order by v.number desc ${limitTo(page)}`.execute(db);
  return rows;
}

export async function countVersions(db: Db, xformId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from xform_version where xform_id = ${xformId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** What versions of a form are called: none of them may be called so again. */
export async function versionTexts(db: Db, xformId: number): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`
    select version from xform_version where xform_id = ${xformId}`.execute(db);
  return rows.map((row) => row.version);
}

export async function versionAuthor(db: Db, xformId: number, number: number): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select ${personName('v.created_by')} as name from xform_version v
    where v.xform_id = ${xformId} and v.number = ${number}`.execute(db);
  return rows[0]?.name ?? null;
}

/** One wide column of a version as text: it goes on as it is. */
async function wide(db: Db, column: 'xml' | 'model' | 'questions', xformId: number, number: number) {
  const { rows } = await sql<{ text: string }>`
    select ${sql.ref(column)}::text as text from xform_version where xform_id = ${xformId} and number = ${number}`.execute(
    db,
  );
  return rows[0]?.text;
}
export const versionXml = (db: Db, xformId: number, number: number) => wide(db, 'xml', xformId, number);
export const versionModel = (db: Db, xformId: number, number: number) => wide(db, 'model', xformId, number);

export interface VersionQuestions {
  questions: string;
  defaultLanguage: string;
  languages: string[];
}

export async function versionQuestions(db: Db, xformId: number, number: number): Promise<VersionQuestions | undefined> {
  const { rows } = await sql<VersionQuestions>`
    select questions::text as questions, default_language as "defaultLanguage", languages
    from xform_version where xform_id = ${xformId} and number = ${number}`.execute(db);
  return rows[0];
}

export interface SourceFile {
  fileName: string;
  bytes: Buffer;
}

export async function versionSource(db: Db, xformId: number, number: number): Promise<SourceFile | undefined> {
  const { rows } = await sql<SourceFile>`
    select file_name as "fileName", bytes from xform_source where xform_id = ${xformId} and number = ${number}`.execute(
    db,
  );
  return rows[0];
}

export interface DraftRow {
  model: string;
  sourceName: string | null;
  source: Buffer | null;
  savedAt: Date;
  /** What the designer made of it, if anybody has changed it there. */
  document: string | null;
}

export async function storedDraft(db: Db, xformId: number): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select d.model::text as model, d.source_name as "sourceName", d.source, d.saved_at as "savedAt",
      (select g.document::text from xform_design g where g.xform_id = d.xform_id) as document
    from xform_draft d where d.xform_id = ${xformId}`.execute(db);
  return rows[0];
}
