import { type Column, DataTable } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { nameOf } from '~/features/code-lists/index.ts';
import { FigurePanel } from '~/features/figures/index.ts';
import type { LinkedWork } from '~/features/logframe/node/linked-work.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { figureOfRow } from '~/features/workplans/index.ts';
import { useFormat } from '~/lib/format.ts';

/** Items of work plans that the activity is made of, and the field records that were counted for them. */
export function LinkedWorkList({ projectId, linked }: { projectId: number; linked: readonly LinkedWork[] }) {
  const t = useTexts();
  const format = useFormat();
  const canOpen = useCan()('Dashboard/View');
  const [opened, setOpened] = useState<LinkedWork | null>(null);
  const columns: Column<LinkedWork>[] = [
    { id: 'item', header: t('item.work'), primary: true, value: ({ row }) => `${row.code} ${nameOf(row.label)}` },
    { id: 'unit', header: t('item.unit'), value: ({ row }) => row.unit },
    { id: 'target', header: t('item.target'), numeric: true, primary: true, value: ({ target }) => target },
    { id: 'achieved', header: t('item.achieved'), numeric: true, primary: true, value: ({ achieved }) => achieved },
    {
      id: 'progress',
      header: t('tree.progress'),
      numeric: true,
      value: ({ target, achieved }) => (target ? format.percent(achieved / target) : null),
    },
    {
      id: 'records',
      header: t('work.records'),
      primary: true,
      cell: (work) =>
        canOpen ? (
          <Button size="small" onClick={() => setOpened(work)}>
            {t('work.open', { code: work.row.code })}
          </Button>
        ) : null,
    },
  ];
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="h2">{t('work.title')}</Typography>
      <DataTable label={t('work.title')} columns={columns} rows={[...linked]} rowId={({ row }) => row.subActivityId} />
      {opened && (
        <FigurePanel
          projectId={projectId}
          figure={figureOfRow(opened.row)}
          cut={{ subActivityIds: [opened.row.subActivityId] }}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
