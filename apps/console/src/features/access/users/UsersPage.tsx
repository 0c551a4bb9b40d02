import { USER_STATUSES } from '@msurvey/domain';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { useTexts } from '~/features/access/texts.ts';
import { ApproveDialog } from '~/features/access/users/ApproveDialog.tsx';
import { UserDialog } from '~/features/access/users/UserDialog.tsx';
import { useUserActions } from '~/features/access/users/user-actions.ts';
import { useUserColumns } from '~/features/access/users/user-columns.tsx';
import { ANY_USER, useUserFields } from '~/features/access/users/user-fields.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

type User = RowOf<'users'>;

export default function UsersPage() {
  const t = useTexts();
  const can = useCan();
  const list = useList({
    filters: ANY_USER,
    sort: { by: 'name', order: 'asc' },
    sortable: ['name', 'username', 'createdAt', 'lastSeenAt'],
    call: ({ filters: { status, ...filters }, paged }) =>
      api.users.query({ body: { ...filters, status: USER_STATUSES.find((one) => one === status), ...paged } }),
  });
  const [edited, setEdited] = useState<User | 'new' | null>(null);
  const [approved, setApproved] = useState<User | null>(null);
  return (
    <ListView
      list={list}
      keptAs="users"
      title={t('users')}
      page={{ subtitle: t('users.hint') }}
      columns={useUserColumns(setApproved)}
      rowId={({ id }) => id}
      actions={useUserActions(setEdited)}
      fields={useUserFields(list)}
      add={can('User/Create') ? { label: t('user.add'), onClick: () => setEdited('new') } : undefined}
      empty={{ hint: t('users.emptyHint') }}
    >
      <UserDialog edited={edited} organizationId={list.filters.orgId || null} onClose={() => setEdited(null)} />
      <ApproveDialog user={approved} onClose={() => setApproved(null)} />
    </ListView>
  );
}
