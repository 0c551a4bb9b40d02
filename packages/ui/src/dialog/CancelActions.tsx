import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';

interface CancelActionsProps {
  label: string;
  onCancel: () => void;
  /** What is done instead. */
  children: ReactNode;
}

/** The foot of a dialog that asks for one thing, which may as well be left. */
export const CancelActions = ({ label, onCancel, children }: CancelActionsProps) => (
  <DialogActions>
    <Button onClick={onCancel}>{label}</Button>
    {children}
  </DialogActions>
);
