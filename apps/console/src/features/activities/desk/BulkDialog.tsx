import type { QueueFilter } from '@msurvey/contract';
import { EmptyState, FailedState, FormSkeleton } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useToast } from '~/app/shell/toasts.tsx';
import { BulkChoice } from '~/features/activities/desk/BulkChoice.tsx';
import { LeftOver } from '~/features/activities/desk/LeftOver.tsx';
import { useRefreshDecided } from '~/features/activities/desk/use-decisions.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

interface BulkDialogProps {
  /** Whose clean ones: the queue as it is narrowed. */
  filter: QueueFilter;
  onClose: () => void;
}
const MOST = 100;

/** Those in which the checks found nothing, all ticked: take one out, approve the rest in one go. */
export function BulkDialog({ filter, onClose }: BulkDialogProps) {
  const t = useTexts();
  const toast = useToast();
  const id = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const refresh = useRefreshDecided();
  const list = useQuery({
    ...api.validationQueue.query({ body: { ...filter, isClean: true, pageSize: MOST } }),
    staleTime: 0,
    gcTime: 0,
  });
  const rows = list.data?.data.filter(({ can }) => can.validate);
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const chosen = rows?.filter((row) => !out.has(row.id)) ?? [];
  const approve = useMutation({
    mutationFn: () =>
      api.approveActivities({
        body: {
          projectId: filter.projectId,
          records: chosen.map(({ id: record, revision }) => ({ id: record, revision })),
        },
      }),
    onSuccess: ({ data }) => {
      if (data.approved.length > 0) toast.success(t('bulk.done', { count: data.approved.length }));
      if (data.left.length === 0) onClose();
    },
    onSettled: refresh,
  });
  const left = approve.data?.data.left ?? [];
  const content = () => {
    if (list.error) return <FailedState text={messageOf(list.error)} onRetry={() => void list.refetch()} />;
    if (!rows) return <FormSkeleton />;
    if (left.length > 0) return <LeftOver left={left} />;
    if (rows.length === 0) return <EmptyState text={t('queue.noClean')} hint={t('bulk.noneHint')} />;
    return (
      <>
        <Typography variant="body2" sx={{ mb: 1 }}>
          {t('bulk.hint')}
        </Typography>
        {list.data?.meta.after && <Alert severity="info">{t('bulk.first', { count: MOST })}</Alert>}
        {approve.error && <Alert severity="error">{messageOf(approve.error)}</Alert>}
        <BulkChoice rows={rows} out={out} onChange={setOut} />
      </>
    );
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={small} aria-labelledby={id}>
      <DialogTitle id={id}>{t('bulk.title')}</DialogTitle>
      <DialogContent>{content()}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        {left.length === 0 && (
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            loading={approve.isPending}
            onClick={() => approve.mutate()}
          >
            {t('bulk.approve', { count: chosen.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
