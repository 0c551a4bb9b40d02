import { DataTable } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useHistoryColumns } from '~/features/registry/profile/history-columns.tsx';
import { type HistoryOf, type Kind, KINDS, useHistory } from '~/features/registry/profile/use-history.ts';
import { Section } from '~/features/registry/profile/Section.tsx';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { messageOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

interface HistoryProps {
  of: HistoryOf;
  projectId: number;
  instance: string;
}

/** Activities, trainings, inputs and demonstrations, the newest first, by kind. */
export function History({ of, projectId, instance }: HistoryProps) {
  const t = useTexts();
  const { number } = useFormat();
  const [kind, setKind] = useState<Kind | null>(null);
  const columns = useHistoryColumns(of, useRegistryForms(projectId));
  const history = useHistory({ of, projectId, instance, kind });
  const { data, error, hasNextPage, isFetchingNextPage } = history;
  const counts = data?.pages[0]?.meta.counts;
  const total = counts && KINDS.reduce((sum, one) => sum + counts[one], 0);
  return (
    <Section title={t('history.title')} count={total}>
      {counts && total !== 0 && (
        <Stack
          data-no-print=""
          direction="row"
          role="group"
          aria-label={t('history.kinds')}
          sx={{ gap: 1, flexWrap: 'wrap' }}
        >
          {[null, ...KINDS.filter((one) => counts[one] > 0)].map((one) => (
            <Chip
              key={one ?? 'all'}
              label={t('history.count', {
                kind: t(one === null ? 'history.all' : `kinds.${one}`),
                count: number(one === null ? (total ?? 0) : counts[one]),
              })}
              color={one === kind ? 'primary' : 'default'}
              variant={one === kind ? 'filled' : 'outlined'}
              aria-pressed={one === kind}
              onClick={() => setKind(one)}
            />
          ))}
        </Stack>
      )}
      <DataTable
        label={t('history.title')}
        columns={columns}
        rows={data?.pages.flatMap((page) => page.data)}
        rowId={(row) => row.id}
        error={error ? messageOf(error) : undefined}
        onRetry={() => void history.refetch()}
        empty={{ text: t('history.empty'), hint: t(`history.emptyHint.${of}`) }}
        footer={
          hasNextPage && (
            <Stack sx={{ p: 1, alignItems: 'center' }}>
              <Button loading={isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
                {t('history.more')}
              </Button>
            </Stack>
          )
        }
      />
    </Section>
  );
}
