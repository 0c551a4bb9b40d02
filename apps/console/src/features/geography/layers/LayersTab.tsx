import { type Column, DataTable, REMOVAL } from '@msurvey/ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useTexts } from '~/features/geography/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useAction } from '~/lib/use-action.ts';

type Layer = RowOf<'geoLayers'>;

function useColumns(): Column<Layer>[] {
  const t = useTexts();
  const { date } = useFormat();
  return [
    { id: 'title', header: t('layer.title'), primary: true },
    { id: 'licence', header: t('layer.licence'), primary: true },
    { id: 'attribution', header: t('layer.attribution'), primary: true },
    { id: 'features', header: t('layer.features'), numeric: true },
    { id: 'importedAt', header: t('layer.importedAt'), nowrap: true, value: (row) => date(row.importedAt) },
  ];
}

/** Boundaries that were imported, each with the words its licence asks for. */
export function LayersTab() {
  const t = useTexts();
  const confirm = useConfirm();
  const columns = useColumns();
  const list = useQuery(api.geoLayers.query());
  const remove = useAction((id: number) => api.deleteGeoLayer({ params: { id } }), {
    success: t('layer.deleted'),
    refresh: ['geoLayers', 'geoLayer'],
  });
  const ask = async ({ id, title }: Layer) => {
    if (await confirm({ text: t('layer.deleteText', { title }), confirmLabel: t('layer.delete'), tone: 'danger' }))
      remove.mutate(id);
  };
  return (
    <DataTable
      label={t('layers')}
      columns={columns}
      rows={list.data?.data}
      rowId={(row) => row.id}
      error={list.error ? messageOf(list.error) : undefined}
      onRetry={() => void list.refetch()}
      actions={(row) => [
        {
          id: 'delete',
          label: t('layer.delete'),
          ...REMOVAL,
          disabled: remove.isPending,
          onClick: () => void ask(row),
        },
      ]}
      empty={{
        text: t('layers.none'),
        hint: t('layers.noneHint'),
        action: (
          <Button variant="outlined" href="/geography/import">
            {t('import')}
          </Button>
        ),
      }}
    />
  );
}
