import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** Whether there was ever one: what staff changed is not overwritten. */
export async function hasIndicators(db: Db, projectId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from indicator_history where project_id = ${projectId}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

export async function insertDisaggregation(
  db: Db,
  projectId: number,
  types: readonly object[],
  items: readonly object[],
): Promise<void> {
  await sql`
    insert into disaggregation_type (project_id, id, name, name_bn, name_key, dimension)
    select ${projectId}, id, name, "nameBn", lower(name), dimension
    from jsonb_to_recordset(${JSON.stringify(types)}::jsonb)
      as t (id int, name text, "nameBn" text, dimension text)`.execute(db);
  await sql`
    insert into disaggregation_item (project_id, id, type_id, position, code, code_key, label, label_bn, value)
    select ${projectId}, id, type, id, code, lower(code), label, "labelBn", value
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as i (id int, type int, code text, label text, "labelBn" text, value text)`.execute(db);
}

/** The ids of units of measurement by their codes. */
export async function unitIds(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select i.id, i.code from category c join category_item i on i.category_id = c.id
    where c.code = 'unit-of-measurement'`.execute(db);
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Of these, the indicators that there are: staff may have deleted one. */
export async function nodesThatAre(db: Db, projectId: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from logframe_node where project_id = ${projectId} and id = any(${[...ids]}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export interface LoadedIndicators {
  settings: readonly object[];
  sets: readonly object[];
  targets: readonly object[];
  values: readonly object[];
  history: readonly object[];
  parts: readonly object[];
}

/** Everything with its first state in the history, which later changes are compared with. */
export async function insertIndicators(db: Db, projectId: number, all: LoadedIndicators): Promise<void> {
  await sql`
    insert into indicator_setting (project_id, node_id, uom_id, frequency, indicator_type, data_entry_type, relation,
      baseline_time, baseline_value, mid_term_factor, data_source, data_source_bn, collection_types, sub_activities, counts,
      is_derived, derived_indicator, derived_sub_activities, derived_counts, derived_input, groups)
    select ${projectId}, "nodeId", "uomId", frequency, "indicatorType", "dataEntryType", relation, "baselineTime", "baselineValue",
      "midTermFactor", "dataSource", "dataSourceBn", array(select jsonb_array_elements_text("collectionTypes")),
      array(select jsonb_array_elements_text("subActivities")::int), counts, "isDerived", "derivedIndicator",
      array(select jsonb_array_elements_text("derivedSubActivities")::int), "derivedCounts", "derivedInput", groups
    from jsonb_to_recordset(${JSON.stringify(all.settings)}::jsonb) as s ("nodeId" int, "uomId" int, frequency text,
      "indicatorType" text, "dataEntryType" text, relation text, "baselineTime" date, "baselineValue" numeric,
      "midTermFactor" numeric, "dataSource" text, "dataSourceBn" text, "collectionTypes" jsonb, "subActivities" jsonb,
      counts text, "isDerived" boolean, "derivedIndicator" int, "derivedSubActivities" jsonb, "derivedCounts" text,
      "derivedInput" numeric, groups jsonb)`.execute(db);
  await sql`
    insert into indicator_set (project_id, node_id, lop_value, target_version, collection_version, baseline_version, baseline_items)
    select ${projectId}, "nodeId", lop, 1, case when "hasValues" then 1 else 0 end,
      case when items = '{}' then 0 else 1 end, items
    from jsonb_to_recordset(${JSON.stringify(all.sets)}::jsonb)
      as s ("nodeId" int, lop numeric, "hasValues" boolean, items jsonb)`.execute(db);
  await sql`
    insert into indicator_target (project_id, node_id, period, first_day, last_day, value)
    select ${projectId}, "nodeId", period, first, last, value
    from jsonb_to_recordset(${JSON.stringify(all.targets)}::jsonb)
      as t ("nodeId" int, period text, first date, last date, value numeric)`.execute(db);
  await sql`
    insert into indicator_value (project_id, node_id, period, first_day, last_day, value, denominator, text, text_bn, input,
      leaves, state, version, comment, saved_at, submitted_at, decided_at)
    select ${projectId}, "nodeId", period, first, last, value, denominator, text, "textBn", input, leaves, 'accepted', 3, comment,
      least(last + time '12:00' + interval '20 days', now()), least(last + time '12:00' + interval '21 days', now()),
      least(last + time '12:00' + interval '30 days', now())
    from jsonb_to_recordset(${JSON.stringify(all.values)}::jsonb) as v ("nodeId" int, period text, first date, last date,
      value numeric, denominator numeric, text text, "textBn" text, input numeric, leaves jsonb, comment text)`.execute(
    db,
  );
  await sql`
    insert into indicator_history (project_id, node_id, kind, period, version, action, state)
    select ${projectId}, "nodeId", kind, period, 1, 'create', state
    from jsonb_to_recordset(${JSON.stringify(all.history)}::jsonb)
      as h ("nodeId" int, kind text, period text, state jsonb)`.execute(db);
  await sql`
    insert into indicator_part (project_id, id, node_id, part_project_id, part_home_id, part_node_id, weight)
    select ${projectId}, id, "nodeId", project, ${projectId}, part, weight
    from jsonb_to_recordset(${JSON.stringify(all.parts)}::jsonb)
      as p (id int, "nodeId" int, project int, part int, weight numeric)`.execute(db);
}

export async function insertDemoEvidence(db: Db, projectId: number, files: readonly object[]): Promise<void> {
  await sql`
    insert into indicator_evidence (project_id, node_id, period, file_key, name, media_type, size, hash, added_by, added_at)
    select ${projectId}, v.node_id, v.period, f."fileKey", f.name, f."mediaType", f.size, f.hash, u.id, v.saved_at
    from (select node_id, period, saved_at from indicator_value
      where project_id = ${projectId} and value is not null order by last_day desc, node_id limit 1) v
    left join app_user u on u.username = 'me.officer'
    cross join jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
      as f ("fileKey" uuid, name text, "mediaType" text, size int, hash text)`.execute(db);
}
