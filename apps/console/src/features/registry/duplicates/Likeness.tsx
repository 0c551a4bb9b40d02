import type { DuplicateReason } from '@msurvey/domain';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTexts } from '~/features/registry/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface LikenessProps {
  score: number;
  reasons: readonly DuplicateReason[];
}

/** How likely it is one person, and what speaks for it. */
export function Likeness({ score, reasons }: LikenessProps) {
  const t = useTexts();
  const { percent } = useFormat();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip size="small" color={score >= 0.9 ? 'error' : 'warning'} label={t('likeness', { share: percent(score) })} />
      {reasons.map((reason) => (
        <Chip key={reason} size="small" variant="outlined" label={t(`reason.${reason}`)} />
      ))}
    </Stack>
  );
}
