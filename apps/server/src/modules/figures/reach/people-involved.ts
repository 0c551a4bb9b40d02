import type { Db } from '#db/tables.ts';
import { type HeldRecord, holdRecords, recordsOf } from './hold-people.queries.ts';
import type { Side, Stands } from './reach-change.queries.ts';

/** The records of people who count, on one side of a change, each with what the one who stands for it is. */
export function standsOf(side: Side, records: readonly HeldRecord[]): Stands[] {
  const counting = new Map(
    records.filter((row) => row.merged_into === null && row.state !== 'rejected').map((row) => [row.id, row]),
  );
  return records.flatMap(({ id: record, merged_into }) => {
    const one = counting.get(merged_into ?? record);
    if (!one) return [];
    const { id: person, division_id, district_id, upazila_id, union_id, sex, age_group, is_ethnic } = one;
    return [{ side, record, person, division_id, district_id, upazila_id, union_id, sex, age_group, is_ethnic }];
  });
}

export const bothSides = (records: readonly HeldRecord[]): Stands[] => [
  ...standsOf(0, records),
  ...standsOf(1, records),
];

/**
 * The people behind these records, held until the commit, with all that stands for each of them: two who count the same
 * person do so one after the other.
 */
export async function holdPeople(db: Db, projectId: number, ids: readonly number[]): Promise<HeldRecord[]> {
  const records = new Map((await holdRecords(db, projectId, ids)).map((row) => [row.id, row]));
  const others = [...records.values()].flatMap(({ merged_into: into }) =>
    into !== null && !records.has(into) ? [into] : [],
  );
  if (others.length > 0) for (const row of await holdRecords(db, projectId, others)) records.set(row.id, row);
  const people = [...records.values()].filter((row) => row.merged_into === null).map((row) => row.id);
  for (const row of await recordsOf(db, projectId, people)) records.set(row.id, row);
  return [...records.values()];
}
