import type { UserStatus } from '@msurvey/domain';
import type { FilterField } from '@msurvey/ui';
import { useOrganizationOptions } from '~/features/access/parts/options.ts';
import { useTexts } from '~/features/access/texts.ts';
import { fieldsOf } from '~/lib/list/fields.ts';

type Known = { name: string; orgId: number; status: string };
export interface AccessList<Values> {
  filters: Values;
  any: Values;
  setFilters: (changes: Partial<Values>) => void;
}

/** Filters that several lists of access have; each list takes those it has values for. */
export function useAccessFields<Values extends Partial<Known>>(list: AccessList<Values>) {
  const t = useTexts();
  const { options } = useOrganizationOptions();
  const by = fieldsOf<Known>(list as unknown as AccessList<Known>);
  return {
    name: (): FilterField => by.search('name', t('name'), (value) => t('chip.name', { value })),
    /** 0 means any organisation. */
    organization: (clears?: Partial<Values>): FilterField =>
      by.choice('orgId', {
        label: t('organization'),
        any: t('any'),
        options,
        chip: (value) => t('chip.organization', { value }),
        clears: clears as object,
      }),
    status: (statuses: readonly UserStatus[]): FilterField =>
      by.choice('status', {
        label: t('status'),
        any: t('any'),
        options: statuses.map((status) => ({ id: status as string, name: t(`status.${status}`) })),
        chip: (value) => t('chip.status', { value }),
      }),
  };
}
