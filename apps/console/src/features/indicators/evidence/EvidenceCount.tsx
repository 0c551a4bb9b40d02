import { IconPaperclip } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/indicators/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** That a value has files, and how many; heard in words. */
export function EvidenceCount({ count }: { count: number }) {
  const t = useTexts();
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <Stack
      direction="row"
      role="img"
      aria-label={t('evidence.count', { count })}
      title={t('evidence.count', { count })}
      sx={{ gap: 0.25, alignItems: 'center', color: 'text.secondary' }}
    >
      <IconPaperclip size={16} aria-hidden />
      <Typography variant="body2" component="span" aria-hidden>
        {number(count)}
      </Typography>
    </Stack>
  );
}
