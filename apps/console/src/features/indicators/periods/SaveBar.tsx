import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTexts } from '~/features/indicators/texts.ts';

interface SaveBarProps {
  isChanged: boolean;
  isPending: boolean;
  onSave: () => void;
}

/** Beneath what is saved as a whole: whether something is not saved yet, and how it is. */
export function SaveBar({ isChanged, isPending, onSave }: SaveBarProps) {
  const t = useTexts();
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      {isChanged && <Alert severity="info">{t('targets.unsaved')}</Alert>}
      <Button variant="contained" loading={isPending} onClick={onSave}>
        {t('save')}
      </Button>
    </Stack>
  );
}
