import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';

/** The foot of a dialog that is only read: nothing to decide, the keyboard closes it at once. */
export function CloseAction({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <DialogActions>
      <Button autoFocus onClick={onClose}>
        {label}
      </Button>
    </DialogActions>
  );
}
