import type { RowSource } from '#changed/changed.queries.ts';
import { PLACED_ROW, type PlacedRow } from '../search/placed-row.ts';

/** What later stages are told of a group that changes. */
export interface ChangedGroup extends PlacedRow {
  /** Its own and those of its members, sorted. */
  programmes: number[];
  state: string;
  formed_on: string | null;
  received_at: Date;
}

declare module '#changed/changed.ts' {
  interface ChangedRows {
    group: ChangedGroup;
  }
}

export const GROUP_ROWS: RowSource<ChangedGroup> = {
  table: 'farmer_group',
  id: 'id',
  columns: [...PLACED_ROW, 'programmes', 'state', 'formed_on', 'received_at'],
};
