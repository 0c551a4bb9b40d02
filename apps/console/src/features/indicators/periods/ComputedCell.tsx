import type { ComputedPeriod } from '@msurvey/contract';
import type { ValueKind } from '@msurvey/domain';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface ComputedCellProps {
  kind: ValueKind;
  period: ComputedPeriod;
  name: string;
  onOpen: ((period: ComputedPeriod) => void) | undefined;
}

/** What the product counts in a period; it opens to what was counted, and a difference to what is stated is said. */
export function ComputedCell({ kind, period, name, onOpen }: ComputedCellProps) {
  const t = useTexts();
  const words = useValueWords();
  const shown = words(kind, period.value);
  const { tookPart, fresh, difference, stated } = period;
  return (
    <Stack sx={{ gap: 0.25, alignItems: 'flex-start' }}>
      {onOpen && period.value !== null ? (
        <Link
          component="button"
          type="button"
          variant="body2"
          aria-label={t('computed.open', { period: name, value: shown })}
          onClick={() => onOpen(period)}
        >
          {shown}
        </Link>
      ) : (
        shown
      )}
      {tookPart !== null && fresh !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('computed.tookPart', { tookPart, fresh })}
        </Typography>
      )}
      {difference !== null && (
        <Typography variant="body2" color="warning.dark">
          {t('computed.difference', {
            stated: words(kind, stated),
            computed: shown,
            difference: words(kind, difference),
          })}
        </Typography>
      )}
    </Stack>
  );
}
