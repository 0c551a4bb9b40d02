import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The form library, and the use of its forms inside projects. */
export interface FormTables {
  xform: {
    id: Generated<number>;
    id_string: string;
    title: string;
    description: string | null;
    state: 'draft' | 'deployed';
    origin: 'upload' | 'designer' | 'clone' | 'standard';
    /** Null: the programme's own. */
    organization_id: number | null;
    created_by: number | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: number | null;
    question_count: Generated<number>;
    languages: Generated<string[]>;
    missing_media: Generated<number>;
    deleted_at: Date | null;
    deleted_by: number | null;
  };
  xform_draft: {
    xform_id: number;
    model: JSONColumnType<object>;
    source_name: string | null;
    source: Buffer | null;
    saved_by: number | null;
    saved_at: Generated<Date>;
  };
  xform_design: {
    xform_id: number;
    epoch: string;
    based_on: number | null;
    document: JSONColumnType<object>;
    version: Generated<number>;
  };
  xform_design_change: {
    xform_id: number;
    version: number;
    change_id: string;
    operations: JSONColumnType<object[]>;
    inverse: JSONColumnType<object[]>;
    saved_by: number | null;
    saved_at: Generated<Date>;
  };
  xform_designer: { xform_id: number; user_id: number; row_key: string | null; seen_at: Generated<Date> };
  xform_version: {
    xform_id: number;
    number: number;
    version: string;
    xml: string;
    model: JSONColumnType<object>;
    questions: JSONColumnType<object[]>;
    choices: JSONColumnType<Record<string, object[]>>;
    default_language: string;
    languages: string[];
    question_count: number;
    media: JSONColumnType<{ name: string; kind: string }[]>;
    hash: string;
    created_by: number | null;
    created_at: Generated<Date>;
  };
  xform_source: { xform_id: number; number: number; file_name: string; bytes: Buffer };
  xform_media: {
    id: GeneratedAlways<number>;
    xform_id: number;
    number: number;
    name: string;
    file_key: string;
    size: number;
    media_type: string;
    hash: string;
    geo_type_id: number | null;
    uploaded_by: number | null;
    uploaded_at: Generated<Date>;
    replaced_at: Date | null;
  };
  form: {
    project_id: number;
    id: Generated<number>;
    xform_id: number;
    title: string;
    is_active: Generated<boolean>;
    is_published: Generated<boolean>;
    target: number | null;
    created_by: number | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
    deleted_by: number | null;
  };
  form_user: {
    project_id: number;
    form_id: number;
    user_id: number;
    is_active: Generated<boolean>;
    target_value: number | null;
    target_date: string | null;
    added_by: number | null;
    added_at: Generated<Date>;
  };
  /** Written with the submissions: how many records each person has sent with a form. */
  form_surveyor: {
    project_id: number;
    form_id: number;
    user_id: number;
    submissions: number;
    first_at: Date;
    last_at: Date;
  };
}
