import { type Column, DataTable, FormDialog, PageHeader, TextField } from '@msurvey/ui';
import { IconDeviceMobile, IconTrash } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { NewDevice } from '~/features/collection/devices/NewDevice.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type DataOf, messageOf, type RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useAction } from '~/lib/use-action.ts';
import { useEmpty } from '~/lib/use-empty.tsx';

type Device = RowOf<'myDevices'>;
const NO_FILTER = { chosen: [], clearFilters: () => undefined };

/** My phones: each has a key of its own, which can be taken away. */
export default function DevicesPage() {
  const t = useTexts();
  const confirm = useConfirm();
  const client = useQueryClient();
  const { dateTime } = useFormat();
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<DataOf<'createDevice'>>();
  const list = useQuery(api.myDevices.query());
  const revoke = useAction((id: number) => api.revokeDevice({ body: { id } }), {
    success: t('device.revoked'),
    refresh: ['myDevices'],
  });
  const ask = async ({ id, label }: Device) => {
    const sure = await confirm({
      text: t('device.revokeText', { label }),
      confirmLabel: t('device.revoke'),
      tone: 'danger',
    });
    if (sure) revoke.mutate(id);
  };
  const create = async ({ label }: { label: string }) => {
    const { data } = await api.createDevice({ body: { label } });
    setMade(data);
    await client.invalidateQueries({ queryKey: api.myDevices.key });
  };
  const columns: Column<Device>[] = [
    { id: 'label', header: t('device.label'), primary: true },
    {
      id: 'createdAt',
      header: t('device.added'),
      nowrap: true,
      primary: true,
      value: (row) => dateTime(row.createdAt),
    },
    {
      id: 'lastUsedAt',
      header: t('device.lastUsed'),
      nowrap: true,
      primary: true,
      value: (row) => (row.lastUsedAt ? dateTime(row.lastUsedAt) : t('device.never')),
    },
  ];
  const add = { label: t('device.add'), onClick: () => setAdding(true) };
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title={t('device.title')}
        count={list.data?.data.length}
        subtitle={t('device.intro')}
        action={{ ...add, icon: IconDeviceMobile }}
      />
      <DataTable
        label={t('device.title')}
        columns={columns}
        rows={list.data?.data}
        rowId={(row) => row.id}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        actions={(row) => [
          {
            id: 'revoke',
            label: t('device.revoke'),
            icon: IconTrash,
            tone: 'danger',
            disabled: revoke.isPending,
            onClick: () => void ask(row),
          },
        ]}
        empty={useEmpty(NO_FILTER, t('device.emptyHint'), add)}
      />
      {adding && (
        <FormDialog
          open
          title={t('device.add')}
          defaultValues={{ label: '' }}
          submitLabel={t('device.create')}
          maxWidth="xs"
          onSubmit={create}
          onClose={() => setAdding(false)}
        >
          <TextField name="label" label={t('device.label')} hint={t('device.labelHint')} required maxLength={100} />
        </FormDialog>
      )}
      {made && <NewDevice device={made} onClose={() => setMade(undefined)} />}
    </Stack>
  );
}
