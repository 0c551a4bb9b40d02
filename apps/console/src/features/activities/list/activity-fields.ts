import type { FilterField } from '@msurvey/ui';
import { REVIEW_STATE_OF } from '~/features/activities/parts/review-state.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { NO_GEOCODE, type PlaceLevel, usePlaceFilter } from '~/features/geography/index.ts';
import { fieldsOf } from '~/lib/list/fields.ts';

const STATES = ['received', 'approved', 'rejected'] as const;
export const ANY_ACTIVITY = { search: '', state: '', ...NO_GEOCODE };
type Values = typeof ANY_ACTIVITY;

/** The filters as list and reports take them; an address may say anything, and the call takes three states. */
export const inputOf = ({ state, ...rest }: Values) => ({
  ...rest,
  state: STATES.find((one) => one === state) ?? null,
});

interface Narrowed {
  filters: Values;
  any: Values;
  setFilters: (changes: Partial<Values>) => void;
}

/** Cascade of places, validation status and search. */
export function useActivityFields(list: Narrowed): FilterField[] {
  const t = useTexts();
  const by = fieldsOf<Values>(list);
  const places = usePlaceFilter({
    ...list,
    label: (level) => t(`filter.${level as Exclude<PlaceLevel, 'union'>}`),
    chip: (_, name) => name,
  });
  return [
    ...places,
    by.choice('state', {
      label: t('column.status'),
      any: t('filter.all'),
      options: STATES.map((id) => ({ id: id as string, name: t(`standing.${REVIEW_STATE_OF[id]}`) })),
      chip: (name) => name,
    }),
    by.search('search', t('filter.search'), (words) => t('filter.words', { words })),
  ];
}
