import { IconChevronLeft, IconChevronRight } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { type KeyboardEvent, useId } from 'react';
import { useActivityFile } from '~/features/activities/parts/use-activity-file.ts';
import { useTexts } from '~/features/activities/texts.ts';

interface PhotoDialogProps {
  projectId: number;
  instance: string;
  names: readonly string[];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}
const STEP: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** One photo, as large as the screen allows; the arrow keys go to its neighbours. */
export function PhotoDialog({ projectId, instance, names, at, onMove, onClose }: PhotoDialogProps) {
  const t = useTexts();
  const id = useId();
  const name = names[at] ?? '';
  const { address } = useActivityFile({ projectId, instance, name });
  const go = (by: number) => {
    if (names[at + by] !== undefined) onMove(at + by);
  };
  const hear = (event: KeyboardEvent) => {
    const by = STEP[event.key];
    if (by) go(by);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={id} onKeyDown={hear}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('photos.of', { name, at: at + 1, count: names.length })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', placeItems: 'center' }}>
        {address ? (
          <Box
            component="img"
            src={address}
            alt={t('photos.image', { name })}
            sx={{ maxWidth: '100%', maxHeight: '70dvh', display: 'block', minWidth: 40 }}
          />
        ) : (
          <Skeleton variant="rounded" sx={{ width: 1, height: '50dvh' }} />
        )}
      </DialogContent>
      <DialogActions>
        {names.length > 1 && (
          <Box sx={{ marginInlineEnd: 'auto' }}>
            <IconButton aria-label={t('photos.previous')} disabled={at === 0} onClick={() => go(-1)}>
              <IconChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton aria-label={t('photos.next')} disabled={at === names.length - 1} onClick={() => go(1)}>
              <IconChevronRight size={20} aria-hidden />
            </IconButton>
          </Box>
        )}
        <Button autoFocus onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
