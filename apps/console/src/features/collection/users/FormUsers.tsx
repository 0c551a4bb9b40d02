import { IconTable, IconUserPlus } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { detailsPath } from '~/features/collection/parts/paths.ts';
import { AddUsersDialog } from '~/features/collection/users/AddUsersDialog.tsx';
import { FormCards } from '~/features/collection/users/FormCards.tsx';
import { ManyTargetsDialog } from '~/features/collection/users/ManyTargetsDialog.tsx';
import { SetTargetMenu } from '~/features/collection/users/SetTargetMenu.tsx';
import { useUserChanges } from '~/features/collection/users/use-user-changes.ts';
import { useUserColumns } from '~/features/collection/users/user-columns.tsx';
import { EVERYBODY, useUserFields } from '~/features/collection/users/user-fields.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

/** Who collects with the form, with their targets; the form's figures above. */
export function FormUsers({ form }: { form: DataOf<'form'> }) {
  const t = useTexts();
  const can = useCan();
  const [open, setOpen] = useState<'add' | 'targets'>();
  const list = useList({
    filters: EVERYBODY,
    sort: { by: 'userName', order: 'asc' },
    sortable: ['userName', 'createdAt', 'targetValue', 'totalSubmission'],
    call: ({ filters: { fromDate, toDate, active, userName }, paged }) =>
      api.formUsers.query({
        body: {
          formId: form.id,
          fromDate: fromDate || null,
          toDate: toDate || null,
          userName,
          isActive: active === '' ? null : active === 'yes',
          ...paged,
        },
      }),
  });
  const meta = list.answer?.meta;
  const canEdit = meta?.canEdit === true;
  const changes = useUserChanges(form.id);
  const columns = useUserColumns({
    canEdit,
    onTarget: (user, targetValue) => changes.setTarget.mutate({ users: [user.id], targetValue }),
    onStatus: (user, isActive) => changes.setStatus.mutate({ userId: user.id, isActive }),
  });
  const canSeeData = can('Form Data/View');
  const add = {
    label: t('add.button'),
    icon: IconUserPlus,
    disabled: !meta?.canAdd,
    why: t('form.archived'),
    onClick: () => setOpen('add'),
  };
  return (
    <>
      <FormCards form={form} meta={meta} canSeeData={canSeeData} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {canSeeData && (
          <Button variant="outlined" href={detailsPath(form)} startIcon={<IconTable size={18} aria-hidden />}>
            {t('details')}
          </Button>
        )}
        {can('Form User/Edit') && (
          <SetTargetMenu
            facts={meta}
            disabled={!canEdit || changes.distribute.isPending}
            onDistribute={() => changes.distribute.mutate(undefined)}
            onMany={() => setOpen('targets')}
          />
        )}
      </Stack>
      <ListView
        list={list}
        title={t('users.title')}
        columns={columns}
        rowId={(user) => user.id}
        fields={useUserFields(list)}
        add={can('Form User/Create') ? add : undefined}
        rowLink={
          canSeeData ? { prefix: `/project/${form.projectId}/form/${form.id}/data/`, id: (user) => user.id } : undefined
        }
        empty={{ hint: t('users.empty') }}
      />
      {open === 'add' && <AddUsersDialog formId={form.id} add={changes.addUsers} onClose={() => setOpen(undefined)} />}
      {open === 'targets' && (
        <ManyTargetsDialog formId={form.id} save={changes.setTargets} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
