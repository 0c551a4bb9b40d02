import { setImmediate } from 'node:timers/promises';
import type { Reason, ReasonValues } from './reasons.ts';
import type { KnownType, KnownUnit } from './tree.ts';

export type Outcome = 'added' | 'changed' | 'unchanged';

/** What became of each row; the report is made of it. */
export type Line = { typeId: number; outcome: Outcome; isKnown: boolean } | PlanProblem;
export interface PlanProblem {
  row: number;
  typeId: number | null;
  level: string | null;
  name: string | null;
  reason: Reason;
  values: ReasonValues;
}
export const isProblem = (line: Line): line is PlanProblem => 'reason' in line;

export interface UnitChange extends Omit<KnownUnit, 'keys'> {
  /** What it is found by has to follow. */
  isRenamed: boolean;
}

/** Everything an import will do, decided before anything is done. Ids below zero are given on applying. */
export interface Plan {
  lines: Line[];
  newTypes: KnownType[];
  newUnits: (KnownUnit & { code: string | null })[];
  changes: UnitChange[];
  codes: { code: string; unitId: number }[];
  boundaries: { unitId: number; geometry: string; digest: string }[];
}

export const emptyPlan = (): Plan => ({
  lines: [],
  newTypes: [],
  newUnits: [],
  changes: [],
  codes: [],
  boundaries: [],
});

const AT_ONCE = 500;

/** Over many, letting others be served in between. */
export async function* unhurried<T>(items: readonly T[]): AsyncGenerator<[number, T]> {
  for (const [i, item] of items.entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) await setImmediate();
    yield [i, item];
  }
}

export const samePlace = (
  a: { latitude: number | null; longitude: number | null },
  b: { latitude: number | null; longitude: number | null },
): boolean => a.latitude === b.latitude && a.longitude === b.longitude;
