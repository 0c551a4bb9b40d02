import { ANY_CHOICE, DASHBOARD_AGENCIES, DASHBOARD_YEARS } from '@msurvey/domain';
import { z } from 'zod';
import { named } from '../named.ts';

/** A number within bounds; −1, or nothing: all. */
const chosen = ({ from, to }: { from: number; to: number }) =>
  z.coerce
    .number()
    .int()
    .refine((value) => value === ANY_CHOICE || (value >= from && value <= to), 'invalid')
    .nullish()
    .transform((value) => (value == null || value === ANY_CHOICE ? null : value));
const place = chosen({ from: 1, to: 2_147_483_647 });

/** The filters of the dashboard. Of the places the lowest one counts. */
export const filters = {
  division_id: place,
  district_id: place,
  upazila_id: place,
  union_id: place,
  /** SACP 1, RAINS 2; in a project that is one of them, that one. */
  project: chosen({ from: 1, to: 2 }),
  year: chosen(DASHBOARD_YEARS),
  /** As the dashboard numbers them: BARI 1, DAE 2, DAM 3, FAO 4, GAIN 5. Of works only; people belong to no agency. */
  agency: chosen(DASHBOARD_AGENCIES),
};
const asked = z.object(filters);
export type DashboardAsked = z.output<typeof asked>;
named('DashboardAsked', asked);

/** What every call of the dashboard has in common. */
export const summed = (what: string, path: string) => ({
  method: 'POST' as const,
  path: `/msurvey/api/project/dashboard/${path}` as const,
  permission: 'Dashboard/View' as const,
  effect: 'read' as const,
  summary: what,
});
export const problems = ['record.not-found'] as const;
