import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { SYNC_PATH } from '~/features/collection/parts/paths.ts';
import type { Waiting } from '~/features/collection/offline/index.ts';
import { useTexts } from '~/features/collection/texts.ts';

interface DoneProps {
  result: 'sent' | Waiting;
  back: string;
  /** To look at what was sent, for those who may. */
  record?: string;
  onAnother?: () => void;
}

/** What became of it: sent, or kept here and why. */
export function Done({ result, back, record, onAnother }: DoneProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isSent = result === 'sent';
  const problem = isSent ? undefined : result.problem;
  const isWaiting = !isSent && result.state !== 'failed';
  return (
    <Stack ref={box} tabIndex={-1} sx={{ gap: 2, outline: 'none', maxWidth: 960 }}>
      <Alert severity={isSent ? 'success' : isWaiting ? 'info' : 'warning'}>
        {t(isSent ? 'entry.sent' : isWaiting ? 'entry.waiting' : 'entry.notSent')}
        {!isWaiting && problem?.detail && <div>{problem.detail}</div>}
      </Alert>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {onAnother && (
          <Button variant="contained" onClick={onAnother}>
            {t('entry.another')}
          </Button>
        )}
        {isSent && record && (
          <Button variant="outlined" href={record}>
            {t('entry.see')}
          </Button>
        )}
        {!isSent && (
          <Button variant="outlined" href={SYNC_PATH}>
            {t('entry.toQueue')}
          </Button>
        )}
        <Button variant="outlined" href={back}>
          {t('goBack')}
        </Button>
      </Stack>
    </Stack>
  );
}
