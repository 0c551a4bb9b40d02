import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/forms/texts.ts';

export function Checking({ onStop }: { onStop: () => void }) {
  const t = useTexts();
  return (
    <Stack role="status" sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2">{t('upload.checking')}</Typography>
        <Button size="small" onClick={onStop}>
          {t('upload.stop')}
        </Button>
      </Stack>
      <LinearProgress aria-label={t('upload.checking')} />
    </Stack>
  );
}
