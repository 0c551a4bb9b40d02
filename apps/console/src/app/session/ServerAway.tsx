import { Delayed, FailedState } from '@msurvey/ui';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { resumeSession } from '~/app/session/session.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

const tryAgain = () => void resumeSession();

/** Signed in, but the server does not answer. Delayed: a page that is being left breaks its calls off as well. */
export function ServerAway() {
  const t = useShellTexts();
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  return (
    <Delayed>
      <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
        <FailedState title={t('away.title')} text={t('away.text')} onRetry={tryAgain} />
      </Box>
    </Delayed>
  );
}
