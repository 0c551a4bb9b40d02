import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { readIndicators } from './indicators/told.queries.ts';
import type { Raw, RawForm, RawMerge, RawProject, RawRecord, RawSubActivity, RawUnit } from './raw.ts';

const PAGE = 1000;

async function projects(db: Db, projectId: number | null): Promise<RawProject[]> {
  const { rows } = await sql<RawProject>`
    select id, youth_from as "youthFrom", youth_to as "youthTo", start_date as "startDate", end_date as "endDate" from project
    where ${projectId}::int is null or id = ${projectId} order by id`.execute(db);
  return rows;
}

async function units(db: Db): Promise<RawUnit[]> {
  const { rows } = await sql<RawUnit>`
    select u.id, u.parent_id as "parentId", t.depth from geo_unit u join geo_type t on t.id = u.type_id`.execute(db);
  return rows;
}

async function subActivities(db: Db): Promise<RawSubActivity[]> {
  const { rows } = await sql<RawSubActivity>`
    select id, type, programme, agency_id as "agencyId", is_measured as "isMeasured" from sub_activity`.execute(db);
  return rows;
}

async function forms(db: Db): Promise<RawForm[]> {
  const { rows } = await sql<RawForm>`
    select project_id as "projectId", form_id as "formId", registry, questions from form_binding order by 1, 2`.execute(
    db,
  );
  return rows;
}

async function merges(db: Db): Promise<RawMerge[]> {
  const { rows } = await sql<RawMerge>`
    select project_id as "projectId", id, kept_id as "keptId", merged_id as "mergedId" from member_merge
    where undone_at is null`.execute(db);
  return rows;
}

/** Archived forms and projects count as others do; only what is deleted counts nowhere. */
async function* records(db: Db, forms: readonly RawForm[]): AsyncGenerator<RawRecord[]> {
  const [projectId, formIds] = [forms[0]?.projectId, forms.map((form) => form.formId)];
  for (let [form, after] = [1, 0]; formIds.length > 0; ) {
    const { rows } = await sql<RawRecord>`
      select s.form_id as "formId", s.id, s.organization_id as "organizationId", s.received_at as "receivedAt", s.state, s.answers
      from unnest(${formIds}::int[]) with ordinality f (id, n) cross join lateral (
        select * from submission s where s.project_id = ${projectId} and s.form_id = f.id and s.deleted_at is null
          and (f.n > ${form} or s.id > ${after}) order by s.id limit ${PAGE}) s
      where f.n >= ${form} order by f.n, s.id limit ${PAGE}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    [form, after] = [formIds.indexOf(last.formId) + 1, last.id];
  }
}

export async function readRaw(db: Db, projectId: number | null): Promise<Raw> {
  return {
    projects: await projects(db, projectId),
    units: await units(db),
    subActivities: await subActivities(db),
    forms: await forms(db),
    merges: await merges(db),
    indicators: await readIndicators(db),
    records: (some) => records(db, some),
  };
}
