import { IconFileUpload } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTexts } from '~/features/forms/texts.ts';

/** Any number of files at once; the button makes it reachable by keyboard. */
export function MediaDrop({ disabled, onFiles }: { disabled: boolean; onFiles: (files: File[]) => void }) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  return (
    <Stack
      role="group"
      aria-labelledby={id}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      <IconFileUpload size={32} stroke={1.5} aria-hidden />
      <Stack sx={{ flexGrow: 1, textAlign: { xs: 'center', sm: 'start' } }}>
        <Typography id={id} variant="subtitle1" component="p">
          {t('media.drop')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('media.dropHint')}
        </Typography>
      </Stack>
      <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
        {t('media.choose')}
      </Button>
      <Box
        component="input"
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-labelledby={id}
        onChange={(event) => {
          if (event.target.files?.length) onFiles([...event.target.files]);
          // the same files chosen again are a new choice
          event.target.value = '';
        }}
        sx={{ display: 'none' }}
      />
    </Stack>
  );
}
