import { barPercent } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useTexts } from '~/features/forms/texts.ts';
import { api } from '~/lib/client.ts';

const ASK_AGAIN_MS = 700;

/** The registry is brought in line in the background; who waits sees how far it is. */
export function RebuildProgress({ taskId }: { taskId: string }) {
  const t = useTexts();
  const found = useQuery({
    ...api.task.query({ params: { taskId } }),
    refetchInterval: ({ state }) =>
      state.data && ['done', 'failed', 'cancelled'].includes(state.data.data.state) ? false : ASK_AGAIN_MS,
  });
  const task = found.data?.data;
  if (!task) return null;
  if (task.state === 'failed') return <Alert severity="error">{task.message}</Alert>;
  if (task.state === 'done') return <Alert severity="success">{t('binding.rebuilt', { count: task.done })}</Alert>;
  return (
    <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { flexGrow: 1 } }}>
      {t('binding.rebuilding', { done: task.done, total: task.total ?? 0 })}
      <LinearProgress
        aria-label={t('binding.rebuild')}
        variant={task.total ? 'determinate' : 'indeterminate'}
        value={barPercent(task.done, task.total)}
        sx={{ mt: 1 }}
      />
    </Alert>
  );
}
