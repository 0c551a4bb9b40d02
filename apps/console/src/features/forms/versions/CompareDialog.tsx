import { FailedState, FormSkeleton } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTexts } from '~/features/forms/texts.ts';
import { DifferenceView } from '~/features/forms/versions/DifferenceView.tsx';
import { api, messageOf } from '~/lib/client.ts';

interface CompareDialogProps {
  open: boolean;
  idString: string;
  from: number;
  to: number;
  onClose: () => void;
}

export function CompareDialog({ open, idString, from, to, onClose }: CompareDialogProps) {
  const t = useTexts();
  const id = useId();
  const found = useQuery({ ...api.compareForms.query({ body: { id_string: idString, from, to } }), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('versions.compareTitle', { from, to })}</DialogTitle>
      <DialogContent>
        {found.data ? (
          <DifferenceView difference={found.data.data} />
        ) : found.error ? (
          <FailedState text={messageOf(found.error)} onRetry={() => void found.refetch()} />
        ) : (
          <FormSkeleton />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
