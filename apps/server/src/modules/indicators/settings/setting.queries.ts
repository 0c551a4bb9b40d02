import type {
  DataCollectionType,
  DataEntryType,
  Direction,
  IndicatorCount,
  IndicatorFrequency,
  IndicatorType,
  ProgressRelation,
} from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** What people set of an indicator; also what is kept of every state. */
export interface SettingState {
  uomId: number | null;
  frequency: IndicatorFrequency;
  indicatorType: IndicatorType | null;
  dataEntryType: DataEntryType | null;
  relation: ProgressRelation | null;
  baselineTime: string | null;
  baselineValue: number | null;
  midTermFactor: number | null;
  dataSource: string | null;
  dataSourceBn: string | null;
  collectionTypes: DataCollectionType[];
  subActivities: number[];
  counts: IndicatorCount | null;
  direction: Direction;
  onTrackPercent: number;
  isDerived: boolean;
  derivedIndicator: number | null;
  derivedSubActivities: number[];
  derivedCounts: IndicatorCount | null;
  derivedInput: number;
  /** Groups of ids of disaggregation types. */
  groups: number[][];
}
export interface SettingRow extends SettingState {
  nodeId: number;
  version: number;
}

const COLUMNS = sql`s.node_id as "nodeId", s.version, s.uom_id as "uomId", s.frequency, s.indicator_type as "indicatorType",
  s.data_entry_type as "dataEntryType", s.relation, s.baseline_time as "baselineTime",
  s.baseline_value::float8 as "baselineValue", s.mid_term_factor::float8 as "midTermFactor", s.data_source as "dataSource",
  s.data_source_bn as "dataSourceBn", s.collection_types as "collectionTypes", s.sub_activities as "subActivities", s.counts,
  s.direction, s.on_track_percent::float8 as "onTrackPercent", s.is_derived as "isDerived",
  s.derived_indicator as "derivedIndicator", s.derived_sub_activities as "derivedSubActivities",
  s.derived_counts as "derivedCounts", s.derived_input::float8 as "derivedInput", s.groups`;

export async function settingOf(db: Db, projectId: number, nodeId: number): Promise<SettingRow | undefined> {
  const { rows } = await sql<SettingRow>`
    select ${COLUMNS} from indicator_setting s where s.project_id = ${projectId} and s.node_id = ${nodeId}`.execute(db);
  return rows[0];
}

/** Of all indicators of a project, or of these. */
export async function settingsOf(db: Db, projectId: number, nodeIds: readonly number[] | null): Promise<SettingRow[]> {
  const ids = nodeIds === null ? null : [...nodeIds];
  const { rows } = await sql<SettingRow>`
    select ${COLUMNS} from indicator_setting s
    where s.project_id = ${projectId} and (${ids}::int[] is null or s.node_id = any(${ids}::int[])) order by s.node_id`.execute(
    db,
  );
  return rows;
}

/** Whoever saves anything of an indicator does it alone; the row stands from then on. */
export async function holdIndicator(db: Db, projectId: number, nodeId: number): Promise<void> {
  await sql`insert into indicator_set (project_id, node_id) values (${projectId}, ${nodeId}) on conflict do nothing`.execute(
    db,
  );
  await sql`select 1 from indicator_set where project_id = ${projectId} and node_id = ${nodeId} for update`.execute(db);
}

export async function writeSetting(
  db: Db,
  projectId: number,
  nodeId: number,
  version: number,
  state: SettingState,
): Promise<void> {
  await sql`
    insert into indicator_setting (project_id, node_id, version, uom_id, frequency, indicator_type, data_entry_type, relation,
      baseline_time, baseline_value, mid_term_factor, data_source, data_source_bn, collection_types, sub_activities, counts,
      direction, on_track_percent, is_derived, derived_indicator, derived_sub_activities, derived_counts, derived_input, groups)
    values (${projectId}, ${nodeId}, ${version}, ${state.uomId}, ${state.frequency}, ${state.indicatorType},
      ${state.dataEntryType}, ${state.relation}, ${state.baselineTime}::date, ${state.baselineValue}, ${state.midTermFactor},
      ${state.dataSource}, ${state.dataSourceBn}, ${state.collectionTypes}::text[], ${state.subActivities}::int[],
      ${state.counts}, ${state.direction}, ${state.onTrackPercent}, ${state.isDerived}, ${state.derivedIndicator},
      ${state.derivedSubActivities}::int[], ${state.derivedCounts}, ${state.derivedInput}, ${JSON.stringify(state.groups)}::jsonb)
    on conflict (project_id, node_id) do update set version = excluded.version, uom_id = excluded.uom_id,
      frequency = excluded.frequency, indicator_type = excluded.indicator_type, data_entry_type = excluded.data_entry_type,
      relation = excluded.relation, baseline_time = excluded.baseline_time, baseline_value = excluded.baseline_value,
      mid_term_factor = excluded.mid_term_factor, data_source = excluded.data_source,
      data_source_bn = excluded.data_source_bn, collection_types = excluded.collection_types,
      sub_activities = excluded.sub_activities, counts = excluded.counts, direction = excluded.direction,
      on_track_percent = excluded.on_track_percent, is_derived = excluded.is_derived,
      derived_indicator = excluded.derived_indicator, derived_sub_activities = excluded.derived_sub_activities,
      derived_counts = excluded.derived_counts, derived_input = excluded.derived_input, groups = excluded.groups`.execute(
    db,
  );
}
