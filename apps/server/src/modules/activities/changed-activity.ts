import type { RowSource } from '#changed/changed.queries.ts';

/** What later stages are told of an activity that changes. */
export interface ChangedActivity {
  id: number;
  project_id: number;
  kind: string;
  sub_activity_id: number | null;
  state: string;
  /** A day: 2026-03-01. */
  held_on: string | null;
  division_id: number | null;
  district_id: number | null;
  upazila_id: number | null;
  union_id: number | null;
  infrastructure_type: string | null;
  crop_kind: string | null;
  crop: string | null;
  member_count: number | null;
  male_count: number | null;
  female_count: number | null;
  quantity: string | null;
  area: string | null;
  /** Of a plot, with its approved harvests. */
  produced: string | null;
  length: string | null;
  households: number | null;
}
/** And of whoever takes part in one; the ids of a change are those of the activities. */
export interface ChangedParticipant {
  project_id: number;
  activity_id: number;
  position: number;
  member_id: number | null;
  sex: string | null;
  quantity: string | null;
}

declare module '#changed/changed.ts' {
  interface ChangedRows {
    activity: ChangedActivity;
    participant: ChangedParticipant;
  }
}

export const ACTIVITY_ROWS: RowSource<ChangedActivity> = {
  table: 'activity',
  id: 'id',
  columns: [
    'id',
    'project_id',
    'kind',
    'sub_activity_id',
    'state',
    'held_on',
    'division_id',
    'district_id',
    'upazila_id',
    'union_id',
    'infrastructure_type',
    'crop_kind',
    'crop',
    'member_count',
    'male_count',
    'female_count',
    'quantity',
    'area',
    'produced',
    'length',
    'households',
  ],
};
export const PARTICIPANT_ROWS: RowSource<ChangedParticipant> = {
  table: 'activity_participant',
  id: 'activity_id',
  columns: ['project_id', 'activity_id', 'position', 'member_id', 'sex', 'quantity'],
};
