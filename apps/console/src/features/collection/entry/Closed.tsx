import type { EntryForm } from '@msurvey/contract';
import { EmptyState } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import { useTexts } from '~/features/collection/texts.ts';

interface ClosedProps {
  reason: NonNullable<EntryForm['closed']> | 'edit';
  back: string;
}

/** Why nothing can be sent here, and what to do about it. */
export function Closed({ reason, back }: ClosedProps) {
  const t = useTexts();
  return (
    <Paper variant="outlined">
      <EmptyState
        text={t(`entry.closed.${reason}`)}
        hint={t(`entry.closed.${reason}.hint`)}
        way={{ href: back, label: t('goBack') }}
      />
    </Paper>
  );
}
