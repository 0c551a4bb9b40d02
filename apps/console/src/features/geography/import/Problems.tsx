import { type Column, DataTable, PanelHeader } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTexts } from '~/features/geography/texts.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type Report = DataOf<'checkGeoImport'>;
type Row = Report['problems'][number] & { at: number };

/** Rows that cannot be taken, each with its reason. */
export function Problems({ problems, truncated }: Pick<Report, 'problems' | 'truncated'>) {
  const t = useTexts();
  const { number } = useFormat();
  const [shown, setShown] = useState({ page: 1, pageSize: 10 });
  if (problems.length === 0) return <Alert severity="success">{t('problems.none')}</Alert>;
  const columns: Column<Row>[] = [
    {
      id: 'row',
      header: t('problems.row'),
      primary: true,
      width: 96,
      value: ({ row }) => (row === null ? null : number(row)),
    },
    { id: 'name', header: t('place.name'), primary: true, width: 240 },
    { id: 'reason', header: t('problems.reason'), primary: true },
  ];
  const from = (shown.page - 1) * shown.pageSize;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <PanelHeader title={t('problems')} count={problems.length} />
      {truncated && <Alert severity="warning">{t('problems.truncated', { count: problems.length })}</Alert>}
      <DataTable
        label={t('problems')}
        columns={columns}
        rows={problems.slice(from, from + shown.pageSize).map((row, index) => ({ ...row, at: from + index }))}
        rowId={(row) => row.at}
        paging={{ ...shown, count: problems.length, onChange: setShown }}
      />
    </Stack>
  );
}
