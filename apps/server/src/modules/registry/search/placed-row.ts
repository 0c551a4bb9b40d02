/** Where a row lives and where its place is: what is told of every row of a registry that changes. */
export interface PlacedRow {
  id: number;
  project_id: number;
  organization_id: number | null;
  division_id: number | null;
  district_id: number | null;
  upazila_id: number | null;
  union_id: number | null;
}

export const PLACED_ROW = [
  'id',
  'project_id',
  'organization_id',
  'division_id',
  'district_id',
  'upazila_id',
  'union_id',
] as const satisfies (keyof PlacedRow)[];
