import type { PublishedDefinition, ReportRow } from '@msurvey/contract';
import type { ClosedYear, Language, NodeProgramme, PublishedFigures } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** Who publishes does it alone: nothing of the project's values is saved or accepted meanwhile. */
export async function holdPublications(db: Db, projectId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('msurvey publications'), ${projectId})`.execute(db);
}
/** Who saves or accepts values waits for whoever publishes, and for nobody else. */
export async function holdOffPublishing(db: Db, projectId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('msurvey publications'), ${projectId})`.execute(db);
}

export interface PublicationRow {
  id: number;
  programme: NodeProgramme;
  year: number;
  version: number;
  reason: string | null;
  publishedBy: number;
  by: string;
  at: Date;
  computedAt: Date | null;
  isLatest: boolean;
  reopenedAt: Date | null;
  reopenedBy: string | null;
  reopenedReason: string | null;
}
const COLUMNS = sql`p.id, p.programme, p.year, p.version, p.reason, p.published_by as "publishedBy",
  u.first_name || ' ' || u.last_name as by, p.published_at as at, p.computed_at as "computedAt",
  not exists (select 1 from report_publication l where l.project_id = p.project_id and l.programme = p.programme
    and l.year = p.year and l.version > p.version) as "isLatest",
  p.reopened_at as "reopenedAt", o.first_name || ' ' || o.last_name as "reopenedBy", p.reopened_reason as "reopenedReason"`;
const PEOPLE = sql`join app_user u on u.id = p.published_by left join app_user o on o.id = p.reopened_by`;

/** Of one year or of all, the latest year and version first; more than a thousand are nobody's. */
export async function publicationsOf(
  db: Db,
  projectId: number,
  programme: NodeProgramme,
  year: number | null = null,
): Promise<PublicationRow[]> {
  const { rows } = await sql<PublicationRow>`
    select ${COLUMNS} from report_publication p ${PEOPLE}
    where p.project_id = ${projectId} and p.programme = ${programme} and (${year}::int is null or p.year = ${year}::int)
    order by p.year desc, p.version desc limit 1000`.execute(db);
  return rows;
}

export interface PublicationFound extends PublicationRow {
  figures: PublishedFigures;
  /** Of the publication before it; null of the first. */
  before: PublishedFigures | null;
}
export async function publicationById(db: Db, projectId: number, id: number): Promise<PublicationFound | undefined> {
  const { rows } = await sql<PublicationFound>`
    select ${COLUMNS}, p.figures, b.figures as before
    from report_publication p ${PEOPLE}
      left join report_publication b on b.project_id = p.project_id and b.programme = p.programme and b.year = p.year
        and b.version = p.version - 1
    where p.project_id = ${projectId} and p.id = ${id}`.execute(db);
  return rows[0];
}

/** Years that are closed, with what stands of them, and what was published first where that is another publication. */
export async function closedFigures(
  db: Db,
  projectId: number,
  programme: NodeProgramme,
): Promise<(ClosedYear & { at: Date })[]> {
  const { rows } = await sql<ClosedYear & { at: Date }>`
    select p.year, p.version, p.published_at as at, p.figures, f.figures as first
    from report_publication p
      left join report_publication f on f.project_id = p.project_id and f.programme = p.programme and f.year = p.year
        and f.version = 1 and p.version > 1
    where p.project_id = ${projectId} and p.programme = ${programme} and p.reopened_at is null
      and not exists (select 1 from report_publication l where l.project_id = p.project_id and l.programme = p.programme
        and l.year = p.year and l.version > p.version)
    order by p.year`.execute(db);
  return rows;
}

/** The closed years in which an indicator of these programmes stands, with when each was published last. */
export async function closedYearsWith(
  db: Db,
  projectId: number,
  programmes: readonly NodeProgramme[],
): Promise<{ year: number; at: Date }[]> {
  const { rows } = await sql<{ year: number; at: Date }>`
    select p.year, p.published_at as at from report_publication p
    where p.project_id = ${projectId} and p.programme = any(${[...programmes]}::text[]) and p.reopened_at is null
      and not exists (select 1 from report_publication l where l.project_id = p.project_id and l.programme = p.programme
        and l.year = p.year and l.version > p.version)
    order by p.year, p.published_at`.execute(db);
  return rows;
}

export interface NewPublication {
  programme: NodeProgramme;
  year: number;
  version: number;
  reason: string | null;
  computedAt: Date | null;
  figures: PublishedFigures;
}
export async function insertPublication(
  db: Db,
  projectId: number,
  userId: number,
  { programme, year, version, reason, computedAt, figures }: NewPublication,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into report_publication (project_id, programme, year, version, reason, published_by, computed_at, figures)
    values (${projectId}, ${programme}, ${year}, ${version}, ${reason}, ${userId}, ${computedAt}, ${JSON.stringify(figures)}::jsonb)
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

export interface Edition {
  rows: ReportRow[];
  definitions: PublishedDefinition[];
}
export async function insertEdition(
  db: Db,
  projectId: number,
  publicationId: number,
  {
    language,
    rows,
    definitions,
    fileName,
    workbook,
  }: Edition & { language: Language; fileName: string; workbook: Buffer },
): Promise<void> {
  await sql`
    insert into report_edition (project_id, publication_id, language, rows, definitions, file_name, workbook)
    values (${projectId}, ${publicationId}, ${language}, ${JSON.stringify(rows)}::jsonb, ${JSON.stringify(definitions)}::jsonb,
      ${fileName}, ${workbook})`.execute(db);
}

export async function editionOf(
  db: Db,
  projectId: number,
  publicationId: number,
  language: Language,
): Promise<Edition | undefined> {
  const { rows } = await sql<Edition>`
    select e.rows, e.definitions from report_edition e
    where e.project_id = ${projectId} and e.publication_id = ${publicationId} and e.language = ${language}`.execute(db);
  return rows[0];
}

export async function workbookOf(
  db: Db,
  projectId: number,
  publicationId: number,
  language: Language,
): Promise<{ fileName: string; workbook: Buffer } | undefined> {
  const { rows } = await sql<{ fileName: string; workbook: Buffer }>`
    select e.file_name as "fileName", e.workbook from report_edition e
    where e.project_id = ${projectId} and e.publication_id = ${publicationId} and e.language = ${language}`.execute(db);
  return rows[0];
}

export async function reopenPublication(
  db: Db,
  projectId: number,
  id: number,
  userId: number,
  reason: string,
): Promise<void> {
  await sql`update report_publication set reopened_by = ${userId}, reopened_at = now(), reopened_reason = ${reason}
    where project_id = ${projectId} and id = ${id}`.execute(db);
}
