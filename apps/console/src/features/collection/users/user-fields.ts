import type { FilterField } from '@msurvey/ui';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';
import { fieldsOf } from '~/lib/list/fields.ts';

export const EVERYBODY = { fromDate: '', toDate: '', active: '', userName: '' };
type Values = typeof EVERYBODY;
interface Narrowed {
  filters: Values;
  any: Values;
  setFilters: (changes: Partial<Values>) => void;
}

/** Day of joining, Active, and the user's name. */
export function useUserFields(list: Narrowed): FilterField[] {
  const t = useTexts();
  const { date } = useFormat();
  const by = fieldsOf<Values>(list);
  return [
    by.day('fromDate', t('filter.fromDate'), (value) => t('chip.fromDate', { value: date(value) })),
    by.day('toDate', t('filter.toDate'), (value) => t('chip.toDate', { value: date(value) })),
    by.choice('active', {
      label: t('filter.active'),
      any: t('filter.any'),
      options: [
        { id: 'yes', name: t('filter.yes') },
        { id: 'no', name: t('filter.no') },
      ],
      chip: (value) => t('chip.active', { value }),
    }),
    by.search('userName', t('filter.userName'), (value) => t('chip.userName', { value })),
  ];
}
