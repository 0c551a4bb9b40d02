import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useTexts } from '~/features/forms/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

const ASK_AGAIN_MS = 700;

/** The registry is brought in line in the background; who waits sees how far it is. */
export function RebuildProgress({ taskId }: { taskId: string }) {
  const t = useTexts();
  const { number } = useFormat();
  const found = useQuery({
    ...api.task.query({ params: { taskId } }),
    refetchInterval: ({ state }) =>
      state.data && ['done', 'failed', 'cancelled'].includes(state.data.data.state) ? false : ASK_AGAIN_MS,
  });
  const task = found.data?.data;
  if (!task) return null;
  if (task.state === 'failed') return <Alert severity="error">{task.message}</Alert>;
  if (task.state === 'done')
    return <Alert severity="success">{t('binding.rebuilt', { count: number(task.done) })}</Alert>;
  return (
    <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { flexGrow: 1 } }}>
      {t('binding.rebuilding', { done: number(task.done), total: number(task.total ?? 0) })}
      <LinearProgress
        aria-label={t('binding.rebuild')}
        variant={task.total ? 'determinate' : 'indeterminate'}
        value={task.total ? Math.min(100, (task.done / task.total) * 100) : 0}
        sx={{ mt: 1 }}
      />
    </Alert>
  );
}
