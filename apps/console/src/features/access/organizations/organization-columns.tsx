import type { Column } from '@msurvey/ui';
import { CountLink } from '~/features/access/parts/CountLink.tsx';
import { OneLine } from '~/features/access/parts/OneLine.tsx';
import { StatusCell } from '~/features/access/parts/StatusCell.tsx';
import { useTexts } from '~/features/access/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

export function useOrganizationColumns(): Column<RowOf<'organizations'>>[] {
  const t = useTexts();
  const { date } = useFormat();
  return [
    { id: 'name', header: t('name'), primary: true, sortable: true },
    { id: 'shortName', header: t('organization.shortName'), primary: true },
    {
      id: 'userCount',
      header: t('organization.users'),
      numeric: true,
      sortable: true,
      primary: true,
      cell: (row) => <CountLink value={row.userCount} href={`/users?orgId=${row.orgId}`} needs="User/View" />,
    },
    {
      id: 'roleCount',
      header: t('organization.roles'),
      numeric: true,
      cell: (row) => <CountLink value={row.roleCount} href={`/roles?orgId=${row.orgId}`} needs="Role/View" />,
    },
    {
      id: 'isActive',
      header: t('status'),
      primary: true,
      cell: (row) => <StatusCell status={row.isActive ? 'active' : 'inactive'} />,
    },
    { id: 'createdAt', header: t('joined'), sortable: true, cell: (row) => <OneLine>{date(row.createdAt)}</OneLine> },
  ];
}
