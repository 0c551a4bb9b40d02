import { DropZone } from '@msurvey/ui';
import { IconFileUpload } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTexts } from '~/features/forms/texts.ts';

/** Any number of files at once; the button makes it reachable by keyboard. */
export function MediaDrop({ disabled, onFiles }: { disabled: boolean; onFiles: (files: File[]) => void }) {
  const t = useTexts();
  const id = useId();
  return (
    <DropZone
      labelId={id}
      onFiles={(files) => files.length > 0 && onFiles(files)}
      multiple
      disabled={disabled}
      direction={{ xs: 'column', sm: 'row' }}
      room={{ gap: 2, p: 2 }}
    >
      {(choose) => (
        <>
          <IconFileUpload size={32} stroke={1.5} aria-hidden />
          <Stack sx={{ flexGrow: 1, textAlign: { xs: 'center', sm: 'start' } }}>
            <Typography id={id} variant="subtitle1" component="p">
              {t('media.drop')}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('media.dropHint')}
            </Typography>
          </Stack>
          <Button variant="outlined" disabled={disabled} onClick={choose}>
            {t('media.choose')}
          </Button>
        </>
      )}
    </DropZone>
  );
}
