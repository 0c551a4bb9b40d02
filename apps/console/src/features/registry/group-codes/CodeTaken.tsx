import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { groupProfilePath } from '~/features/registry/parts/paths.ts';
import { useTexts } from '~/features/registry/texts.ts';
import type { DataOf } from '~/lib/client.ts';

interface CodeTakenProps {
  projectId: number;
  code: string;
  holder: NonNullable<DataOf<'groupCodeHolder'>>;
  /** With what is to be said at the question. */
  onBack: (text: string) => void;
}

/** A code is one group's: this one is not saved with it. */
export function CodeTaken({ projectId, code, holder, onBack }: CodeTakenProps) {
  const t = useTexts();
  const id = useId();
  const text = t('codeTaken.text', { code, name: holder.name });
  return (
    <Dialog
      open
      onClose={() => onBack(text)}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogTitle id={`${id}title`}>{t('codeTaken.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`}>{text}</DialogContentText>
        {/* in a tab of its own: what is filled in stays where it is */}
        {holder.canOpen && (
          <Link href={groupProfilePath(projectId, holder.id)} target="_blank" rel="noreferrer">
            {t('codeTaken.open', { name: holder.name })}
          </Link>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={() => onBack(text)}>
          {t('codeTaken.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
