import { StatusChip } from '@msurvey/ui';
import { IconAlertTriangle, IconPhoto } from '@msurvey/ui/icons';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTexts } from '~/features/collection/texts.ts';
import type { RowOf } from '~/lib/client.ts';

type RecordRow = Pick<RowOf<'submissions'>, 'state' | 'faultCount' | 'missingFiles'>;
const LOOK = { received: 'new', approved: 'approved', rejected: 'rejected' } as const;

/** What was decided about a record, and what is wrong with it. */
export function RecordState({ row }: { row: RecordRow }) {
  const t = useTexts();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={LOOK[row.state]} label={t(`state.${row.state}`)} />
      {row.faultCount > 0 && (
        <Trouble icon={IconAlertTriangle} label={t('trouble.faults', { count: row.faultCount })} />
      )}
      {row.missingFiles > 0 && <Trouble icon={IconPhoto} label={t('trouble.missing', { count: row.missingFiles })} />}
    </Stack>
  );
}

function Trouble({ icon: Icon, label }: { icon: typeof IconPhoto; label: string }) {
  return <Chip size="small" color="warning" variant="outlined" icon={<Icon size={16} aria-hidden />} label={label} />;
}
