import { IconChevronLeft, IconChevronRight } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { type Side, suggestedSide } from '~/features/registry/duplicates/compare.ts';
import { onKeys } from '~/features/registry/duplicates/desk-keys.ts';
import { Likeness } from '~/features/registry/duplicates/Likeness.tsx';
import { PairTable } from '~/features/registry/duplicates/PairTable.tsx';
import { useMerging } from '~/features/registry/duplicates/use-merging.ts';
import type { Pair } from '~/features/registry/duplicates/use-pairs.ts';
import { useTexts } from '~/features/registry/texts.ts';

interface OnePairProps {
  projectId: number;
  pair: Pair;
  at: number;
  /** How many wait in all; undefined where the list is narrowed and nobody has counted. */
  count: number | undefined;
  canMerge: boolean;
  onGo: (to: number) => void;
}

/** One pair: keep which, merge, or not the same; every step has its key. */
export function OnePair({ projectId, pair, at, count, canMerge, onGo }: OnePairProps) {
  const t = useTexts();
  const [kept, setKept] = useState<Side>(() => suggestedSide(pair.first, pair.second));
  const { merge, distinct, isPending } = useMerging(projectId);
  const other: Side = kept === 'first' ? 'second' : 'first';
  const both = { keptId: pair[kept].id, otherId: pair[other].id };
  const decide = (decision: typeof merge | typeof distinct) =>
    canMerge && !isPending ? () => decision.mutate(both) : undefined;
  const [previous, next] = [() => onGo(at - 1), () => onGo(at + 1)];
  const box = useRef<HTMLDivElement>(null);
  // the next pair takes the keys over
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const keys = onKeys({
    '1': () => setKept('first'),
    '2': () => setKept('second'),
    m: decide(merge),
    n: decide(distinct),
    j: next,
    k: previous,
  });
  return (
    <Paper
      ref={box}
      tabIndex={-1}
      variant="outlined"
      component="section"
      aria-label={t('duplicates.pair')}
      onKeyDown={keys}
      sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}
    >
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2" role="status" sx={{ flexGrow: 1 }}>
            {count === undefined ? t('duplicates.nth', { at: at + 1 }) : t('duplicates.at', { at: at + 1, count })}
          </Typography>
          <Button
            size="small"
            disabled={at === 0}
            startIcon={<IconChevronLeft size={18} aria-hidden />}
            onClick={previous}
          >
            {t('duplicates.previous')}
          </Button>
          <Button size="small" endIcon={<IconChevronRight size={18} aria-hidden />} onClick={next}>
            {t('duplicates.next')}
          </Button>
        </Stack>
        <Likeness score={pair.score} reasons={pair.reasons} />
        <PairTable projectId={projectId} pair={pair} kept={kept} onKeep={canMerge ? setKept : undefined} />
        {canMerge && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="contained" loading={merge.isPending} disabled={isPending} onClick={decide(merge)}>
              {t('duplicates.merge')}
            </Button>
            <Button variant="outlined" loading={distinct.isPending} disabled={isPending} onClick={decide(distinct)}>
              {t('duplicates.distinct')}
            </Button>
          </Stack>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
          {t('duplicates.keys')}
        </Typography>
      </Stack>
    </Paper>
  );
}
