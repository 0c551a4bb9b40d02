import type { PlanMatrix } from '@msurvey/contract';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/workplans/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface MatrixCellProps {
  sum: PlanMatrix['sums'][number];
  /** Null: of several units amounts make no sum. */
  unit: string | null;
  isStrong?: boolean;
  open?: { label: string; onOpen: () => void };
}

/** What was reached in a fiscal year: percent, and amounts where they can be added up. */
export function MatrixCell({ sum: { percent, target, achieved }, unit, isStrong = false, open }: MatrixCellProps) {
  const t = useTexts();
  const { number } = useFormat();
  const share = percent === null ? t('matrix.none') : t('matrix.share', { percent: number(percent) });
  const words = (
    <Stack component="span" sx={{ alignItems: 'flex-end' }}>
      <Typography component="span" variant="body2" sx={{ fontWeight: isStrong ? 600 : 400 }}>
        {share}
      </Typography>
      {unit !== null && target !== null && achieved !== null && (
        <Typography component="span" variant="caption" color="textSecondary" noWrap>
          {t('matrix.amounts', { achieved: number(achieved), target: number(target), unit })}
        </Typography>
      )}
    </Stack>
  );
  return (
    <TableCell align="right">
      {open && percent !== null ? (
        <ButtonBase
          aria-label={`${open.label}: ${share}`}
          onClick={open.onOpen}
          sx={{ px: 0.5, borderRadius: 1, textDecoration: 'underline', textUnderlineOffset: 3 }}
        >
          {words}
        </ButtonBase>
      ) : (
        words
      )}
    </TableCell>
  );
}
