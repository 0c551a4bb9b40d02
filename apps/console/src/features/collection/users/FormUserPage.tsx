import { DataTable, PanelHeader } from '@msurvey/ui';
import { IconPlus, IconTable, IconUserPlus } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { FormGate } from '~/features/collection/parts/FormGate.tsx';
import { FormHeader } from '~/features/collection/parts/FormHeader.tsx';
import { detailsPath, newSubmissionPath, projectFormsPath } from '~/features/collection/parts/paths.ts';
import { AddUsersDialog } from '~/features/collection/users/AddUsersDialog.tsx';
import { FormCards } from '~/features/collection/users/FormCards.tsx';
import { ManyTargetsDialog } from '~/features/collection/users/ManyTargetsDialog.tsx';
import { SetTargetMenu } from '~/features/collection/users/SetTargetMenu.tsx';
import { EVERYBODY, UserFilters } from '~/features/collection/users/UserFilters.tsx';
import { useUserChanges } from '~/features/collection/users/use-user-changes.ts';
import { useUserColumns } from '~/features/collection/users/user-columns.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { listInput, listProps } from '~/lib/list.ts';
import { useEmpty } from '~/lib/use-empty.tsx';
import { useTableState } from '~/lib/use-table-state.ts';

const SORTABLE = ['userName', 'createdAt', 'targetValue', 'totalSubmission'] as const;

export default function FormUserPage() {
  return <FormGate>{(form) => <FormUsers form={form} />}</FormGate>;
}

function FormUsers({ form }: { form: DataOf<'form'> }) {
  const t = useTexts();
  const can = useCan();
  const [open, setOpen] = useState<'add' | 'targets'>();
  const table = useTableState({ filters: EVERYBODY, sort: { by: 'userName', order: 'asc' } });
  const { fromDate, toDate, active, userName } = table.filters;
  const list = useQuery({
    ...api.formUsers.query({
      body: {
        formId: form.id,
        fromDate: fromDate || null,
        toDate: toDate || null,
        userName,
        isActive: active === '' ? null : active === 'yes',
        ...listInput(table, SORTABLE),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const meta = list.data?.meta;
  const canEdit = meta?.canEdit === true;
  const changes = useUserChanges(form.id);
  const columns = useUserColumns({
    canEdit,
    onTarget: (user, targetValue) => changes.setTarget.mutate({ users: [user.id], targetValue }),
    onStatus: (user, isActive) => changes.setStatus.mutate({ userId: user.id, isActive }),
  });
  const canSeeData = can('Form Data/View');
  const add = { label: t('add.button'), onClick: () => setOpen('add') };
  return (
    <Stack sx={{ gap: 2 }}>
      <FormHeader
        form={form}
        title={form.title}
        back={projectFormsPath(form.projectId)}
        action={
          can('Form Data/Create')
            ? {
                label: t('newSubmission'),
                icon: IconPlus,
                href: form.can.submit ? newSubmissionPath(form) : undefined,
                disabled: !form.can.submit,
              }
            : undefined
        }
      />
      <FormCards form={form} meta={meta} canSeeData={canSeeData} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {canSeeData && (
          <Button variant="outlined" href={detailsPath(form)} startIcon={<IconTable size={18} aria-hidden />}>
            {t('details')}
          </Button>
        )}
        {can('Form User/Edit') && (
          <SetTargetMenu
            disabled={!canEdit || changes.distribute.isPending}
            onDistribute={() => changes.distribute.mutate(undefined)}
            onMany={() => setOpen('targets')}
          />
        )}
      </Stack>
      <PanelHeader
        title={t('users.title')}
        count={meta?.count}
        action={can('Form User/Create') ? { ...add, icon: IconUserPlus, disabled: !meta?.canAdd } : undefined}
      />
      <UserFilters
        filters={table.filters}
        chosen={table.chosen}
        setFilters={table.setFilters}
        clearFilters={table.clearFilters}
      />
      <DataTable
        label={t('users.title')}
        columns={columns}
        rowId={(user) => user.id}
        rowLink={
          canSeeData ? { prefix: `/project/${form.projectId}/form/${form.id}/data/`, id: (user) => user.id } : undefined
        }
        {...listProps(list, table)}
        empty={useEmpty(table, t('users.empty'), meta?.canAdd ? add : undefined)}
      />
      {open === 'add' && <AddUsersDialog formId={form.id} add={changes.addUsers} onClose={() => setOpen(undefined)} />}
      {open === 'targets' && (
        <ManyTargetsDialog formId={form.id} save={changes.setTargets} onClose={() => setOpen(undefined)} />
      )}
    </Stack>
  );
}
