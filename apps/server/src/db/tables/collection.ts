import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The truth store, and the work that goes with it. */
export interface CollectionTables {
  submission: {
    project_id: number;
    form_id: number;
    id: Generated<string>;
    instance_id: string;
    revision: Generated<number>;
    xform_id: number;
    version: number | null;
    user_id: number;
    /** Of the sender, when it was sent. */
    organization_id: number | null;
    source: 'phone' | 'web' | 'import';
    device_id: string | null;
    received_at: Generated<Date>;
    updated_at: Generated<Date>;
    started_at: Date | null;
    ended_at: Date | null;
    instance_name: string | null;
    latitude: number | null;
    longitude: number | null;
    accuracy: number | null;
    state: Generated<'received' | 'approved' | 'rejected'>;
    faults: JSONColumnType<{ path: string; fault: string }[]> | null;
    missing_files: Generated<number>;
    answers: JSONColumnType<object>;
    /** Of large records, for lists; made when the answers are written. */
    listed: GeneratedAlways<object | null>;
    import_id: string | null;
    deleted_at: Date | null;
  };
  submission_revision: {
    project_id: number;
    form_id: number;
    submission_id: string;
    revision: number;
    instance_id: string;
    base_revision: number | null;
    version: number | null;
    user_id: number;
    source: string;
    device_id: string | null;
    user_agent: string | null;
    received_at: Generated<Date>;
    xml: string;
  };
  submission_file: {
    project_id: number;
    form_id: number;
    submission_id: string;
    name: string;
    file_key: string | null;
    size: number | null;
    media_type: string | null;
    hash: string | null;
    received_at: Date | null;
  };
  submission_comment: {
    project_id: number;
    form_id: number;
    submission_id: string;
    id: Generated<number>;
    revision: number;
    path: string | null;
    text: string;
    author_id: number;
    created_at: Generated<Date>;
    resolved_at: Date | null;
    resolved_by: number | null;
  };
  form_day: { project_id: number; form_id: number; day: string; user_id: number; submissions: number };
  projection_failure: {
    project_id: number;
    form_id: number;
    submission_id: string;
    projector: string;
    message: string;
    attempts: Generated<number>;
    failed_at: Generated<Date>;
  };
  device_token: {
    id: GeneratedAlways<number>;
    user_id: number;
    token_hash: Buffer;
    label: string;
    created_at: Generated<Date>;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
  task: {
    id: string;
    owner_id: number;
    kind: string;
    project_id: number | null;
    form_id: number | null;
    input: JSONColumnType<object>;
    state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>;
    done_count: Generated<number>;
    total_count: number | null;
    message: string | null;
    file_uuid: string | null;
    result: JSONColumnType<object> | null;
    attempt: Generated<number>;
    alive_at: Date | null;
    created_at: Generated<Date>;
    started_at: Date | null;
    ended_at: Date | null;
  };
  submission_import: {
    project_id: number;
    form_id: number;
    id: string;
    owner_id: number;
    file_name: string;
    rows: number;
    checked_at: Generated<Date>;
    applied_at: Date | null;
    undone_at: Date | null;
  };
  form_columns: { user_id: number; form_id: number; columns: JSONColumnType<string[]> };
}
