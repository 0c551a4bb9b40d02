import { EmptyState } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { sendNow, type Waiting } from '~/features/collection/offline/index.ts';
import { SYNC_PATH } from '~/features/collection/parts/paths.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { useAction } from '~/lib/use-action.ts';

interface UnsentProps {
  waiting: Waiting;
  onResult: (result: 'sent' | Waiting) => void;
}

/** One's own earlier edit has not gone yet: a second one beside it would be in its way. */
export function Unsent({ waiting, onResult }: UnsentProps) {
  const t = useTexts();
  const send = useAction(async () => onResult(await sendNow(waiting.key)));
  return (
    <Paper variant="outlined">
      <EmptyState
        text={t('entry.unsent')}
        hint={waiting.problem?.detail || t('entry.unsent.hint')}
        action={
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button variant="contained" loading={send.isPending} onClick={() => send.mutate(undefined)}>
              {t('entry.sendNow')}
            </Button>
            <Button variant="outlined" href={SYNC_PATH}>
              {t('entry.toQueue')}
            </Button>
          </Stack>
        }
      />
    </Paper>
  );
}
