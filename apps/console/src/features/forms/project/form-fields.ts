import type { FilterField } from '@msurvey/ui';
import { useTexts } from '~/features/forms/texts.ts';
import { useFormat } from '~/lib/format.ts';
import { fieldsOf } from '~/lib/list/fields.ts';

/** The flags as they stand in the address: empty is both. */
export const ANY_FORM = { formName: '', fromDate: '', toDate: '', isPublished: '', isActive: '' };
type Values = typeof ANY_FORM;
interface Narrowed {
  filters: Values;
  any: Values;
  setFilters: (changes: Partial<Values>) => void;
}

export function useFormFields(list: Narrowed): FilterField[] {
  const t = useTexts();
  const { date } = useFormat();
  const by = fieldsOf<Values>(list);
  const flag = (name: 'isPublished' | 'isActive') =>
    by.choice(name, {
      label: t(`column.${name}`),
      any: t('any'),
      options: ['true', 'false'].map((id) => ({ id, name: t(`flag.${name}.${id === 'true'}`) })),
      chip: (words) => words,
    });
  return [
    by.search('formName', t('filter.name'), (value) => t('chip.name', { value })),
    by.day('fromDate', t('filter.from'), (value) => t('chip.fromDate', { value: date(value) })),
    by.day('toDate', t('filter.to'), (value) => t('chip.toDate', { value: date(value) })),
    flag('isPublished'),
    flag('isActive'),
  ];
}
