import { EmptyState, FailedState, FilterBar, FilterSelect, PageSkeleton } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { OnePair } from '~/features/registry/duplicates/OnePair.tsx';
import { PairList } from '~/features/registry/duplicates/PairList.tsx';
import { pairKey } from '~/features/registry/duplicates/compare.ts';
import { usePairs } from '~/features/registry/duplicates/use-pairs.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { messageOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useTableState } from '~/lib/use-table-state.ts';

const SCORES = [50, 70, 90];

/** Pairs that may be one person: the list, and the open one side by side. */
export function Desk({ projectId }: { projectId: number }) {
  const t = useTexts();
  const { percent } = useFormat();
  const table = useTableState({ filters: { score: 0 } });
  const { score } = table.filters;
  const { query, pairs, at, go, pair, count, can } = usePairs(projectId, score / 100);
  if (query.error && !pairs) return <FailedState text={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!pairs) return <PageSkeleton />;
  return (
    <Stack sx={{ gap: 2 }}>
      <FilterBar>
        <FilterSelect
          label={t('duplicates.score')}
          value={score}
          any={{ id: 0, name: t('filter.any') }}
          options={SCORES.map((one) => ({ id: one, name: t('duplicates.from', { share: percent(one / 100) }) }))}
          onChange={(next) => table.setFilters({ score: next })}
        />
      </FilterBar>
      {pair ? (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '280px 1fr' }, alignItems: 'start' }}>
          <PairList pairs={pairs} at={at} onGo={go} />
          <OnePair
            key={pairKey(pair)}
            projectId={projectId}
            pair={pair}
            at={at}
            count={score === 0 ? count : undefined}
            canMerge={can?.merge ?? false}
            onGo={go}
          />
        </Box>
      ) : (
        <Paper variant="outlined">
          <EmptyState text={t('duplicates.empty')} hint={t('duplicates.emptyHint')} />
        </Paper>
      )}
    </Stack>
  );
}
