import { SummaryCard } from '@msurvey/ui';
import Box from '@mui/material/Box';
import { useTexts } from '~/features/upkeep/texts.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useSize } from '~/lib/use-size.ts';

const HOURS = 3600;

/** The figures behind the words; undefined while they come. */
export function HealthCards({ health }: { health: DataOf<'health'> | undefined }) {
  const t = useTexts();
  const { ago, number } = useFormat();
  const size = useSize();
  const last = health?.backup.lastGoodAt;
  const tasks = health?.tasks.reduce((sum, { n }) => sum + n, 0);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 45%), 1fr))' }}>
      <SummaryCard
        label={t('card.backup')}
        value={health && (last ? ago(last) : null)}
        definition={t('card.backup.hint')}
      />
      <SummaryCard
        label={t('card.disk')}
        value={health && (health.disk ? size(health.disk.freeBytes) : null)}
        definition={health?.disk ? t('card.disk.hint', { total: size(health.disk.totalBytes) }) : undefined}
      />
      <SummaryCard
        label={t('card.queue')}
        value={health && (health.queue?.waiting ?? null)}
        definition={
          health?.queue
            ? t('card.queue.hint', { failed: health.queue.failed, running: health.queue.running })
            : undefined
        }
      />
      <SummaryCard label={t('card.tasks')} value={tasks} definition={t('card.tasks.hint')} />
      <SummaryCard
        label={t('card.pool')}
        value={
          health &&
          t('card.pool.value', { busy: number(health.pool.open - health.pool.idle), open: number(health.pool.open) })
        }
        definition={health && t('card.pool.hint', { waiting: health.pool.waiting })}
      />
      <SummaryCard
        label={t('card.up')}
        value={health && t('card.up.value', { hours: Math.floor(health.upSeconds / HOURS) })}
        definition={health && t('card.up.hint', { version: health.version, memory: size(health.memoryBytes) })}
      />
    </Box>
  );
}
