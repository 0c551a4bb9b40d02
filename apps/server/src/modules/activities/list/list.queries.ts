import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { countOfProject } from '../counts/count.queries.ts';
import { SUMMARY_JOINS, summaryColumns, type ActivitySummary } from '../activity-summary.queries.ts';
import { type ActivitiesAsked, activitiesAsked, activitiesFound, activitiesWithin } from './filter.queries.ts';

/** The newest first; for what no word was searched in. An index answers it without touching the rows. */
export async function pageOfIds(db: Db, asked: ActivitiesAsked, page: Page): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from activity a where ${activitiesWithin(asked)} order by a.id desc ${limitTo(page)}`.execute(db);
  return rows.map((row) => row.id);
}

/** Those of the newest so many that are found, the newest first; whether there are no others to look through. */
export async function amongNewest(
  db: Db,
  asked: ActivitiesAsked,
  depth: number,
): Promise<{ ids: number[]; isAll: boolean }> {
  const { rows } = await sql<{ ids: number[]; isAll: boolean }>`
    with newest as materialized (select a.* from activity a where ${activitiesWithin(asked)} order by a.id desc limit ${depth})
    select (select count(*) < ${depth} from newest) as "isAll",
      array(select a.id from newest a where ${activitiesFound(asked)} order by a.id desc)::float8[] as ids`.execute(db);
  return rows[0] ?? { ids: [], isAll: true };
}

/** By words and names first: a division holds too many to go through them all. */
const wordsFirst = (asked: ActivitiesAsked) => sql`
  with said as materialized (select a.project_id, a.id, a.kind, a.state, a.programme_id, a.user_id, a.organization_id, a.division_id,
      a.district_id, a.upazila_id, a.union_id from activity a
    where a.project_id = ${asked.sight.projectId} and ${activitiesFound(asked)}),
  found as materialized (select a.id from said a where ${activitiesWithin(asked)})`;

/**
 * All that are found, then sorted. Left to itself the database would go through the activities one by one from the newest,
 * which is long for what few are found by.
 */
export async function gather(db: Db, asked: ActivitiesAsked, page: Page): Promise<{ ids: number[]; count: number }> {
  const found =
    asked.place?.level === 'division'
      ? wordsFirst(asked)
      : sql`with found as materialized (select a.id from activity a where ${activitiesAsked(asked)})`;
  const { rows } = await sql<{ ids: number[]; count: number }>`${found}
    select (select count(*)::int from found) as count,
      array(select id from found order by id desc ${limitTo(page)})::float8[] as ids`.execute(db);
  return rows[0] ?? { ids: [], count: 0 };
}

export async function countUpTo(db: Db, asked: ActivitiesAsked, bound: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from activity a where ${activitiesAsked(asked)} limit ${bound}) found`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** From the counts where they know it, else from an index. */
export async function countWithin(db: Db, asked: ActivitiesAsked): Promise<number> {
  if (!asked.place && asked.sight.reached.all) return countOfProject(db, asked.sight, asked.state ?? null);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from activity a where ${activitiesWithin(asked)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function summaryRows(db: Db, projectId: number, ids: readonly number[], language: Language) {
  if (ids.length === 0) return [];
  const { rows } = await sql<ActivitySummary>`
    select ${summaryColumns(language)} from activity a ${SUMMARY_JOINS}
    where a.project_id = ${projectId} and a.id = any(${[...ids]}::bigint[]) order by a.id desc`.execute(db);
  return rows;
}

export interface MainForm {
  formId: number;
  xformId: number;
}

/** The form that adds an activity. */
export async function mainForm(db: Db, projectId: number): Promise<MainForm | null> {
  const { rows } = await sql<MainForm>`
    select f.id as "formId", f.xform_id as "xformId"
    from form_binding b join form f on f.project_id = b.project_id and f.id = b.form_id and f.deleted_at is null
    where b.project_id = ${projectId} and b.registry = 'activity' and b.is_main`.execute(db);
  return rows[0] ?? null;
}
