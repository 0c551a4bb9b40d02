import { CloseAction } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DESK_KEYS, type DeskCommand } from '~/features/activities/desk/keys.ts';
import { useTexts } from '~/features/activities/texts.ts';

interface KeysDialogProps {
  isOn: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}
const COMMANDS = Object.keys(DESK_KEYS) as DeskCommand[];

/** The keys of the desk, and the switch that turns them off. */
export function KeysDialog({ isOn, onSwitch, onClose }: KeysDialogProps) {
  const t = useTexts();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('keys.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}>
          {COMMANDS.map((command) => (
            <Box key={command} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box
                  component="kbd"
                  sx={{ fontFamily: 'monospace', border: 1, borderColor: 'divider', borderRadius: 1, px: 1, py: 0.25 }}
                >
                  {DESK_KEYS[command]}
                </Box>
              </Box>
              <Typography component="dd" sx={{ m: 0 }}>
                {t(`keys.${command}`)}
              </Typography>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ my: 2 }}>
          {t('keys.hint')}
        </Typography>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, on) => onSwitch(on)} />}
          label={t('keys.switch')}
        />
      </DialogContent>
      <CloseAction label={t('close')} onClose={onClose} />
    </Dialog>
  );
}
