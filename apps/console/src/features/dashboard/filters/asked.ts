import { ANY_CHOICE, DASHBOARD_AGENCIES, DASHBOARD_YEARS } from '@msurvey/domain';
import { NO_PLACE, placeInput } from '~/features/geography/index.ts';

/** The filters of the dashboard when none is set. */
export const ANY = { ...NO_PLACE, project: ANY_CHOICE, year: ANY_CHOICE, agency: ANY_CHOICE };
export type DashboardFilters = typeof ANY;

/** Put before their names in the address: other tabs of the project have filters of the same names. */
export const PREFIX = 'dash.';

const within = (value: number, { from, to }: { from: number; to: number }): number =>
  Number.isInteger(value) && value >= from && value <= to ? value : ANY_CHOICE;

/** An address may say anything; what no filter has is as good as all. */
export const known = ({ project, year, agency, ...place }: DashboardFilters): DashboardFilters => ({
  ...place,
  project: within(project, { from: 1, to: 2 }),
  year: within(year, DASHBOARD_YEARS),
  agency: within(agency, DASHBOARD_AGENCIES),
});

/** As the call takes them. */
export const askedBy = (projectId: number, { project, year, agency, ...place }: DashboardFilters) => ({
  projectId,
  ...placeInput(place),
  project,
  year,
  agency,
});

const orNull = (value: number): number | null => (value === ANY_CHOICE ? null : value);

/** The same as the figures behind a card are asked for: of the places the lowest, of the agency its own id. */
export function cutBy({ project, year, ...filters }: DashboardFilters, agencyId: number | null) {
  const place = [filters.union, filters.upazila, filters.district, filters.division].find((id) => id !== ANY_CHOICE);
  return {
    unitId: place ?? null,
    programme: orNull(project) as 1 | 2 | null,
    from: orNull(year),
    to: orNull(year),
    agencyId,
    subActivityIds: null,
    type: null,
    kind: null,
  };
}
