import type { Column } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { OneLine } from '~/features/forms/parts/OneLine.tsx';
import { Secondary } from '~/features/forms/parts/Secondary.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type Version = RowOf<'formVersions'>;

export function useVersionColumns(): Column<Version>[] {
  const t = useTexts();
  const { number, dateTime } = useFormat();
  return [
    {
      id: 'number',
      header: t('column.version'),
      primary: true,
      cell: (row) => (
        <Stack sx={{ py: 0.5 }}>
          {number(row.number)}
          <Secondary>{t('versions.own', { version: row.version })}</Secondary>
        </Stack>
      ),
    },
    {
      id: 'createdAt',
      header: t('column.formCreatedAt'),
      primary: true,
      cell: (row) => (
        <Stack sx={{ py: 0.5 }}>
          <OneLine>{dateTime(row.createdAt)}</OneLine>
          {row.createdBy && <Secondary>{row.createdBy}</Secondary>}
        </Stack>
      ),
    },
    {
      id: 'fileName',
      header: t('versions.file'),
      cell: (row) => row.fileName && <Secondary>{row.fileName}</Secondary>,
    },
    { id: 'questionCount', header: t('column.questions'), numeric: true },
    { id: 'submissionCount', header: t('column.submissions'), numeric: true, primary: true },
  ];
}
