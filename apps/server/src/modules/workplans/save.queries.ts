import type { PaceRule } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { PlanField } from '#db/tables/workplans.ts';
import type { PlanPlace } from './plan.queries.ts';

/** The version of the plan, which is held until the commit: two who save do so one after the other. */
export async function holdPlan(db: Db, { projectId, agencyId }: PlanPlace): Promise<number> {
  await sql`insert into work_plan (project_id, agency_id) values (${projectId}, ${agencyId}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ version: number }>`
    select version from work_plan where project_id = ${projectId} and agency_id = ${agencyId} for update`.execute(db);
  return rows[0]?.version ?? 0;
}

export async function insertYears(
  db: Db,
  { projectId, agencyId }: PlanPlace,
  years: readonly number[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into work_plan_year (project_id, agency_id, year)
    select ${projectId}, ${agencyId}, y from unnest(${[...years]}::int[]) y on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Every row of the catalogue and every year of the plan has an id, by which the calls of the documents change it. */
export async function fillPlan(db: Db, { projectId, agencyId }: PlanPlace): Promise<void> {
  await sql`
    insert into work_plan_row (project_id, sub_activity_id)
    select ${projectId}, s.id from sub_activity s where s.agency_id = ${agencyId} and s.is_active order by s.position
    on conflict do nothing`.execute(db);
  await sql`
    insert into work_plan_cell (project_id, sub_activity_id, year)
    select y.project_id, s.id, y.year from work_plan_year y join sub_activity s on s.agency_id = y.agency_id and s.is_active
    where y.project_id = ${projectId} and y.agency_id = ${agencyId} order by s.position, y.year
    on conflict do nothing`.execute(db);
}

export interface RowValues {
  subActivityId: number;
  quantity: number | null;
  cumulative: number | null;
  progress: number | null;
}
export async function writeRows(db: Db, { projectId }: PlanPlace, values: readonly RowValues[]): Promise<void> {
  if (values.length === 0) return;
  await sql`
    insert into work_plan_row (project_id, sub_activity_id, quantity, stated_cumulative, stated_progress)
    select ${projectId}, "subActivityId", quantity, cumulative, progress
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as r ("subActivityId" int, quantity numeric, cumulative numeric, progress numeric)
    on conflict (project_id, sub_activity_id) do update set quantity = excluded.quantity,
      stated_cumulative = excluded.stated_cumulative, stated_progress = excluded.stated_progress`.execute(db);
}

export interface CellValues {
  subActivityId: number;
  year: number;
  target: number | null;
  opening: number | null;
  openingReason: string | null;
  openingSource: string | null;
}
/** The target that was agreed stays beside the one that is written. */
export async function writeCells(db: Db, { projectId }: PlanPlace, values: readonly CellValues[]): Promise<void> {
  if (values.length === 0) return;
  await sql`
    insert into work_plan_cell (project_id, sub_activity_id, year, target, opening, opening_reason, opening_source)
    select ${projectId}, "subActivityId", year, target, opening, "openingReason", "openingSource"
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r ("subActivityId" int, year int, target numeric,
      opening numeric, "openingReason" text, "openingSource" text)
    on conflict (project_id, sub_activity_id, year) do update set target = excluded.target, opening = excluded.opening,
      opening_reason = excluded.opening_reason, opening_source = excluded.opening_source`.execute(db);
}

export interface NewChange {
  subActivityId: number;
  /** 0: of the whole project. */
  year: number;
  field: PlanField;
  before: number | null;
  after: number | null;
}
/** One more version, and what it changed. */
export async function writeChanges(
  db: Db,
  { projectId, agencyId }: PlanPlace,
  by: { userId: number; reason: string | null; source: string | null },
  changes: readonly NewChange[],
): Promise<void> {
  await sql`
    with v as (update work_plan set version = version + 1
      where project_id = ${projectId} and agency_id = ${agencyId} returning version)
    insert into work_plan_change
      (project_id, agency_id, version, sub_activity_id, year, field, before, after, reason, source, changed_by)
    select ${projectId}, ${agencyId}, v.version, "subActivityId", year, field, before, after, ${by.reason}, ${by.source}, ${by.userId}
    from v, jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c ("subActivityId" int, year int, field text, before numeric, after numeric)`.execute(db);
}

/** False: it was agreed before. */
export async function agreeYear(
  db: Db,
  { projectId, agencyId }: PlanPlace,
  year: number,
  userId: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update work_plan_year set state = 'agreed', agreed_by = ${userId}, agreed_at = now()
    where project_id = ${projectId} and agency_id = ${agencyId} and year = ${year} and state = 'draft'`.execute(db);
  if (!numAffectedRows) return false;
  await sql`
    update work_plan_cell c set agreed_target = c.target from sub_activity s
    where s.id = c.sub_activity_id and s.agency_id = ${agencyId} and c.project_id = ${projectId} and c.year = ${year}`.execute(
    db,
  );
  return true;
}

/** False: the plan has no such year. */
export async function setPace(
  db: Db,
  { projectId, agencyId }: PlanPlace,
  { year, phasing, tolerance }: PaceRule & { year: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update work_plan_year set phasing = ${[...phasing]}::numeric[], tolerance = ${tolerance}
    where project_id = ${projectId} and agency_id = ${agencyId} and year = ${year}`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** What the ids of rows and cells mean: which sub-activity, and which year. */
export async function subActivitiesOfRows(
  db: Db,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; subActivityId: number }>`
    select id, sub_activity_id as "subActivityId" from work_plan_row
    where project_id = ${projectId} and id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.subActivityId]));
}
export async function placesOfCells(
  db: Db,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, { subActivityId: number; year: number }>> {
  const { rows } = await sql<{ id: number; subActivityId: number; year: number }>`
    select id, sub_activity_id as "subActivityId", year from work_plan_cell
    where project_id = ${projectId} and id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}
