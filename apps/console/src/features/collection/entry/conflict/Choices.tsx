import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTexts } from '~/features/collection/texts.ts';

interface ChoicesProps {
  back: string;
  busy: boolean;
  onGoOn: () => void;
  onKeepMine: () => void;
  onDiscard: () => void;
}

/** The ways out, each with what it does to either version. */
export function Choices({ back, busy, onGoOn, onKeepMine, onDiscard }: ChoicesProps) {
  const t = useTexts();
  return (
    <Stack component="section" aria-label={t('conflict.ways')} sx={{ gap: 1.5 }}>
      <Way text={t('conflict.merge.text')}>
        <Button variant="contained" disabled={busy} onClick={onGoOn}>
          {t('conflict.merge')}
        </Button>
      </Way>
      <Way text={t('conflict.keep.text')}>
        <Button variant="outlined" loading={busy} onClick={onKeepMine}>
          {t('conflict.keep')}
        </Button>
      </Way>
      <Way text={t('conflict.aside.text')}>
        <Button variant="outlined" href={back}>
          {t('conflict.aside')}
        </Button>
      </Way>
      <Way text={t('conflict.discard.hint')}>
        <Button variant="outlined" color="error" disabled={busy} onClick={onDiscard}>
          {t('conflict.discard')}
        </Button>
      </Way>
    </Stack>
  );
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: { xs: 0.5, sm: 2 }, alignItems: { sm: 'center' }, '& .MuiButton-root': { minWidth: { sm: 280 } } }}
    >
      {children}
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    </Stack>
  );
}
