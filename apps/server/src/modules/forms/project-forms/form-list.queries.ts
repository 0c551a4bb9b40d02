import { PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all, containing, direction, limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { formColumns, type FormRow, formTables, type Reader, sentWithin } from './form.queries.ts';

export interface FormFilter extends Page, Reader {
  projectId: number;
  formName: string | null;
  fromDate?: string | undefined;
  toDate?: string | undefined;
  isPublished?: 'true' | 'false' | undefined;
  isActive?: 'true' | 'false' | undefined;
  sortBy?: 'title' | 'createdAt' | 'target' | 'totalSubmission' | undefined;
  sortOrder: 'asc' | 'desc';
}

/** Days begin at midnight where the programme works. */
const dayBegins = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${PROGRAMME_TIME_ZONE})`;

function where(filter: FormFilter): RawBuilder<unknown> {
  const conditions = [sql`f.project_id = ${filter.projectId}`, sql`f.deleted_at is null`];
  if (filter.formName) conditions.push(sql`lower(f.title) like ${containing(filter.formName)}`);
  if (filter.fromDate) conditions.push(sql`f.created_at >= ${dayBegins(filter.fromDate)}`);
  if (filter.toDate) conditions.push(sql`f.created_at < ${dayBegins(filter.toDate, 1)}`);
  if (filter.isPublished) conditions.push(sql`f.is_published = ${filter.isPublished === 'true'}`);
  if (filter.isActive) conditions.push(sql`f.is_active = ${filter.isActive === 'true'}`);
  return all(conditions);
}

/** What was sent with each form of the project, summed once. */
const sentBy = ({ projectId, reached }: FormFilter) => sql`left join (
  select s.form_id, sum(s.submissions) as submissions from (${sentWithin(projectId, reached)}) s group by s.form_id)
  total on total.form_id = f.id`;

/** A form without a target stands behind those that have one, whichever way they are sorted. */
function order({ sortBy, sortOrder }: FormFilter, sent: RawBuilder<unknown>): RawBuilder<unknown> {
  const way = direction(sortOrder);
  if (sortBy === 'title') return sql`lower(f.title) ${way}`;
  if (sortBy === 'createdAt') return sql`f.created_at ${way}, f.id ${way}`;
  if (sortBy === 'target') return sql`f.target ${way} nulls last, f.id ${way}`;
  if (sortBy === 'totalSubmission') return sql`coalesce(${sent}, 0) ${way}, f.id ${way}`;
  return sql`f.created_at desc, f.id desc`;
}

/** The page is cut first; people and submissions are summed for its rows only. */
export async function listForms(db: Db, filter: FormFilter): Promise<FormRow[]> {
  const bySent = filter.sortBy === 'totalSubmission' ? sentBy(filter) : sql``;
  const { rows } = await sql<FormRow>`
    select ${formColumns(filter)} from (
      select f.* from form f ${bySent} where ${where(filter)}
      order by ${order(filter, sql`total.submissions`)} ${limitTo(filter)}) f
    ${formTables(filter.projectId, filter)} order by ${order(filter, sql`sent.submissions`)}`.execute(db);
  return rows;
}

export async function countForms(db: Db, filter: FormFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from form f where ${where(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}
