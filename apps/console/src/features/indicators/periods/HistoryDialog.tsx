import type { ValueHistoryLine } from '@msurvey/contract';
import { amountOf, shownValue, type ValueKind } from '@msurvey/domain';
import { CloseAction, type Column, DataTable } from '@msurvey/ui';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

interface HistoryDialogProps {
  projectId: number;
  logframeId: number;
  kind: ValueKind;
  date: string;
  name: string;
  onClose: () => void;
}

/** Every state that a value had, the latest first: who, what, and why. */
export function HistoryDialog({ projectId, logframeId, kind, date, name, onClose }: HistoryDialogProps) {
  const t = useTexts();
  const titleId = useId();
  const words = useValueWords();
  const { dateTime } = useFormat();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { data, error, refetch } = useQuery({
    ...api.indicatorValueHistory.query({ query: { projectId, logframeId, date } }),
    staleTime: 0,
  });
  const columns: Column<ValueHistoryLine>[] = [
    { id: 'at', header: t('history.at'), nowrap: true, primary: true, value: ({ at }) => dateTime(at) },
    { id: 'by', header: t('history.by'), primary: true },
    {
      id: 'action',
      header: t('history.action'),
      primary: true,
      value: ({ action, files }) =>
        files.length === 0
          ? t(`history.${action}`)
          : t('history.files', { name: t(`history.${action}`), value: files.join(', ') }),
    },
    {
      id: 'total',
      header: t('column.value'),
      numeric: true,
      value: ({ total, denominator, rating }) =>
        words(kind, kind === 'text' ? rating : shownValue(kind, amountOf(total, denominator))),
    },
    { id: 'comment', header: t('dialog.comment') },
    { id: 'reason', header: t('state.reason') },
  ];
  const lines = data?.data;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={small} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('history.title', { period: name })}</DialogTitle>
      {/* Nothing in it takes the focus, and it can be longer than the screen. */}
      <DialogContent tabIndex={0}>
        <DataTable
          label={t('history.title', { period: name })}
          columns={columns}
          rows={lines}
          rowId={(line) => lines?.indexOf(line) ?? 0}
          empty={{ text: t('history.empty') }}
          {...(error ? { error: messageOf(error), onRetry: () => void refetch() } : {})}
        />
      </DialogContent>
      <CloseAction label={t('close')} onClose={onClose} />
    </Dialog>
  );
}
