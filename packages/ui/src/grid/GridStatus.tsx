import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconAlertTriangle, IconArrowBackUp } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';

interface GridStatusProps {
  faultId: string;
  /** What is wrong with the active cell or with what is typed into it. */
  fault: string | undefined;
  said: string;
  selected: { rows: number; columns: number };
  onUndo: (() => void) | undefined;
}

/** Beneath the grid: what is wrong here, what was just done, how much is selected. Screen readers hear it too. */
export function GridStatus({ faultId, fault, said, selected, onUndo }: GridStatusProps) {
  const t = useUiText();
  const many = selected.rows * selected.columns > 1;
  const text = said || (many ? t('grid.selected', selected) : '');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 40,
        px: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
      data-no-print=""
    >
      <Typography
        id={faultId}
        role="alert"
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'error.main' }}
      >
        {fault && <IconAlertTriangle size={16} aria-hidden />}
        <span dir="auto">{fault}</span>
      </Typography>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
        <span dir="auto">{text}</span>
      </Typography>
      {onUndo && (
        <Button size="small" startIcon={<IconArrowBackUp size={18} aria-hidden />} onClick={onUndo}>
          {t('grid.undo')}
        </Button>
      )}
    </Box>
  );
}
