import type { WorkType } from '@msurvey/domain';
import { PLAN_YEARS } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Labels } from '#db/tables.ts';
import { WORK_TALLY } from '#modules/figures/index.ts';
import { sums } from '#tally/read.queries.ts';
import { EVERYWHERE } from '#tally/units.queries.ts';

export interface PlanAgency {
  id: number;
  number: number;
  code: string;
  name: Labels;
  organizationId: number | null;
  /** The organisation of whoever asks is that of some agency. */
  isOfAgency: boolean;
}

/** The organisation of an agency is the one of its name, also before it was written down with the agency. */
const OWNER = sql`coalesce(a.organization_id, (select min(o.id) from organization o where upper(o.short_name) = a.code))`;
const AGENCY = (
  organizationId: number,
) => sql`a.id, a.workplan_number as number, a.code, a.name, ${OWNER} as "organizationId",
  ${organizationId} in (select ${OWNER} from agency a) as "isOfAgency"`;

/** By its number among the tabs. */
export async function planAgency(db: Db, number: number, organizationId: number): Promise<PlanAgency | undefined> {
  const { rows } = await sql<PlanAgency>`
    select ${AGENCY(organizationId)} from agency a
    where a.workplan_number = ${number} and a.workplan_number is not null`.execute(db);
  return rows[0];
}

/** All that have a plan, in the order of their tabs. */
export async function planAgencies(db: Db): Promise<PlanAgency[]> {
  const { rows } = await sql<PlanAgency>`
    select ${AGENCY(0)} from agency a where a.workplan_number is not null order by a.workplan_number`.execute(db);
  return rows;
}

/** Those that carry out some sub-activities. */
export async function agenciesOf(
  db: Db,
  subActivityIds: readonly number[],
  organizationId: number,
): Promise<PlanAgency[]> {
  const { rows } = await sql<PlanAgency>`
    select ${AGENCY(organizationId)} from agency a
    where a.workplan_number is not null
      and a.id in (select s.agency_id from sub_activity s where s.id = any(${[...subActivityIds]}::int[])) order by a.id`.execute(
    db,
  );
  return rows;
}

/** Where a plan is: the project in which it lives, whose it is, and of which programme; null: all of them. */
export interface PlanPlace {
  projectId: number;
  agencyId: number;
  programme: string | null;
}

export interface PlanCellRow {
  year: number;
  /** Null: nobody saved anything here. */
  id: number | null;
  target: number | null;
  agreed: number | null;
  opening: number | null;
  openingReason: string | null;
  openingSource: string | null;
  recorded: number;
  waiting: number;
}
export interface PlanRow {
  subActivityId: number;
  code: string;
  label: Labels;
  unit: string;
  programme: 'SACP' | 'RAINS';
  type: WorkType;
  isMeasured: boolean;
  isActive: boolean;
  /** Null: nobody saved anything of it. */
  id: number | null;
  quantity: number | null;
  cumulative: number | null;
  progress: number | null;
  cells: PlanCellRow[];
}

const ofAgency = ({ agencyId, programme }: PlanPlace, s: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${s}.agency_id`)} = ${agencyId} and (${programme}::text is null or ${sql.ref(`${s}.programme`)} = ${programme})`;

/** What counters know of the works of an agency, by fiscal year. */
const recorded = (place: PlanPlace) => sql`
  select x.work_id, -x.period as year,
    case when s.is_measured then x.quantity else x.activities end as recorded, x.waiting
  from (${sums(
    WORK_TALLY,
    ['work_id', 'period'],
    [
      sql`t.project_id = ${place.projectId}`,
      sql`t.unit_id = ${EVERYWHERE}`,
      sql`t.period between ${-PLAN_YEARS.to} and ${-PLAN_YEARS.from}`,
      sql`t.work_id in (select w.id from sub_activity w where ${ofAgency(place, 'w')})`,
    ],
    ['activities', 'quantity', 'waiting'],
  )}) x join sub_activity s on s.id = x.work_id`;

/**
 * A plan with what was achieved, in one statement. What the catalogue does not offer any more is shown as long as
 * somebody planned or did something of it.
 */
export async function planRows(db: Db, place: PlanPlace): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    with own as materialized (select s.* from sub_activity s where ${ofAgency(place, 's')}),
    done as materialized (${recorded(place)}),
    planned as (
      select c.* from work_plan_cell c where c.project_id = ${place.projectId} and c.sub_activity_id in (select id from own)),
    cells as (
      select coalesce(c.sub_activity_id, d.work_id) as sub_activity_id, jsonb_agg(jsonb_build_object(
        'year', coalesce(c.year, d.year), 'id', c.id, 'target', c.target, 'agreed', c.agreed_target, 'opening', c.opening,
        'openingReason', c.opening_reason, 'openingSource', c.opening_source,
        'recorded', coalesce(d.recorded, 0), 'waiting', coalesce(d.waiting, 0)) order by coalesce(c.year, d.year)) as cells
      from planned c full join done d on d.work_id = c.sub_activity_id and d.year = c.year group by 1)
    select s.id as "subActivityId", s.code, s.label, s.unit, s.programme, s.type, s.is_measured as "isMeasured",
      s.is_active as "isActive", r.id, r.quantity::float8 as quantity, r.stated_cumulative::float8 as cumulative,
      r.stated_progress::float8 as progress, coalesce(c.cells, '[]'::jsonb) as cells
    from own s left join work_plan_row r on r.project_id = ${place.projectId} and r.sub_activity_id = s.id
    left join cells c on c.sub_activity_id = s.id
    where s.is_active or r.id is not null or c.cells is not null
    order by s.position, s.id`.execute(db);
  return rows;
}

export interface PlanYearRow {
  year: number;
  state: 'draft' | 'agreed';
  agreedBy: string | null;
  agreedAt: Date | null;
  phasing: number[];
  tolerance: number;
}
export async function planYearRows(db: Db, { projectId, agencyId }: PlanPlace): Promise<PlanYearRow[]> {
  const { rows } = await sql<PlanYearRow>`
    select y.year, y.state, case when u.id is not null then u.first_name || ' ' || u.last_name end as "agreedBy",
      y.agreed_at as "agreedAt", y.phasing::float8[] as phasing, y.tolerance::float8 as tolerance
    from work_plan_year y left join app_user u on u.id = y.agreed_by
    where y.project_id = ${projectId} and y.agency_id = ${agencyId} order by y.year`.execute(db);
  return rows;
}

export async function planVersion(db: Db, { projectId, agencyId }: PlanPlace): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from work_plan where project_id = ${projectId} and agency_id = ${agencyId}`.execute(db);
  return rows[0]?.version ?? 0;
}
