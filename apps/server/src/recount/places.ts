import type { Raw } from './raw.ts';
import type { Sheet } from './sheet.ts';

/** Stands for everywhere. */
export const EVERYWHERE = 0;
const LEVELS = ['union_id', 'upazila_id', 'district_id', 'division_id'];

/** In which units something counts that happened in a unit: there, in those above it, and everywhere. */
export type Places = (unitId: number | null) => readonly number[];

export function placesIn({ units }: Pick<Raw, 'units'>): Places {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const known = new Map<number | null, readonly number[]>();
  const find = (unitId: number | null): number[] => {
    const found = [EVERYWHERE];
    let unit = unitId === null ? undefined : byId.get(unitId);
    // A level below the four that registries know is no place of theirs.
    if (unit && unit.depth > 3) return found;
    while (unit) {
      found.push(unit.id);
      unit = unit.parentId === null ? undefined : byId.get(unit.parentId);
    }
    return found;
  };
  return (unitId) => {
    const before = known.get(unitId);
    if (before) return before;
    const found = find(unitId);
    known.set(unitId, found);
    return found;
  };
}

/** The deepest place that was answered. */
export function unitOf(sheet: Sheet): number | null {
  for (const level of LEVELS) {
    const id = sheet.id(level);
    if (id !== null) return id;
  }
  return null;
}
