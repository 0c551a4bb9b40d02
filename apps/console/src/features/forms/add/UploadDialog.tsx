import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { UploadSteps } from '~/features/forms/add/UploadSteps.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import type { RowOf } from '~/lib/client.ts';

interface UploadDialogProps {
  open: boolean;
  replaced?: RowOf<'formTemplates'>;
  onClose: () => void;
}

/** Step 2: one workbook. It is checked as soon as it is chosen; nothing is stored before one says so. */
export function UploadDialog({ open, replaced, onClose }: UploadDialogProps) {
  const t = useTexts();
  const id = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={open}
      // a stray click beside the dialog must not cost a check that took a while
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      maxWidth="md"
      fullWidth
      fullScreen={small}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{replaced ? t('replace.title', { title: replaced.title }) : t('add.upload')}</DialogTitle>
      <UploadSteps replaced={replaced} onClose={onClose} />
    </Dialog>
  );
}
