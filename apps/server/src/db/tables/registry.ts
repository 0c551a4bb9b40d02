import type { AgeGroup, Check, WorkType } from '@msurvey/domain';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Labels } from './labels.ts';

type RecordState = 'received' | 'approved' | 'rejected';
type ActivityKind = 'activity' | 'training' | 'input' | 'demonstration' | 'infrastructure' | 'production' | 'position';
export type RegistryName = 'member' | 'group' | ActivityKind;

interface Derived {
  project_id: number;
  /** Of the submission it was derived from. */
  id: string;
  form_id: number;
  instance_id: string;
  revision: number;
  user_id: number;
  state: RecordState;
  received_at: Date;
}

interface Placed {
  division_id: number | null;
  district_id: number | null;
  upazila_id: number | null;
  union_id: number | null;
  village: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** What is derived from submissions about people and groups, and the decisions about it. */
export interface RegistryTables {
  agency: {
    id: number;
    code: string;
    name: JSONColumnType<Labels>;
    workplan_number: number | null;
    dashboard_number: number | null;
    organization_id: number | null;
    position: number;
  };
  sub_activity: {
    id: number;
    agency_id: number;
    code: string;
    label: JSONColumnType<Labels>;
    unit: string;
    programme: 'SACP' | 'RAINS';
    type: WorkType;
    is_measured: Generated<boolean>;
    is_active: Generated<boolean>;
    position: number;
  };
  form_binding: {
    project_id: number;
    form_id: number;
    registry: RegistryName;
    questions: JSONColumnType<Record<string, string>>;
    is_main: Generated<boolean>;
    updated_at: Generated<Date>;
  };
  farmer_group: Derived &
    Placed & {
      /** Of who sent it; null: not known any more. */
      organization_id: number | null;
      code: string | null;
      code_key: string | null;
      name: string;
      name_bn: string | null;
      type: string | null;
      formed_on: string | null;
      photo: string | null;
      remarks: string | null;
      search: string;
      member_count: Generated<number>;
      projects: Generated<number[]>;
      programmes: Generated<number[]>;
    };
  member: Derived &
    Placed & {
      /** Of who sent it; null: not known any more. */
      organization_id: number | null;
      member_no: string | null;
      name: string;
      name_bn: string | null;
      father_name: string | null;
      mother_name: string | null;
      spouse_name: string | null;
      sex: 'male' | 'female' | 'other' | null;
      born_on: string | null;
      age: number | null;
      age_group: AgeGroup | null;
      registered_on: Generated<string>;
      is_ethnic: boolean | null;
      phone: string | null;
      national_id: string | null;
      household_no: string | null;
      is_household_head: boolean | null;
      household_males: number | null;
      household_females: number | null;
      land_decimals: string | null;
      group_id: string | null;
      group_code: string | null;
      designation: 'president' | 'secretary' | 'cashier' | null;
      photo: string | null;
      projects: Generated<number[]>;
      project_count: Generated<number>;
      search: string;
      keys: Generated<string[]>;
      merged_into: string | null;
    };
  household: {
    project_id: number;
    no: string;
    first_id: string;
    head_id: string | null;
    people: number;
    year: number;
    programmes: number[];
    division_id: number | null;
    district_id: number | null;
    upazila_id: number | null;
    union_id: number | null;
    males: number | null;
    females: number | null;
  };
  member_pair: {
    project_id: number;
    first_id: string;
    second_id: string;
    union_id: number | null;
    score: number;
    reasons: string[];
  };
  member_merge: {
    project_id: number;
    id: GeneratedAlways<number>;
    kept_id: string;
    merged_id: string;
    user_id: number;
    merged_at: Generated<Date>;
    undone_by: number | null;
    undone_at: Date | null;
  };
  member_distinct: {
    project_id: number;
    first_id: string;
    second_id: string;
    user_id: number;
    at: Generated<Date>;
  };
  group_pair: { project_id: number; first_id: string; second_id: string; code_key: string };
  group_distinct: {
    project_id: number;
    first_id: string;
    second_id: string;
    user_id: number;
    at: Generated<Date>;
  };
  follow_up: Derived & {
    kind: 'production' | 'position';
    followed_id: string | null;
    held_on: string | null;
    produced: string | null;
    sold: string | null;
    income: string | null;
    latitude: number | null;
    longitude: number | null;
    accuracy: number | null;
    work_state: string | null;
  };
  position_limit: { project_id: number; boundary_km: string; warning_km: string; serious_km: string };
  activity: Derived &
    Placed & {
      /** Of who sent it; null: not known any more. */
      organization_id: number | null;
      kind: ActivityKind;
      sub_activity_id: number | null;
      programme_id: number | null;
      agency_id: number | null;
      name: string | null;
      infrastructure_type: string | null;
      work_state: string | null;
      /** Of its sub-activity, else by the kind of its form; null: a follow-up. */
      type: WorkType | null;
      crop_kind: string | null;
      crop: string | null;
      area: string | null;
      own_produced: string | null;
      produced: string | null;
      length: string | null;
      households: number | null;
      held_on: string | null;
      ended_on: string | null;
      accuracy: number | null;
      member_count: number | null;
      male_count: number | null;
      female_count: number | null;
      stated_count: number | null;
      quantity: string | null;
      quantity_unit: string | null;
      photos: Generated<string[]>;
      checks: JSONColumnType<Check[]>;
      is_clean: Generated<boolean>;
      search: string;
    };
  activity_participant: {
    project_id: number;
    activity_id: string;
    position: number;
    member_id: string | null;
    member_no: string | null;
    name: string | null;
    sex: string | null;
    item: string | null;
    quantity: string | null;
    unit: string | null;
  };
  submission_review: {
    project_id: number;
    form_id: number;
    submission_id: string;
    id: GeneratedAlways<string>;
    revision: number;
    verdict: 'approved' | 'rejected' | 'reopened';
    reason: string | null;
    question: string | null;
    user_id: number;
    at: Generated<Date>;
  };
}
