import { type Column, DataTable } from '@msurvey/ui';
import { IconFileSpreadsheet } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { DataImport } from '~/features/collection/import/use-data-import.ts';
import { useTexts } from '~/features/collection/texts.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type Checked = DataOf<'checkDataImport'>;
type Row = Checked['faults'][number] & { at: number };

/** What is wrong, each at its cell; the same stands in the sender's own workbook. */
export function ImportFaults({ checked, annotated }: { checked: Checked; annotated: DataImport['annotated'] }) {
  const t = useTexts();
  const { number } = useFormat();
  const [shown, setShown] = useState({ page: 1, pageSize: 10 });
  const { faults, faultCount, annotated: uuid } = checked;
  const columns: Column<Row>[] = [
    { id: 'sheet', header: t('fault.sheet'), primary: true },
    { id: 'row', header: t('fault.row'), primary: true, value: ({ row }) => number(row) },
    { id: 'column', header: t('fault.column'), primary: true },
    { id: 'message', header: t('fault.message'), primary: true },
  ];
  const from = (shown.page - 1) * shown.pageSize;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Alert
        severity="error"
        action={
          uuid && (
            <Button
              color="inherit"
              size="small"
              startIcon={<IconFileSpreadsheet size={18} aria-hidden />}
              loading={annotated.isPending}
              onClick={() => annotated.mutate(uuid)}
            >
              {t('import.annotated')}
            </Button>
          )
        }
      >
        {t('import.faulty', { count: faultCount })}
      </Alert>
      {faults.length < faultCount && <Alert severity="info">{t('import.moreFaults', { count: faults.length })}</Alert>}
      <DataTable
        label={t('import.faults')}
        columns={columns}
        rows={faults.slice(from, from + shown.pageSize).map((fault, index) => ({ ...fault, at: from + index }))}
        rowId={(row) => row.at}
        paging={{ ...shown, count: faults.length, onChange: setShown }}
      />
    </Stack>
  );
}
