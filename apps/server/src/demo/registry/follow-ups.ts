import type { PreparedRecord } from '#modules/collection/index.ts';
import { textOf } from './calendar.ts';
import { between, fraction, happens, scatter, wholeBetween } from './chance.ts';
import { positionNear } from './people-records.ts';
import type { Planned } from './plan.ts';
import { plotOf } from './work-records.ts';

/** What was found out later about a plot or a structure. */
export interface FoundLater {
  kind: 'production' | 'position';
  day: number;
  values: PreparedRecord['values'];
  /** What it is about. */
  of: Planned;
}
export interface FollowUp extends FoundLater {
  /** Whether it is approved, waits or went back. */
  fate: Planned['fate'];
}

const DAYS_OF_A_MONTH = 30.4;
const TAKA: Readonly<Record<string, number>> = { oilseeds: 70, vegetables: 28, fruits: 45, other: 60 };
/** These are picked more than once. */
const PICKED_AGAIN = new Set(['vegetables', 'fruits']);

const RECENT = 40;

/** In the order of their days: what came in these weeks waits, and so does the last; of what is older a few went back. */
export const decided = (all: readonly FoundLater[], today: number): FollowUp[] =>
  [...all]
    .sort((x, y) => x.day - y.day || x.of.a - y.of.a)
    .map((one, n) => {
      const waits = one.day > today - RECENT || n === all.length - 1;
      return { ...one, fate: waits ? 'waiting' : n % 11 === 4 ? 'rejected' : 'approved' };
    });

/** The harvests of an approved plot that are in by today. */
export function harvestsOf(planned: Planned, followed: number, today: number): FoundLater[] {
  const { a, day, work } = planned;
  const plot = plotOf(planned);
  if (work.form !== 'demonstration' || planned.fate !== 'approved' || !plot?.yield || happens(12, a, 192)) return [];
  const times = PICKED_AGAIN.has(plot.kind) && happens(30, a, 193) ? 2 : 1;
  const first = Math.round(day + between(plot.harvest, a, 194) * DAYS_OF_A_MONTH);
  const whole = plot.decimals * between(plot.yield, a, 195);
  return Array.from({ length: times }, (_, i): FoundLater => {
    const harvestedOn = first + i * 18;
    const produced = Math.round(whole / times);
    const sold = Math.round(produced * (0.35 + fraction(a + i, 196) * 0.5));
    const income = sold * (TAKA[plot.kind] ?? 40);
    const values = { followed, harvested_on: textOf(harvestedOn), produced, sold, income };
    return { kind: 'production', day: harvestedOn, values, of: planned };
  }).filter((harvest) => harvest.day < today - 2);
}

/** A visit of an approved structure, some months later; now and then of a plot. */
export function visitsOf(planned: Planned, followed: number, today: number): FoundLater[] {
  const { a, day, work, union } = planned;
  const isStructure = work.form === 'infrastructure';
  if (
    planned.fate !== 'approved' ||
    !(isStructure ? happens(45, a, 197) : work.form === 'demonstration' && happens(6, a, 198))
  )
    return [];
  // Some are looked at again in these weeks, however old they are.
  const lately = today - 3 - (scatter(a, 200) % 20);
  const visitedOn = happens(20, a, 201) ? lately : Math.min(day + wholeBetween([20, 160], a, 199), lately);
  if (visitedOn <= day) return [];
  const state = isStructure ? { work_state: visitedOn > today - 40 ? 'under_way' : 'done' } : {};
  const values = { followed, visited_on: textOf(visitedOn), gps: positionNear(union, a), ...state };
  return [{ kind: 'position', day: visitedOn, values, of: planned }];
}
