import type { Generated, JSONColumnType } from 'kysely';

/** The results framework: levels, the nodes that stand on them, and every state that either had. */
export interface LogframeTables {
  logframe_level: {
    project_id: number;
    id: Generated<number>;
    parent_id: number | null;
    name: string;
    name_bn: string | null;
    description: string | null;
    description_bn: string | null;
    color: string;
    is_activity: Generated<boolean>;
    is_sdg_based: Generated<boolean>;
    form_url: string | null;
    x: Generated<number>;
    y: Generated<number>;
    width: Generated<number>;
    version: Generated<number>;
    name_key: string;
  };
  logframe_node: {
    project_id: number;
    id: Generated<number>;
    parent_id: number | null;
    level_id: number;
    code: string;
    code_key: string;
    code_order: string;
    title: string;
    title_bn: string | null;
    is_aggregated: Generated<boolean>;
    programmes: Generated<string[]>;
    sdgs: Generated<number[]>;
    baseline_value: string | null;
    target: string | null;
    progress: string | null;
    version: Generated<number>;
  };
  logframe_activity: {
    project_id: number;
    node_id: number;
    description: string | null;
    description_bn: string | null;
    start_date: string | null;
    end_date: string | null;
    activity_type: string;
    cross_cutting: string;
    implementation: number;
    items: JSONColumnType<object[]>;
  };
  logframe_comment: {
    project_id: number;
    id: Generated<number>;
    node_id: number;
    text: string;
    saved_by: number;
    at: Generated<Date>;
  };
  logframe_history: {
    project_id: number;
    kind: 'level' | 'node';
    item_id: number;
    version: number;
    action: 'create' | 'update' | 'move';
    reason: string | null;
    saved_by: number | null;
    at: Generated<Date>;
    state: JSONColumnType<Record<string, unknown>>;
  };
  logframe_template: {
    id: Generated<number>;
    name: string;
    name_key: string;
    levels: JSONColumnType<object[]>;
    saved_by: number;
    at: Generated<Date>;
  };
}
