import type { RowSource } from '#changed/changed.queries.ts';
import { PLACED_ROW, type PlacedRow } from '../search/placed-row.ts';

/** What later stages are told of a member who changes. */
export interface ChangedMember extends PlacedRow {
  /** All that they belong to, sorted. */
  projects: number[];
  group_id: number | null;
  merged_into: number | null;
  state: string;
  registered_on: string;
  sex: string | null;
  age: number | null;
  age_group: string | null;
  is_ethnic: boolean | null;
  land_decimals: string | null;
  household_no: string | null;
  is_household_head: boolean | null;
  household_males: number | null;
  household_females: number | null;
}

declare module '#changed/changed.ts' {
  interface ChangedRows {
    member: ChangedMember;
  }
}

export const MEMBER_ROWS: RowSource<ChangedMember> = {
  table: 'member',
  id: 'id',
  columns: [
    ...PLACED_ROW,
    'projects',
    'group_id',
    'merged_into',
    'state',
    'registered_on',
    'sex',
    'age',
    'age_group',
    'is_ethnic',
    'land_decimals',
    'household_no',
    'is_household_head',
    'household_males',
    'household_females',
  ],
};
