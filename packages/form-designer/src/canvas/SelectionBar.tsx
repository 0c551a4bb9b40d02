import { IconCopy, IconFolder, IconRepeat, IconTrash, IconX } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTexts } from '../texts.ts';
import type { LineWork } from './line-work.ts';

/** What can be done with several lines at once. */
export function SelectionBar({ count, work, onClear }: { count: number; work: LineWork; onClear: () => void }) {
  const t = useTexts();
  const icon = { size: 18, 'aria-hidden': true } as const;
  return (
    <Paper
      variant="outlined"
      role="toolbar"
      aria-label={t('selection.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 0.5 }}
    >
      <Typography role="status" sx={{ flexGrow: 1 }}>
        {t('selection.count', { count })}
      </Typography>
      <Button size="small" startIcon={<IconCopy {...icon} />} onClick={work.duplicate}>
        {t('do.duplicate')}
      </Button>
      <Button size="small" startIcon={<IconFolder {...icon} />} onClick={() => work.wrap('group')}>
        {t('do.group')}
      </Button>
      <Button size="small" startIcon={<IconRepeat {...icon} />} onClick={() => work.wrap('repeat')}>
        {t('do.repeat')}
      </Button>
      <Button size="small" color="error" startIcon={<IconTrash {...icon} />} onClick={work.remove}>
        {t('do.delete')}
      </Button>
      <IconButton size="small" aria-label={t('selection.clear')} onClick={onClear}>
        <IconX {...icon} />
      </IconButton>
    </Paper>
  );
}
