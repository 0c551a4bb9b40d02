import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** What the whole programme planned and did of a sub-activity in a fiscal year. */
export interface PlannedWork {
  id: number;
  year: number;
  target: number;
  done: number;
}

/** Years before this one have openings where nothing is recorded: they were kept on paper. */
const FIRST_RECORDED = 2021;
const PAPER = { reason: 'Done before records were kept in mSurvey', source: 'Annual progress report of the agency' };

/**
 * Plans of all agencies that are to the demonstration's records what the plans of the whole programme are to what it did:
 * what is recorded is the same share of its target. Years that are over are agreed.
 */
export async function insertPlans(
  db: Db,
  projectId: number,
  works: readonly PlannedWork[],
  { thisYear, scale }: { thisYear: number; scale: number },
): Promise<void> {
  const years = [...new Set(works.map(({ year }) => year))];
  await sql`insert into work_plan (project_id, agency_id) select ${projectId}, id from agency`.execute(db);
  await sql`
    insert into work_plan_year (project_id, agency_id, year, state, agreed_at)
    select ${projectId}, a.id, y, case when y < ${thisYear} then 'agreed' else 'draft' end,
      case when y < ${thisYear} then make_timestamptz(y, 7, 15, 10, 0, 0, 'Asia/Dhaka') end
    from agency a cross join unnest(${years}::int[]) y`.execute(db);
  await sql`
    with done as (
      select t.work_id, -t.period as year,
        sum(case when s.is_measured then t.quantity else t.activities end) as n
      from work_tally t join sub_activity s on s.id = t.work_id
      where t.project_id = ${projectId} and t.unit_id = 0 and t.period < 0 group by 1, 2),
    cell as (
      select p.id, p.year, p.target > 0 as is_planned,
        case
          when d.n > 0 and p.done > 0 then greatest(1, round(d.n * p.target / p.done))
          when d.n > 0 then ceil(d.n)
          when p.target > 0 then greatest(1, round(p.target / ${scale}::numeric))
        end as target, d.n, p.done / nullif(p.target, 0) as share
      from jsonb_to_recordset(${JSON.stringify(works)}::jsonb) as p (id int, year int, target numeric, done numeric)
      left join done d on d.work_id = p.id and d.year = p.year)
    insert into work_plan_cell (project_id, sub_activity_id, year, target, agreed_target, opening, opening_reason, opening_source)
    select ${projectId}, c.id, c.year, c.target, case when c.year < ${thisYear} then c.target end, o.opening,
      case when o.opening is not null then ${PAPER.reason} end, case when o.opening is not null then ${PAPER.source} end
    from cell c cross join lateral (select case
      when c.n is null and c.year < ${FIRST_RECORDED} and c.is_planned then nullif(round(c.target * c.share), 0) end as opening) o
    order by c.id, c.year`.execute(db);
  await sql`
    insert into work_plan_row (project_id, sub_activity_id, quantity)
    select project_id, sub_activity_id, sum(target) from work_plan_cell where project_id = ${projectId} group by 1, 2 order by 2`.execute(
    db,
  );
}
