import { type CountChange, EVERYWHERE } from './counts.queries.ts';

export interface Placed {
  divisionId: number | null;
  districtId: number | null;
  upazilaId: number | null;
  unionId: number | null;
  projectCount: number;
}

/** What to add to the counts of every place when these rows become those. */
export function countChanges(before: readonly Placed[], after: readonly Placed[]): CountChange[] {
  const changes = new Map<string, CountChange>();
  const add = (rows: readonly Placed[], n: 1 | -1) => {
    for (const { divisionId, districtId, upazilaId, unionId, projectCount } of rows)
      for (const unitId of [EVERYWHERE, divisionId, districtId, upazilaId, unionId]) {
        if (unitId === null) continue;
        const key = `${unitId}/${projectCount}`;
        const change = changes.get(key) ?? { unitId, projectCount, n: 0 };
        change.n += n;
        changes.set(key, change);
      }
  };
  add(before, -1);
  add(after, 1);
  return [...changes.values()].filter((change) => change.n !== 0);
}
