import { EmptyState, FormSkeleton } from '@msurvey/ui';
import { IconDeviceDesktop, IconDeviceMobile } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Diagnosis } from '@msurvey/xlsform/edit';
import { type ComponentType, useState } from 'react';
import { useTexts } from '../texts.ts';
import type { PreviewAnswer } from './hidden-rows.ts';
import { HiddenList } from './HiddenList.tsx';

/** Shows a form as it is filled; tells when somebody has answered something, and what it holds now. */
export type PreviewComponent = ComponentType<{
  xml: string;
  onDirtyChange: (isDirty: boolean) => void;
  onAnswers: (answers: readonly PreviewAnswer[]) => void;
}>;

interface PreviewPaneProps {
  diagnosis: Diagnosis | undefined;
  /** The last form that was sound: what one tries out does not vanish with a slip. */
  xml: string | undefined;
  Preview: PreviewComponent;
  /** There is room for more than a phone. */
  canWiden: boolean;
  isWide: boolean;
  onWiden: (isWide: boolean) => void;
}

/** The form as whoever fills it will see it. */
export function PreviewPane({ diagnosis, xml, Preview, canWiden, isWide, onWiden }: PreviewPaneProps) {
  const t = useTexts();
  // what somebody has begun to fill does not begin anew under their hands
  const [held, setHeld] = useState<string>();
  const [answers, setAnswers] = useState<readonly PreviewAnswer[]>();
  const now = held ?? xml;
  return (
    <Box sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {canWiden && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isWide ? 'wide' : 'phone'}
          aria-label={t('preview.width')}
          onChange={(_, next: string | null) => next && onWiden(next === 'wide')}
        >
          <ToggleButton value="phone" sx={{ gap: 0.5 }}>
            <IconDeviceMobile size={18} aria-hidden />
            {t('preview.phone')}
          </ToggleButton>
          <ToggleButton value="wide" sx={{ gap: 0.5 }}>
            <IconDeviceDesktop size={18} aria-hidden />
            {t('preview.wide')}
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      {diagnosis && !diagnosis.ok && <Alert severity="warning">{t('preview.faulty')}</Alert>}
      {held !== undefined && xml !== held && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" onClick={() => setHeld(undefined)}>
              {t('preview.renew')}
            </Button>
          }
        >
          {t('preview.old')}
        </Alert>
      )}
      {now === undefined ? (
        diagnosis ? (
          <EmptyState text={t('preview.nothing')} />
        ) : (
          <FormSkeleton fields={4} />
        )
      ) : (
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, maxWidth: isWide ? undefined : 360 }}>
          <Preview
            key={now}
            xml={now}
            onDirtyChange={(isDirty) => {
              if (isDirty) setHeld(now);
            }}
            onAnswers={setAnswers}
          />
        </Box>
      )}
      {now !== undefined && answers && <HiddenList answers={answers} />}
    </Box>
  );
}
