import type { Column } from '@msurvey/ui';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { PeopleDialog } from '~/features/collection/users/PeopleDialog.tsx';
import { targetOf } from '~/features/collection/users/target-value.ts';
import type { UserChanges } from '~/features/collection/users/use-user-changes.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useList } from '~/lib/list/use-list.ts';

interface ManyTargetsDialogProps {
  formId: number;
  save: UserChanges['setTargets'];
  onClose: () => void;
}

/** One target for everybody who is ticked. */
export function ManyTargetsDialog({ formId, save, onClose }: ManyTargetsDialogProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const list = useList({
    isHere: true,
    filters: { name: '' },
    call: ({ filters: { name }, paged }) =>
      api.formUsers.query({ body: { formId, userName: name, ...paged, sortBy: 'userName' } }),
  });
  const columns: Column<RowOf<'formUsers'>>[] = [
    { id: 'userName', header: t('user.userName'), primary: true },
    { id: 'name', header: t('user.name'), value: (user) => `${user.firstName} ${user.lastName}` },
    { id: 'targetValue', header: t('user.target'), primary: true, numeric: true },
    { id: 'totalSubmission', header: t('user.submissions'), numeric: true },
  ];
  return (
    <PeopleDialog
      title={t('target.many')}
      hint={t('target.manyHint')}
      columns={columns}
      list={list}
      rowId={(user) => user.id}
      emptyHint={t('users.empty')}
      submitLabel={(count) => t('target.manySubmit', { count })}
      busy={save.isPending}
      onSubmit={(users) => save.mutate({ users, targetValue: targetOf(typed) }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={t('target.each')}
        helperText={t('target.eachHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 15 } }}
        sx={{ maxWidth: 280 }}
      />
    </PeopleDialog>
  );
}
