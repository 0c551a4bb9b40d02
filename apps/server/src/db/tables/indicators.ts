import type {
  DataCollectionType,
  DataEntryType,
  Direction,
  DisaggregationDimension,
  IndicatorCount,
  IndicatorFrequency,
  IndicatorType,
  Language,
  Leaves,
  NodeProgramme,
  ProgressRelation,
  PublishedFigures,
  RecordSource,
  ValueState,
} from '@msurvey/domain';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type IndicatorHistoryKind = 'setting' | 'target' | 'value' | 'baseline' | 'source';
export type IndicatorHistoryAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'submit'
  | 'accept'
  | 'return'
  | 'attach'
  | 'detach';

/** What is said of an indicator in one period. */
interface OfPeriod {
  project_id: number;
  node_id: number;
  period: string;
  first_day: string;
  last_day: string;
  value: string | null;
}

/** What people say of indicators. Numbers are `numeric`, which comes as text. */
export interface IndicatorTables {
  disaggregation_type: {
    project_id: number;
    id: Generated<number>;
    name: string;
    name_bn: string | null;
    name_key: string;
    dimension: DisaggregationDimension | null;
  };
  disaggregation_item: {
    project_id: number;
    id: Generated<number>;
    type_id: number;
    position: number;
    code: string;
    code_key: string;
    label: string;
    label_bn: string | null;
    value: string | null;
  };
  indicator_setting: {
    project_id: number;
    node_id: number;
    version: Generated<number>;
    uom_id: number | null;
    frequency: Generated<IndicatorFrequency>;
    indicator_type: IndicatorType | null;
    data_entry_type: DataEntryType | null;
    relation: ProgressRelation | null;
    baseline_time: string | null;
    baseline_value: string | null;
    mid_term_factor: string | null;
    data_source: string | null;
    data_source_bn: string | null;
    collection_types: Generated<DataCollectionType[]>;
    sub_activities: Generated<number[]>;
    counts: IndicatorCount | null;
    direction: Generated<Direction>;
    on_track_percent: Generated<string>;
    is_derived: Generated<boolean>;
    derived_indicator: number | null;
    derived_sub_activities: Generated<number[]>;
    derived_counts: IndicatorCount | null;
    derived_input: Generated<string>;
    groups: JSONColumnType<number[][]>;
  };
  indicator_set: {
    project_id: number;
    node_id: number;
    lop_value: string | null;
    target_version: Generated<number>;
    collection_version: Generated<number>;
    baseline_version: Generated<number>;
    baseline_items: JSONColumnType<Record<string, number>>;
  };
  indicator_target: OfPeriod & {
    text: string | null;
    leaves: JSONColumnType<Leaves>;
  };
  indicator_value: OfPeriod & {
    denominator: string | null;
    text: string | null;
    text_bn: string | null;
    input: string | null;
    leaves: JSONColumnType<Leaves>;
    state: Generated<ValueState>;
    version: Generated<number>;
    comment: string | null;
    reason: string | null;
    returned_reason: string | null;
    saved_by: number | null;
    saved_at: Generated<Date>;
    submitted_by: number | null;
    submitted_at: Date | null;
    decided_by: number | null;
    decided_at: Date | null;
  };
  /** Files that show where a value comes from. */
  indicator_evidence: {
    project_id: number;
    node_id: number;
    period: string;
    id: GeneratedAlways<number>;
    file_key: string;
    name: string;
    media_type: string;
    size: number;
    hash: string;
    added_by: number | null;
    added_at: Generated<Date>;
  };
  indicator_history: {
    project_id: number;
    node_id: number;
    kind: IndicatorHistoryKind;
    period: Generated<string>;
    id: GeneratedAlways<number>;
    version: number;
    action: IndicatorHistoryAction;
    reason: string | null;
    saved_by: number | null;
    at: Generated<Date>;
    state: JSONColumnType<Record<string, unknown>>;
  };
  indicator_part: {
    project_id: number;
    id: Generated<number>;
    node_id: number;
    part_project_id: number;
    part_home_id: number;
    part_node_id: number;
    weight: string;
    version: Generated<number>;
  };
  /** What the product counts, and when it did. */
  indicator_computed: {
    project_id: number;
    node_id: number;
    first_day: string;
    last_day: string;
    value: string;
    took_part: number | null;
    fresh: number | null;
    leaves: JSONColumnType<Record<string, number>>;
    denominator: string | null;
    denominators: Generated<Record<string, number>>;
  };
  /** From the records of which form it is counted, and how. */
  indicator_source: {
    project_id: number;
    node_id: number;
    form_project_id: number;
    form_id: number;
    version: Generated<number>;
    source: JSONColumnType<RecordSource>;
    saved_by: number | null;
    saved_at: Generated<Date>;
  };
  indicator_counted: { project_id: number; node_id: number; as_of: Date };
  report_publication: {
    project_id: number;
    id: GeneratedAlways<number>;
    programme: NodeProgramme;
    year: number;
    version: number;
    reason: string | null;
    published_by: number;
    published_at: Generated<Date>;
    computed_at: Date | null;
    figures: JSONColumnType<PublishedFigures>;
    reopened_by: number | null;
    reopened_at: Date | null;
    reopened_reason: string | null;
  };
  /** A publication as it is read in a language. */
  report_edition: {
    project_id: number;
    publication_id: number;
    language: Language;
    rows: JSONColumnType<object[]>;
    definitions: JSONColumnType<object[]>;
    file_name: string;
    workbook: Buffer;
  };
  indicator_due: { project_id: number; id: GeneratedAlways<number>; node_id: number; at: Generated<Date> };
}
