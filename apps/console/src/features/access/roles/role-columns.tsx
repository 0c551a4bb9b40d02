import { ALL_PERMISSIONS } from '@msurvey/domain';
import type { Column } from '@msurvey/ui';
import Link from '@mui/material/Link';
import { CountLink } from '~/features/access/parts/CountLink.tsx';
import { useTexts } from '~/features/access/texts.ts';
import type { RowOf } from '~/lib/client.ts';

export const permissionsPath = (role: { id: number; name: string }) =>
  `/permission/role/${encodeURIComponent(role.name)}/${role.id}`;

export function useRoleColumns(): Column<RowOf<'roles'>>[] {
  const t = useTexts();
  const share = (on: number) => t('role.switchesOf', { on, all: ALL_PERMISSIONS.length });
  return [
    { id: 'name', header: t('role'), primary: true, sortable: true },
    { id: 'organization', header: t('organization'), primary: true, value: (row) => row.organization.name },
    { id: 'description', header: t('description') },
    {
      id: 'userCount',
      header: t('role.users'),
      numeric: true,
      sortable: true,
      primary: true,
      cell: (row) => (
        <CountLink
          value={row.userCount}
          href={`/users?orgId=${row.organization.id}&roleId=${row.id}`}
          needs="User/View"
        />
      ),
    },
    {
      id: 'permissionCount',
      header: t('role.switchesOn'),
      numeric: true,
      primary: true,
      cell: (row) =>
        row.can.permissions ? (
          <Link href={permissionsPath(row)}>{share(row.permissionCount)}</Link>
        ) : (
          share(row.permissionCount)
        ),
    },
  ];
}
