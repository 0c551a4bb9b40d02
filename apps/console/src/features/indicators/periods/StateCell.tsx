import type { ValueState } from '@msurvey/domain';
import { type Status, StatusChip } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EvidenceCount } from '~/features/indicators/evidence/EvidenceCount.tsx';
import type { PeriodRow } from '~/features/indicators/periods/period-row.ts';
import { useTexts } from '~/features/indicators/texts.ts';

const LOOKS: Record<ValueState, Status> = {
  draft: 'new',
  submitted: 'pending',
  accepted: 'approved',
  returned: 'rejected',
};

/** How far a value is, why it was sent back, and what is striking about it. */
export function StateCell({ row }: { row: PeriodRow }) {
  const t = useTexts();
  const { collected, isChanged, comment } = row;
  const note = (text: string, color: 'textSecondary' | 'error' = 'textSecondary') => (
    <Typography key={text} variant="body2" color={color} sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
  if (isChanged || !collected)
    return (
      <Stack sx={{ gap: 0.25, alignItems: 'flex-start' }}>
        {isChanged ? (
          <StatusChip status="inProgress" label={t('column.unsaved')} />
        ) : (
          // nobody stated anything: what the product counts stands
          <StatusChip status="active" label={t('column.computed')} />
        )}
        {comment && note(comment)}
        <EvidenceCount count={collected?.evidence ?? 0} />
      </Stack>
    );
  return (
    <Stack sx={{ gap: 0.25, alignItems: 'flex-start' }}>
      <StatusChip status={LOOKS[collected.state]} label={t(`state.${collected.state}`)} />
      {collected.state === 'returned' &&
        collected.returnedReason &&
        note(t('state.sentBackWith', { name: collected.decided?.by, reason: collected.returnedReason }), 'error')}
      {comment && note(comment)}
      <EvidenceCount count={collected.evidence} />
      {collected.warnings.map((warning) => note(t(`warning.${warning}`)))}
    </Stack>
  );
}
