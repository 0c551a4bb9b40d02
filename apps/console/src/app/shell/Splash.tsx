import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { Delayed } from '@msurvey/ui';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** While the first screen is on its way. */
export function Splash() {
  const t = useShellTexts();
  return (
    <Delayed>
      <Stack sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center' }}>
        <CircularProgress aria-label={t('app.loading')} />
      </Stack>
    </Delayed>
  );
}
