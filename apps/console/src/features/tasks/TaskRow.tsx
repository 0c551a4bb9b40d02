import { barPercent } from '@msurvey/domain';
import { StatusChip } from '@msurvey/ui';
import { IconDownload } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fetchAgain } from '~/features/tasks/fetch-again.ts';
import { isUnderWay, type Task } from '~/features/tasks/use-tasks.ts';
import { useTexts } from '~/features/tasks/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';
import { WORK_STATUS } from '~/lib/work-status.ts';

interface TaskRowProps {
  task: Task;
  onCancel: () => void;
}

/** One long work: how far it is, a way to stop it, and its result. */
export function TaskRow({ task, onCancel }: TaskRowProps) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const download = useAction(async (uuid: string) => saveFile(await fetchAgain(() => api.file({ params: { uuid } }))));
  const { state, done, total, message, fileUuid, createdAt } = task;
  const share = total ? barPercent(done, total) : undefined;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip status={WORK_STATUS[state]} label={t(`task.${state}`)} />
        <Typography variant="body2" sx={{ flexGrow: 1 }}>
          {dateTime(createdAt)}
        </Typography>
        {isUnderWay(task) && (
          <Button size="small" onClick={onCancel}>
            {t('task.cancel')}
          </Button>
        )}
        {state === 'done' && fileUuid && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<IconDownload size={18} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate(fileUuid)}
          >
            {t('task.download')}
          </Button>
        )}
      </Stack>
      {message && (
        <Typography
          variant="body2"
          color={state === 'failed' ? 'error' : 'textSecondary'}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {message}
        </Typography>
      )}
      {isUnderWay(task) && (
        <Box sx={{ mt: 1 }}>
          <LinearProgress
            aria-label={t('task.progress')}
            variant={share === undefined ? 'indeterminate' : 'determinate'}
            value={share}
          />
          {total !== null && (
            <Typography variant="body2" color="textSecondary" role="status">
              {t('task.of', { done, total })}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
