import { type Column, DataTable, StatusChip } from '@msurvey/ui';
import { IconArrowBackUp } from '@msurvey/ui/icons';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirm } from '~/app/shell/confirm.tsx';
import type { DataImport } from '~/features/collection/import/use-data-import.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type Taken = RowOf<'dataImports'>;
interface ImportListProps {
  formId: number;
  canUndo: boolean;
  undo: DataImport['undo'];
}

/** Files that were taken in; each can be taken out again as a whole. */
export function ImportList({ formId, canUndo, undo }: ImportListProps) {
  const t = useTexts();
  const confirm = useConfirm();
  const { dateTime } = useFormat();
  const [shown, setShown] = useState({ page: 1, pageSize: 10 });
  const list = useQuery({
    ...api.dataImports.query({
      params: { formId },
      body: { currentPage: shown.page, pageSize: shown.pageSize },
    }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<Taken>[] = [
    { id: 'fileName', header: t('import.file'), primary: true },
    { id: 'rows', header: t('import.rows'), numeric: true, primary: true },
    { id: 'userName', header: t('import.by') },
    { id: 'appliedAt', header: t('import.at'), nowrap: true, value: ({ appliedAt }) => dateTime(appliedAt) },
    {
      id: 'state',
      header: t('filter.state'),
      primary: true,
      cell: ({ undoneAt }) =>
        undoneAt ? (
          <StatusChip status="inactive" label={t('import.isUndone')} />
        ) : (
          <StatusChip status="done" label={t('import.isApplied')} />
        ),
    },
  ];
  const ask = async ({ importId, fileName, rows }: Taken) => {
    const sure = await confirm({
      text: t('import.undoText', { file: fileName, count: rows }),
      confirmLabel: t('import.undo'),
      tone: 'danger',
    });
    if (sure) undo.mutate(importId);
  };
  return (
    <section>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {t('import.list')}
      </Typography>
      <DataTable
        label={t('import.list')}
        columns={columns}
        rows={list.data?.data}
        rowId={({ importId }) => importId}
        actions={
          canUndo
            ? (taken) => [
                {
                  id: 'undo',
                  label: t('import.undo'),
                  icon: IconArrowBackUp,
                  disabled: taken.undoneAt !== null || taken.appliedAt === null || undo.isPending,
                  onClick: () => void ask(taken),
                },
              ]
            : undefined
        }
        paging={{ ...shown, count: list.data?.meta.count ?? 0, onChange: setShown }}
        refreshing={list.isPlaceholderData}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={{ hint: t('import.none') }}
      />
    </section>
  );
}
