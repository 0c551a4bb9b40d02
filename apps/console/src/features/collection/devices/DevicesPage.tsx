import { type Column, FormDialog, REMOVAL, TextField } from '@msurvey/ui';
import { IconDeviceMobile } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { NewDevice } from '~/features/collection/devices/NewDevice.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type DataOf, type RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';
import { useAction } from '~/lib/use-action.ts';

type Device = RowOf<'myDevices'>;

/** My phones: each has a key of its own, which can be taken away. */
export default function DevicesPage() {
  const t = useTexts();
  const confirm = useConfirm();
  const client = useQueryClient();
  const { dateTime } = useFormat();
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<DataOf<'createDevice'>>();
  const list = useList({
    call: () => api.myDevices.query(),
    read: ({ data }) => ({ rows: data, count: data.length }),
    pages: 'none',
  });
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
    {
      id: 'label',
      header: t('device.label'),
      primary: true,
      cell: (row) => (
        <Stack sx={{ gap: 0.5, alignItems: 'flex-start', py: 0.5 }}>
          {row.label}
          {row.mustSetUp && <Chip size="small" color="warning" label={t('device.mustSetUp')} />}
        </Stack>
      ),
    },
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
  const add = { label: t('device.add'), icon: IconDeviceMobile, onClick: () => setAdding(true) };
  return (
    <ListView
      list={list}
      title={t('device.title')}
      page={{ subtitle: t('device.intro') }}
      columns={columns}
      rowId={(row) => row.id}
      add={add}
      warning={
        list.answer?.data.some((row) => row.mustSetUp) && <Alert severity="warning">{t('device.mustSetUpText')}</Alert>
      }
      actions={(row) => [
        {
          id: 'revoke',
          label: t('device.revoke'),
          ...REMOVAL,
          disabled: revoke.isPending,
          onClick: () => void ask(row),
        },
      ]}
      empty={{ hint: t('device.emptyHint') }}
    >
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
    </ListView>
  );
}
