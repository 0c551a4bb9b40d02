import type { HealthFault } from '@msurvey/domain';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTexts } from '~/features/upkeep/texts.ts';

/** With these nobody can work, or soon nobody will. */
const SERIOUS = new Set<HealthFault>(['database-away', 'database-busy', 'disk-full', 'backup-failed']);

/** What is wrong and what to do about it, or that nothing is. */
export function FaultList({ faults }: { faults: readonly HealthFault[] }) {
  const t = useTexts();
  if (faults.length === 0) return <Alert severity="success">{t('allWell')}</Alert>;
  return (
    <Stack sx={{ gap: 1 }}>
      {faults.map((fault) => (
        <Alert key={fault} severity={SERIOUS.has(fault) ? 'error' : 'warning'}>
          {t(`fault.${fault}`)}
        </Alert>
      ))}
    </Stack>
  );
}
