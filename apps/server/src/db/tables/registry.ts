import type { Check } from '@msurvey/domain';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Labels } from './labels.ts';

type RecordState = 'received' | 'approved' | 'rejected';
export type RegistryName = 'member' | 'group' | 'activity' | 'training' | 'input' | 'demonstration' | 'infrastructure';

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
    type: 'training' | 'input' | 'demonstration' | 'infrastructure' | 'event' | 'other';
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
      code: string | null;
      name: string;
      name_bn: string | null;
      type: string | null;
      formed_on: string | null;
      photo: string | null;
      remarks: string | null;
      search: string;
      member_count: Generated<number>;
    };
  member: Derived &
    Placed & {
      member_no: string | null;
      name: string;
      name_bn: string | null;
      father_name: string | null;
      mother_name: string | null;
      spouse_name: string | null;
      sex: 'male' | 'female' | 'other' | null;
      born_on: string | null;
      age: number | null;
      registered_on: string | null;
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
  registry_count: {
    project_id: number;
    registry: 'member' | 'group';
    unit_id: number;
    project_count: number;
    id: GeneratedAlways<string>;
    n: number;
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
  activity: Derived &
    Placed & {
      kind: 'activity' | 'training' | 'input' | 'demonstration' | 'infrastructure';
      sub_activity_id: number | null;
      agency_id: number | null;
      name: string | null;
      infrastructure_type: string | null;
      crop: string | null;
      held_on: string | null;
      ended_on: string | null;
      accuracy: number | null;
      member_count: number | null;
      male_count: number | null;
      female_count: number | null;
      stated_count: number | null;
      quantity: string | null;
      photos: Generated<string[]>;
      checks: JSONColumnType<Check[]>;
      is_clean: Generated<boolean>;
      search: string;
    };
  activity_count: { project_id: number; sub_activity_id: number; state: RecordState; n: number };
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
