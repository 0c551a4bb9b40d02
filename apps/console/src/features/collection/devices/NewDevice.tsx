import { IconCopy } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useToast } from '~/app/shell/toasts.tsx';
import { DeviceSteps } from '~/features/collection/devices/DeviceSteps.tsx';
import { QrCode } from '~/features/collection/devices/QrCode.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import type { DataOf } from '~/lib/client.ts';

interface NewDeviceProps {
  device: DataOf<'createDevice'>;
  onClose: () => void;
}

/** The key of a phone, shown this once: as a code to scan, and as an address to type. */
export function NewDevice({ device, onClose }: NewDeviceProps) {
  const t = useTexts();
  const toast = useToast();
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(device.serverUrl);
      toast.success(t('device.copied'));
    } catch {
      toast.error(t('device.notCopied'));
    }
  };
  return (
    <Dialog
      open
      // a stray click must not cost what cannot be shown again
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      maxWidth="md"
      fullWidth
      fullScreen={small}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t('device.ready', { label: device.label })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Alert severity="warning">{t('device.once')}</Alert>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '320px 1fr' } }}>
            <QrCode text={device.settings} title={t('device.qr', { label: device.label })} />
            <DeviceSteps />
          </Box>
          <TextField
            label={t('device.url')}
            helperText={t('device.urlHint')}
            value={device.serverUrl}
            slotProps={{
              htmlInput: { readOnly: true, dir: 'ltr' },
              input: {
                endAdornment: (
                  <InputAdornment position="end">
                    <Tooltip title={t('device.copy')}>
                      <IconButton aria-label={t('device.copy')} edge="end" onClick={() => void copy()}>
                        <IconCopy size={18} aria-hidden />
                      </IconButton>
                    </Tooltip>
                  </InputAdornment>
                ),
              },
            }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('device.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
