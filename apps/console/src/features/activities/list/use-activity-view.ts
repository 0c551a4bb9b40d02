import { LIST_PAGE_SIZE, LIST_PAGE_SIZES } from '@msurvey/domain';
import { ANYWHERE } from '~/features/activities/list/use-place-filter.ts';
import { useTableState } from '~/lib/use-table-state.ts';

const ANY = { search: '', state: '', ...ANYWHERE };
type PageSize = (typeof LIST_PAGE_SIZES)[number];
const STATES = ['received', 'approved', 'rejected'] as const;
export const STATE_CHOICES = STATES;

/** What the list shows, kept in the address among the parameters of the project page. */
export function useActivityView() {
  const table = useTableState({ filters: ANY, pageSize: LIST_PAGE_SIZE, prefix: 'activity.' });
  const { search, division, district, upazila } = table.filters;
  // an address may say anything; the call takes three sizes and three states
  const pageSize: PageSize = LIST_PAGE_SIZES.find((size) => size === table.pageSize) ?? LIST_PAGE_SIZE;
  const state = STATES.find((one) => one === table.filters.state) ?? null;
  return { ...table, pageSize, state, filter: { search, division, district, upazila, state } };
}
export type ActivityView = ReturnType<typeof useActivityView>;
