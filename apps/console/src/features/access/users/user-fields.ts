import { USER_STATUSES } from '@msurvey/domain';
import type { FilterField } from '@msurvey/ui';
import { type AccessList, useAccessFields } from '~/features/access/parts/access-fields.ts';
import { useOrganizationOptions, useRoleOptions } from '~/features/access/parts/options.ts';
import { useTexts } from '~/features/access/texts.ts';
import { fieldsOf } from '~/lib/list/fields.ts';

export const ANY_USER = { name: '', orgId: 0, roleId: 0, status: '' };
type Values = typeof ANY_USER;

export function useUserFields(list: AccessList<Values>): FilterField[] {
  const t = useTexts();
  const by = useAccessFields(list);
  const { orgId } = list.filters;
  const { options: organizations } = useOrganizationOptions();
  const nameOf = (id: number) => organizations.find((one) => one.id === id)?.name ?? '';
  // the same name stands for another role in each organisation
  const isAmbiguous = orgId === 0 && organizations.length > 1;
  const roles = useRoleOptions(orgId).options.map((role) => ({
    id: role.id,
    name: isAmbiguous ? `${role.name} · ${nameOf(role.orgId)}` : role.name,
  }));
  return [
    by.name(),
    by.organization({ roleId: 0 }),
    fieldsOf<Values>(list).choice('roleId', {
      label: t('role'),
      any: t('any'),
      options: roles,
      chip: (value) => t('chip.role', { value }),
    }),
    by.status(USER_STATUSES),
  ];
}
