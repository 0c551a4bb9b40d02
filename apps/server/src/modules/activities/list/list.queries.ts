import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { countOfProject } from '../counts/count.queries.ts';
import { SAID_JOINS, saidColumns, type SaidRow } from '../said.queries.ts';
import { type ActivitiesAsked, activitiesAsked } from './filter.queries.ts';

/** The page is cut first, on ids alone: an index answers that without touching the rows. */
export async function listActivities(
  db: Db,
  asked: ActivitiesAsked,
  page: Page,
  language: Language,
): Promise<SaidRow[]> {
  const { rows } = await sql<SaidRow>`
    select ${saidColumns(language)}
    from (select a.id from activity a where ${activitiesAsked(asked)} order by a.id desc ${limitTo(page)}) page
    join activity a on a.project_id = ${asked.projectId} and a.id = page.id ${SAID_JOINS}
    order by a.id desc`.execute(db);
  return rows;
}

/** A search is counted so far; nobody turns pages beyond. */
export const MOST_COUNTED = 10_000;

/** From the counts where they know it, else from an index. Null: a search found more than are counted. */
export async function countActivities(db: Db, asked: ActivitiesAsked): Promise<number | null> {
  if (asked.words.length === 0 && !asked.place) return countOfProject(db, asked.projectId, asked.state ?? null);
  const isSearch = asked.words.length > 0;
  const found = sql`select 1 from activity a where ${activitiesAsked(asked)}`;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (${found} ${isSearch ? sql`limit ${MOST_COUNTED + 1}` : sql``}) found`.execute(db);
  const n = rows[0]?.n ?? 0;
  return isSearch && n > MOST_COUNTED ? null : n;
}

export interface ListContext {
  isArchived: boolean;
  formId: number | null;
  xformId: number | null;
}

/** Of the project: whether it can only be read, and the form that adds an activity. */
export async function listContext(db: Db, projectId: number): Promise<ListContext> {
  const { rows } = await sql<ListContext>`
    select p.is_archived as "isArchived", f.id as "formId", f.xform_id as "xformId"
    from project p
    left join form_binding b on b.project_id = p.id and b.registry = 'activity' and b.is_main
    left join form f on f.project_id = b.project_id and f.id = b.form_id and f.deleted_at is null
    where p.id = ${projectId}`.execute(db);
  return rows[0] ?? { isArchived: false, formId: null, xformId: null };
}
