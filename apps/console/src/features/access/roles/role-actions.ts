import { REMOVAL, type RowAction } from '@msurvey/ui';
import { IconPencil, IconShieldLock } from '@msurvey/ui/icons';
import { useCan } from '~/app/session/index.ts';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { AFTER_ROLE } from '~/features/access/parts/stale.ts';
import { permissionsPath } from '~/features/access/roles/role-columns.tsx';
import { useTexts } from '~/features/access/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

type Role = RowOf<'roles'>;

export function useRoleActions(edit: (row: Role) => void): (row: Role) => RowAction[] {
  const t = useTexts();
  const can = useCan();
  const confirm = useConfirm();
  const remove = useAction((id: number) => api.deleteRole({ params: { id } }), {
    success: t('role.deleted'),
    refresh: AFTER_ROLE,
  });
  const ask = async ({ id, name, organization }: Role) => {
    const text = t('role.deleteText', { name, organization: organization.name });
    if (await confirm({ text, confirmLabel: t('delete'), tone: 'danger' })) remove.mutate(id);
  };
  const deletion = (row: Role): RowAction[] => {
    const action = { id: 'delete', ...REMOVAL };
    if (row.can.delete)
      return [{ ...action, label: t('delete'), disabled: remove.isPending, onClick: () => void ask(row) }];
    // a role in use says why it stays, instead of missing a button
    const inUse = can('Role/Delete') && row.userCount > 0;
    return inUse ? [{ ...action, label: t('role.deleteInUse', { count: row.userCount }), disabled: true }] : [];
  };
  return (row) => [
    ...(row.can.permissions
      ? [{ id: 'permissions', label: t('role.permissions'), icon: IconShieldLock, href: permissionsPath(row) }]
      : []),
    ...(row.can.edit ? [{ id: 'edit', label: t('edit'), icon: IconPencil, onClick: () => edit(row) }] : []),
    ...deletion(row),
  ];
}
