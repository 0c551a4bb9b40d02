import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/access/texts.ts';

interface Props {
  count: number;
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Stays in sight while something is unsaved. */
export function SaveBar({ count, saving, onSave, onDiscard }: Props) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <Paper variant="outlined" sx={{ position: 'sticky', bottom: 8, zIndex: 4, px: 2, py: 1, boxShadow: 6 }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography role="status" sx={{ flexGrow: 1, fontWeight: 500 }}>
          {t('acl.unsaved', { count })}
        </Typography>
        <Button color="inherit" disabled={saving} onClick={onDiscard}>
          {t('acl.discard')}
        </Button>
        <Button variant="contained" loading={saving} onClick={onSave}>
          {t('acl.save', { count })}
        </Button>
      </Stack>
    </Paper>
  );
}
