import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useRef, useState } from 'react';
import { IconFileUpload } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';

interface UploadPanelProps {
  label: string;
  file: File | null;
  onChange: (file: File | null) => void;
  /** Endings with their dot: `.xlsx`. */
  accept?: readonly string[];
  maxBytes?: number;
  hint?: string;
  disabled?: boolean;
}

const MEGABYTE = 1_000_000;

/** Exactly one file, dropped or chosen; the button makes it reachable by keyboard. */
export function UploadPanel({ label, file, onChange, accept = [], maxBytes, hint, disabled }: UploadPanelProps) {
  const t = useUiText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState('');

  const take = (files: FileList | null) => {
    const [one, second] = files ?? [];
    const wrong = !one
      ? ''
      : second
        ? t('upload.onlyOne')
        : accept.length && !accept.some((ending) => one.name.toLowerCase().endsWith(ending))
          ? t('upload.wrongType', { types: accept.join(', ') })
          : maxBytes && one.size > maxBytes
            ? t('upload.tooLarge', { megabytes: maxBytes / MEGABYTE })
            : '';
    setFault(wrong);
    if (one) onChange(wrong ? null : one);
  };
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };

  return (
    <Stack
      role="group"
      aria-labelledby={`${id}label`}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (!disabled) take(event.dataTransfer.files);
      }}
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        p: 3,
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      <IconFileUpload size={32} stroke={1.5} aria-hidden />
      <Typography id={`${id}label`} variant="subtitle1" component="p">
        {label}
      </Typography>
      {file ? (
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {file.name} · {t('upload.size', { kilobytes: Math.max(1, Math.round(file.size / 1000)) })}
        </Typography>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('upload.drop')}
        </Typography>
      )}
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {fault && <Alert severity="error">{fault}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
          {t(file ? 'upload.another' : 'upload.choose')}
        </Button>
        {file && (
          <Button color="inherit" disabled={disabled} onClick={() => onChange(null)}>
            {t('upload.remove')}
          </Button>
        )}
      </Stack>
      <Box
        component="input"
        ref={input}
        type="file"
        aria-labelledby={`${id}label`}
        tabIndex={-1}
        accept={accept.join(',') || undefined}
        onChange={(event) => {
          take(event.target.files);
          // the same file chosen again is a new choice
          event.target.value = '';
        }}
        sx={{ display: 'none' }}
      />
    </Stack>
  );
}
