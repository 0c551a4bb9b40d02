import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { IconX } from '../icons.ts';

interface SidePanelProps {
  title: string;
  closeLabel: string;
  /** On a phone it takes the whole screen. */
  width: string | number;
  onClose: () => void;
  children: ReactNode;
}

/** Beside the screen that it speaks of, until it is closed. */
export function SidePanel({ title, closeLabel, width, onClose, children }: SidePanelProps) {
  const id = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      // Also above a dialog whose figure it opens.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: { xs: '100vw', md: width }, p: { xs: 2, md: 2.5 } },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere', pt: 0.75 }}>
          {title}
        </Typography>
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </Stack>
      {children}
    </Drawer>
  );
}
