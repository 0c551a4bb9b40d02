import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import type { Column } from '@msurvey/ui';
import { IconShieldLock } from '@msurvey/ui/icons';
import Link from '@mui/material/Link';
import { permissionsPath } from '~/features/access/roles/role-columns.tsx';
import { useTexts } from '~/features/access/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { fieldsOf } from '~/lib/list/fields.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

type NumberedRole = RowOf<'roleList'> & { number: number };

function useColumns(): Column<NumberedRole>[] {
  const t = useTexts();
  const { number } = useFormat();
  return [
    { id: 'number', header: t('roleList.number'), width: 72, value: (row) => number(row.number) },
    {
      id: 'name',
      header: t('name'),
      primary: true,
      cell: (row) => <Link href={permissionsPath(row)}>{row.name}</Link>,
    },
    { id: 'organization', header: t('organization'), primary: true, value: (row) => row.organization.name },
  ];
}

/** Every role of every organisation; the call is not paged, so searching happens here. */
export default function RoleListPage() {
  const t = useTexts();
  const list = useList({
    filters: { name: '' },
    call: () => ({ ...api.roleList.query(), staleTime: SUMMARY_CACHE_MS }),
    read: ({ data }, { name }) => {
      const wanted = name.trim().toLowerCase();
      const rows = data
        .map((role, at) => ({ ...role, number: at + 1 }))
        .filter((role) => `${role.name} ${role.organization.name}`.toLowerCase().includes(wanted));
      return { rows, count: rows.length };
    },
    pages: 'none',
  });
  return (
    <ListView
      list={list}
      title={t('roleList')}
      page={{ subtitle: t('roleList.hint') }}
      columns={useColumns()}
      rowId={({ id }) => id}
      actions={(row) => [{ id: 'open', label: t('roleList.open'), icon: IconShieldLock, href: permissionsPath(row) }]}
      fields={[fieldsOf(list).search('name', t('name'))]}
      empty={{ hint: t('roleList.emptyHint') }}
    />
  );
}
