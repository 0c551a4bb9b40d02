import { type Icon, IconCircleCheck, IconCircleX, IconClock, IconProgress } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Sending } from '~/features/forms/media/use-media-uploads.ts';
import { useTexts } from '~/features/forms/texts.ts';

const STATES: Record<Sending['state'], [icon: Icon, color: string]> = {
  waiting: [IconClock, 'text.secondary'],
  sending: [IconProgress, 'primary.main'],
  done: [IconCircleCheck, 'success.main'],
  failed: [IconCircleX, 'error.main'],
};

interface UploadProgressProps {
  list: readonly Sending[];
  isRunning: boolean;
  onStop: () => void;
  onClear: () => void;
}

/** File by file how the upload goes, and what did not go in. */
export function UploadProgress({ list, isRunning, onStop, onClear }: UploadProgressProps) {
  const t = useTexts();
  if (list.length === 0) return null;
  const finished = list.filter(({ state }) => state === 'done' || state === 'failed').length;
  const done = list.filter(({ state }) => state === 'done').length;
  return (
    <Paper variant="outlined" component="section" aria-label={t('media.progress')} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {t('media.sent', { done, count: list.length })}
        </Typography>
        <Button size="small" onClick={isRunning ? onStop : onClear}>
          {t(isRunning ? 'media.stop' : 'media.close')}
        </Button>
      </Stack>
      {isRunning && (
        <LinearProgress
          variant="determinate"
          value={(100 * finished) / list.length}
          aria-label={t('media.progress')}
          sx={{ mb: 1 }}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.map((one, at) => {
          const [StateIcon, color] = STATES[one.state];
          return (
            <Stack component="li" key={at} direction="row" sx={{ gap: 1, alignItems: 'center', py: 0.25 }}>
              <Box sx={{ color, display: 'flex' }}>
                <StateIcon size={18} aria-hidden />
              </Box>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {t('media.line', {
                  name: one.slot ?? one.file.name,
                  state: one.reason ?? t(one.fault ? `media.fault.${one.fault}` : `media.state.${one.state}`),
                })}
              </Typography>
            </Stack>
          );
        })}
      </Box>
    </Paper>
  );
}
