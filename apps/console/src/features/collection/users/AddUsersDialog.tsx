import type { Column } from '@msurvey/ui';
import { PeopleDialog } from '~/features/collection/users/PeopleDialog.tsx';
import type { UserChanges } from '~/features/collection/users/use-user-changes.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useList } from '~/lib/list/use-list.ts';

interface AddUsersDialogProps {
  formId: number;
  add: UserChanges['addUsers'];
  onClose: () => void;
}

/** Members of the team who do not collect with the form yet. */
export function AddUsersDialog({ formId, add, onClose }: AddUsersDialogProps) {
  const t = useTexts();
  const list = useList({
    isHere: true,
    filters: { name: '' },
    call: ({ filters: { name }, paged }) =>
      api.formUserCandidates.query({ body: { formId, org_id: 0, role_id: 0, username: name, ...paged } }),
  });
  const columns: Column<RowOf<'formUserCandidates'>>[] = [
    { id: 'name', header: t('user.name'), primary: true },
    { id: 'username', header: t('user.userName'), primary: true },
    { id: 'roleName', header: t('user.role') },
    { id: 'orgName', header: t('user.organization'), primary: true },
  ];
  return (
    <PeopleDialog
      title={t('add.title')}
      hint={t('add.hint')}
      columns={columns}
      list={list}
      rowId={(row) => row.userId}
      emptyHint={t('add.empty')}
      submitLabel={(count) => t('add.submit', { count })}
      busy={add.isPending}
      onSubmit={(ids) => add.mutate(ids, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
