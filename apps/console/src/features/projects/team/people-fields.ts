import type { FilterField, Option } from '@msurvey/ui';
import { useRoleOptions } from '~/features/projects/team/use-role-options.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { fieldsOf } from '~/lib/list/fields.ts';

/** 0 is any. */
export const ANYBODY = { username: '', orgId: 0, roleId: 0 };
type Values = typeof ANYBODY;
interface Narrowed {
  filters: Values;
  any: Values;
  setFilters: (changes: Partial<Values>) => void;
}

/** Name, organisation and role, as the team and the list of its candidates are narrowed. */
export function usePeopleFields(list: Narrowed, organizations: readonly Option<number>[]): FilterField[] {
  const t = useTexts();
  const by = fieldsOf<Values>(list);
  return [
    by.search('username', t('team.name'), (value) => t('team.chip.name', { value })),
    by.choice('orgId', {
      label: t('team.organization'),
      any: t('team.any'),
      options: organizations,
      chip: (value) => t('team.chip.organization', { value }),
      // the roles of another organisation are others
      clears: { roleId: 0 },
    }),
    by.choice('roleId', {
      label: t('team.role'),
      any: t('team.any'),
      options: useRoleOptions(list.filters.orgId),
      chip: (value) => t('team.chip.role', { value }),
    }),
  ];
}
