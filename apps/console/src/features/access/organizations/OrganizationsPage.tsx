import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { OrganizationDialog } from '~/features/access/organizations/OrganizationDialog.tsx';
import { useOrganizationActions } from '~/features/access/organizations/organization-actions.ts';
import { useOrganizationColumns } from '~/features/access/organizations/organization-columns.tsx';
import { useAccessFields } from '~/features/access/parts/access-fields.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

const STATUSES = ['active', 'inactive'] as const;

export default function OrganizationsPage() {
  const t = useTexts();
  const can = useCan();
  const list = useList({
    filters: { name: '', status: '' },
    sort: { by: 'name', order: 'asc' },
    sortable: ['name', 'createdAt', 'userCount'],
    call: ({ filters: { name, status }, paged }) => {
      const known = STATUSES.find((one) => one === status);
      return api.organizations.query({ body: { name, isActive: known && known === 'active', ...paged } });
    },
  });
  const by = useAccessFields(list);
  const [edited, setEdited] = useState<RowOf<'organizations'> | 'new' | null>(null);
  return (
    <ListView
      list={list}
      title={t('organizations')}
      page={{ subtitle: t('organizations.hint') }}
      columns={useOrganizationColumns()}
      rowId={({ orgId }) => orgId}
      serial
      actions={useOrganizationActions(setEdited)}
      fields={[by.name(), by.status(STATUSES)]}
      add={can('Organization/Create') ? { label: t('organization.add'), onClick: () => setEdited('new') } : undefined}
      empty={{ hint: t('organizations.emptyHint') }}
    >
      <OrganizationDialog edited={edited} onClose={() => setEdited(null)} />
    </ListView>
  );
}
