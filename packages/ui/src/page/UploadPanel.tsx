import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { IconFileUpload } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';
import { DropZone } from './DropZone.tsx';

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
  const [fault, setFault] = useState('');

  const take = ([one, second]: File[]) => {
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

  return (
    <DropZone
      labelId={`${id}label`}
      onFiles={take}
      accept={accept}
      disabled={disabled}
      room={{ gap: 1, p: 3, textAlign: 'center' }}
    >
      {(choose) => (
        <>
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
            <Button variant="outlined" disabled={disabled} onClick={choose}>
              {t(file ? 'upload.another' : 'upload.choose')}
            </Button>
            {file && (
              <Button color="inherit" disabled={disabled} onClick={() => onChange(null)}>
                {t('upload.remove')}
              </Button>
            )}
          </Stack>
        </>
      )}
    </DropZone>
  );
}
