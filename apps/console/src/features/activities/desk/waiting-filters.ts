import type { QueueFilter } from '@msurvey/contract';
import { CHECK_CODES } from '@msurvey/domain';
import { NO_PLACE } from '~/features/geography/index.ts';

/** What the queue of all can be narrowed by, as its address says it; these values mean any. */
export const ANY_WAITING = { ...NO_PLACE, agency: 0, subActivity: '', collector: 0, days: 0, check: '' };
export type WaitingFilters = typeof ANY_WAITING;
/** How long something waits already, in days. */
export const AGES = [3, 7, 14, 30, 90] as const;

const whole = (text: string | null, otherwise: number): number => {
  const value = Number(text ?? Number.NaN);
  return Number.isSafeInteger(value) && value > 0 ? value : otherwise;
};

/** Nonsense in an address counts as not given. */
export function readWaitingFilters(params: URLSearchParams): WaitingFilters {
  const read = Object.entries(ANY_WAITING).map(([name, any]) => [
    name,
    typeof any === 'number' ? whole(params.get(name), any) : (params.get(name) ?? any),
  ]);
  return Object.fromEntries(read) as WaitingFilters;
}

/** The same as calls take it. */
export function waitingInput(filters: WaitingFilters): Omit<QueueFilter, 'projectId' | 'isClean'> {
  const { union, upazila, district, division, agency, subActivity, collector, days, check } = filters;
  return {
    subActivityId: /^(-[12]|\d{1,9})$/.test(subActivity) ? Number(subActivity) : null,
    placeId: [union, upazila, district, division].find((id) => id !== NO_PLACE.division) ?? null,
    agencyId: agency || null,
    collectorId: collector || null,
    minDays: AGES.find((age) => age === days) ?? null,
    check: CHECK_CODES.find((code) => code === check) ?? null,
  };
}
