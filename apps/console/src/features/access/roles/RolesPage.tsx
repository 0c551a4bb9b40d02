import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { useAccessFields } from '~/features/access/parts/access-fields.ts';
import { RoleDialog } from '~/features/access/roles/RoleDialog.tsx';
import { useRoleActions } from '~/features/access/roles/role-actions.ts';
import { useRoleColumns } from '~/features/access/roles/role-columns.tsx';
import { useTexts } from '~/features/access/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

export default function RolesPage() {
  const t = useTexts();
  const can = useCan();
  const list = useList({
    filters: { name: '', orgId: 0 },
    sort: { by: 'name', order: 'asc' },
    sortable: ['name', 'createdAt', 'userCount'],
    call: ({ filters, paged }) => api.roles.query({ body: { ...filters, ...paged } }),
  });
  const by = useAccessFields(list);
  const [edited, setEdited] = useState<RowOf<'roles'> | 'new' | null>(null);
  return (
    <ListView
      list={list}
      title={t('roles')}
      page={{ subtitle: t('roles.hint') }}
      columns={useRoleColumns()}
      rowId={({ id }) => id}
      serial
      actions={useRoleActions(setEdited)}
      fields={[by.name(), by.organization()]}
      add={can('Role/Create') ? { label: t('role.add'), onClick: () => setEdited('new') } : undefined}
      empty={{ hint: t('roles.emptyHint') }}
    >
      <RoleDialog edited={edited} organizationId={list.filters.orgId || null} onClose={() => setEdited(null)} />
    </ListView>
  );
}
