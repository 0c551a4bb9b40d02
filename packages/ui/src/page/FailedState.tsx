import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { IconPlugConnectedX, IconRefresh } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';

interface FailedStateProps {
  title?: string;
  /** What happened, in the server's words. */
  text?: string;
  onRetry?: () => void;
}

/** What happened, what to do, and a way to try again. */
export function FailedState({ title, text, onRetry }: FailedStateProps) {
  const t = useUiText();
  return (
    <Stack role="alert" sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 2, py: 6 }}>
      <IconPlugConnectedX size={32} aria-hidden />
      <Typography variant="subtitle1" component="p">
        {title ?? t('failed.title')}
      </Typography>
      {text && <Typography variant="body2">{text}</Typography>}
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 480 }}>
        {t('failed.hint')}
      </Typography>
      {onRetry && (
        <Button variant="outlined" startIcon={<IconRefresh size={18} />} onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      )}
    </Stack>
  );
}
