import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FormDocument } from '@msurvey/xlsform/edit';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { DifferenceList } from './DifferenceList.tsx';
import type { FormState, StateSource } from './source.ts';
import { wordsOf } from './use-states.ts';

interface StateBannerProps {
  state: FormState;
  then: FormDocument;
  now: FormDocument;
  source: StateSource;
  onOther: () => void;
  onLeave: (wentBack: boolean) => void;
}

/** Over a form as it was: since when it is another one, what became of it, and the ways back. */
export function StateBanner({ state, then, now, source, onOther, onLeave }: StateBannerProps) {
  const t = useTexts();
  const { version, day, time, by } = state;
  const { goBack } = source;
  const [isGoing, setGoing] = useState(false);
  const [fault, setFault] = useState<string>();
  const go = async () => {
    setGoing(true);
    setFault(undefined);
    try {
      await goBack?.(version);
      onLeave(true);
    } catch (error) {
      setFault(wordsOf(error));
      setGoing(false);
    }
  };
  return (
    <Alert
      severity="info"
      role="region"
      aria-label={t('states.looking')}
      sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
    >
      <Stack sx={{ gap: 1 }}>
        <bdi>
          {version === 0 ? t('states.wasBeginning') : t('states.was', { day, time, name: by || t('states.nobody') })}
        </bdi>
        <DifferenceList then={then} now={now} />
        {fault !== undefined && <Alert severity="error">{fault}</Alert>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {goBack && (
            <Button
              variant="contained"
              size="small"
              loading={isGoing}
              disabled={then === now}
              onClick={() => void go()}
            >
              {t('states.goBack')}
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={() => onLeave(false)}>
            {t('states.leave')}
          </Button>
          <Button size="small" onClick={onOther}>
            {t('states.other')}
          </Button>
        </Stack>
      </Stack>
    </Alert>
  );
}
