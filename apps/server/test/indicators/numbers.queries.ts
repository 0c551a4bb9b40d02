import type { IndicatorCount, IndicatorFrequency, IndicatorType, ProgressRelation } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** A level of indicators beneath one of results, as far as there is none. */
export async function indicatorLevel(db: Db, projectId: number): Promise<{ results: number; indicators: number }> {
  const { rows } = await sql<{ results: number; indicators: number }>`
    with top as (
      insert into logframe_level (project_id, name, name_key, color) values (${projectId}, 'Results', 'results-of-numbers', '#f1c751')
      returning id),
    below as (
      insert into logframe_level (project_id, parent_id, name, name_key, color)
      select ${projectId}, id, 'Measures', 'measures-of-numbers', '#EB144C' from top returning id)
    select top.id as results, below.id as indicators from top, below`.execute(db);
  return rows[0] as { results: number; indicators: number };
}

/** As a project is of which nobody has set an indicator. */
export async function noIndicators(db: Db): Promise<void> {
  await sql`truncate indicator_setting, indicator_set, indicator_part, indicator_source, indicator_evidence,
    indicator_value, indicator_due, indicator_computed, indicator_counted`.execute(db);
  await sql`update logframe_node set progress = null where progress is not null`.execute(db);
}

export interface NewMeasure {
  code: string;
  title?: string;
  programmes?: string[];
  isAggregated?: boolean;
  frequency?: IndicatorFrequency;
  type?: IndicatorType;
  relation?: ProgressRelation;
  counts?: IndicatorCount | null;
  subActivities?: number[];
  groups?: number[][];
  lop?: number | null;
  midTerm?: number | null;
  baseline?: number | null;
  derivedFrom?: number | null;
  input?: number;
}

export async function insertNode(
  db: Db,
  projectId: number,
  node: {
    levelId: number;
    parentId: number | null;
    code: string;
    title: string;
    programmes: string[];
    isAggregated: boolean;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into logframe_node (project_id, parent_id, level_id, code, code_key, code_order, title, programmes, is_aggregated)
    values (${projectId}, ${node.parentId}, ${node.levelId}, ${node.code}, ${node.code}, ${node.code}, ${node.title},
      ${node.programmes}::text[], ${node.isAggregated}) returning id`.execute(db);
  return rows[0]?.id as number;
}

export async function insertSetting(db: Db, projectId: number, nodeId: number, one: NewMeasure): Promise<void> {
  const isMapped = (one.subActivities ?? []).length > 0;
  await sql`
    insert into indicator_setting (project_id, node_id, frequency, indicator_type, relation, collection_types, sub_activities,
      counts, groups, mid_term_factor, baseline_value, is_derived, derived_indicator, derived_input)
    values (${projectId}, ${nodeId}, ${one.frequency ?? 'yearly'}, ${one.type ?? 'Quantative'}, ${one.relation ?? 'Incremental'},
      ${isMapped ? ['Activity mapping'] : []}::text[], ${one.subActivities ?? []}::int[], ${one.counts ?? null},
      ${JSON.stringify(one.groups ?? [])}::jsonb, ${one.midTerm ?? null}, ${one.baseline ?? null},
      ${one.derivedFrom != null}, ${one.derivedFrom ?? null}, ${one.input ?? 1})`.execute(db);
  await sql`insert into indicator_set (project_id, node_id, lop_value) values (${projectId}, ${nodeId}, ${one.lop ?? null})`.execute(
    db,
  );
}

/** A type of disaggregation whose items are values of a dimension; the ids of its items by their values. */
export async function insertType(
  db: Db,
  projectId: number,
  name: string,
  dimension: string | null,
  values: readonly string[],
): Promise<{ id: number; items: Record<string, number> }> {
  const { rows } = await sql<{ id: number; items: Record<string, number> }>`
    with t as (
      insert into disaggregation_type (project_id, name, name_key, dimension)
      values (${projectId}, ${name}, ${name.toLowerCase()}, ${dimension}) returning id),
    i as (
      insert into disaggregation_item (project_id, type_id, position, code, code_key, label, value)
      select ${projectId}, t.id, n::int, v, lower(v), v, ${dimension === null ? sql`null` : sql`v`}
      from t, unnest(${[...values]}::text[]) with ordinality x (v, n) returning id, code)
    select t.id, (select jsonb_object_agg(code, i.id) from i) as items from t`.execute(db);
  return rows[0] as { id: number; items: Record<string, number> };
}

/** Rows as the registries keep them, for counting by hand. */
export async function plainRows(db: Db, projectId: number) {
  const [works, people, took, households] = await Promise.all([
    sql<{
      id: number;
      day: string | null;
      subActivity: number;
      programme: string;
      agency: number;
      kind: string;
      district: number | null;
      heads: number | null;
      males: number | null;
      females: number | null;
      quantity: number | null;
    }>`select a.id, a.held_on as day, a.sub_activity_id as "subActivity", s.programme, s.agency_id as agency,
        coalesce(a.infrastructure_type, a.crop_kind, '') as kind, a.district_id as district, a.member_count as heads,
        a.male_count as males, a.female_count as females, a.quantity::float8 as quantity
      from activity a join sub_activity s on s.id = a.sub_activity_id
      where a.project_id = ${projectId} and a.state = 'approved' and a.kind not in ('production', 'position')`.execute(
      db,
    ),
    sql<{
      id: number;
      mergedInto: number | null;
      state: string;
      sex: string | null;
      age: string | null;
      ethnic: boolean | null;
      district: number | null;
      household: string | null;
    }>`select id, merged_into as "mergedInto", state, sex, age_group as age, is_ethnic as ethnic, district_id as district,
        household_no as household from member where project_id = ${projectId}`.execute(db),
    sql<{
      activity: number;
      member: number;
    }>`select activity_id as activity, member_id as member from activity_participant
      where project_id = ${projectId} and member_id is not null`.execute(db),
    sql<{
      no: string;
      first: number;
    }>`select no, first_id as first from household where project_id = ${projectId}`.execute(db),
  ]);
  return { works: works.rows, people: people.rows, took: took.rows, households: households.rows };
}
export type PlainRows = Awaited<ReturnType<typeof plainRows>>;

/** Some sub-activities with people in the demonstration. */
export async function busySubActivities(db: Db, projectId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.sub_activity_id as id from activity a
    join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id and p.member_id is not null
    where a.project_id = ${projectId} and a.state = 'approved' and a.sub_activity_id is not null and a.held_on is not null
    group by 1 order by count(*) desc, 1 limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
export async function districtsOfPeople(db: Db, projectId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select district_id::text as id from member where project_id = ${projectId} and district_id is not null
    group by 1 order by count(*) desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
export async function oneApproved(
  db: Db,
  projectId: number,
  subActivityId: number,
): Promise<{ id: number; formId: number }> {
  const { rows } = await sql<{ id: number; formId: number }>`
    select id, form_id as "formId" from activity where project_id = ${projectId} and state = 'approved'
      and sub_activity_id = ${subActivityId} and held_on is not null order by id limit 1`.execute(db);
  return rows[0] as { id: number; formId: number };
}
