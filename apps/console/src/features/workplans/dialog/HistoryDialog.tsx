import type { PlanChange, PlanView } from '@msurvey/contract';
import { CloseAction, type Column, DataTable } from '@msurvey/ui';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { nameOf } from '~/features/code-lists/index.ts';
import { useTexts } from '~/features/workplans/texts.ts';
import { useYearWords } from '~/features/workplans/use-year-words.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

interface HistoryDialogProps {
  projectId: number;
  plan: PlanView;
  onClose: () => void;
}

/** Every change of a plan, the latest first: who, what, and why. */
export function HistoryDialog({ projectId, plan, onClose }: HistoryDialogProps) {
  const t = useTexts();
  const titleId = useId();
  const yearWords = useYearWords();
  const { number, dateTime } = useFormat();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { data, error, refetch } = useQuery({
    ...api.workPlanChanges.query({ query: { projectId, agency: plan.agency } }),
    staleTime: 0,
  });
  const rows = new Map(plan.rows.map((row) => [row.subActivityId, row]));
  const amount = (value: number | null) => (value === null ? t('nothing') : number(value));
  const columns: Column<PlanChange>[] = [
    { id: 'at', header: t('history.at'), nowrap: true, value: ({ at }) => dateTime(at) },
    { id: 'by', header: t('history.by') },
    {
      id: 'subActivityId',
      header: t('column.name'),
      primary: true,
      value: ({ subActivityId }) => {
        const row = rows.get(subActivityId);
        return row && `${row.code} ${nameOf(row.label)}`;
      },
    },
    { id: 'year', header: t('column.year'), nowrap: true, value: ({ year }) => year && yearWords(year) },
    {
      id: 'change',
      header: t('history.change'),
      primary: true,
      value: ({ field, before, after }) => `${t(`field.${field}`)}: ${amount(before)} → ${amount(after)}`,
    },
    { id: 'reason', header: t('reason.reason') },
    { id: 'source', header: t('reason.source') },
  ];
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={small} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('history.title')}</DialogTitle>
      {/* Nothing in it takes the focus, and it can be longer than the screen. */}
      <DialogContent tabIndex={0}>
        <DataTable
          label={t('history.title')}
          columns={columns}
          rows={data?.data}
          rowId={({ version, subActivityId, year, field }) => `${version} ${subActivityId} ${year} ${field}`}
          empty={{ text: t('history.empty') }}
          {...(error ? { error: messageOf(error), onRetry: () => void refetch() } : {})}
        />
      </DialogContent>
      <CloseAction label={t('close')} onClose={onClose} />
    </Dialog>
  );
}
