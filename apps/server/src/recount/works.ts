import { add, type Counts, keyOf } from './counts.ts';
import type { Harvests } from './follow-ups.ts';
import type { Places } from './places.ts';
import type { Work } from './work-of.ts';

const EVERYWHERE = 0;

/** Ever, the year, the month, and everywhere also the fiscal year, as -2025; what has no date is only in the first. */
function periodsOf(heldOn: string | null, unit: number): number[] {
  if (heldOn === null) return [0];
  const [year, month] = [Number(heldOn.slice(0, 4)), Number(heldOn.slice(5, 7))];
  const fiscal = month < 7 ? year - 1 : year;
  return [0, year, year * 100 + month, ...(unit === EVERYWHERE ? [-fiscal] : [])];
}

/** Of a plot, with the harvests that were recorded later. */
const producedOf = (work: Work, harvests: Harvests): number =>
  work.kind === 'demonstration' || work.type === 'demonstration'
    ? (work.produced ?? 0) + (harvests.get(work.id) ?? 0)
    : 0;

const achieved = (work: Work, harvests: Harvests) => ({
  activities: 1,
  quantity: work.quantity ?? 0,
  attendances: work.memberCount ?? 0,
  male: work.males ?? 0,
  female: work.females ?? 0,
  area: work.area ?? 0,
  produced: producedOf(work, harvests),
  length: work.length ?? 0,
  households: work.households ?? 0,
});

/** Where and when it was done. Only what is approved is an achievement; what waits is counted beside it. */
export function countWork(counts: Counts, projectId: number, work: Work, places: Places, harvests: Harvests): void {
  add(counts, 'activity_tally', keyOf(projectId, work.subActivityId ?? 0, work.state), { n: 1 });
  if (work.state === 'rejected') return;
  const measures = work.state === 'approved' ? achieved(work, harvests) : { waiting: 1 };
  for (const unit of places(work.unitId))
    for (const period of periodsOf(work.heldOn, unit))
      add(counts, 'work_tally', keyOf(projectId, unit, period, work.workId, work.item, work.crop), measures);
}
