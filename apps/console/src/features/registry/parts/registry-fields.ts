import type { FilterField } from '@msurvey/ui';
import { type NO_PLACE, usePlaceFilter } from '~/features/geography/index.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { fieldsOf } from '~/lib/list/fields.ts';

type Values = typeof NO_PLACE & { name: string };
interface Narrowed {
  filters: Values;
  any: Values;
  setFilters: (changes: Partial<Values>) => void;
}

interface Searched {
  filters: { search: string };
  any: { search: string };
  setFilters: (changes: { search?: string }) => void;
}

/** Words anywhere in a row. */
export function useSearchField(list: Searched): FilterField {
  const t = useTexts();
  return fieldsOf<{ search: string }>(list).search('search', undefined, (value) => t('chip.search', { value }));
}

/** Search by name and the cascade of places, as members and groups are narrowed. */
export function useRegistryFields(list: Narrowed): FilterField[] {
  const t = useTexts();
  const places = usePlaceFilter({ ...list, chip: (level, name) => t(`chip.${level}`, { value: name }) });
  return [fieldsOf<Values>(list).search('name', t('filter.name'), (value) => t('chip.name', { value })), ...places];
}
