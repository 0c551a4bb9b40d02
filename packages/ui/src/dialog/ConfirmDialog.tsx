import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useUiText } from '../use-ui-text.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title?: string;
  text?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: 'default' | 'danger';
  onConfirm: () => void;
  onCancel: () => void;
  onClosed?: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, tone, onConfirm, onCancel, onClosed } = props;
  const t = useUiText();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}title`}
      aria-describedby={text ? `${id}text` : undefined}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={`${id}title`}>{title ?? t('confirm.title')}</DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText id={`${id}text`}>{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button autoFocus onClick={onCancel}>
          {cancelLabel ?? t('confirm.cancel')}
        </Button>
        <Button variant="contained" color={tone === 'danger' ? 'error' : 'primary'} onClick={onConfirm}>
          {confirmLabel ?? t('confirm.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
