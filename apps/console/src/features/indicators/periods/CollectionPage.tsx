import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import { IndicatorFrame } from '~/features/indicators/parts/IndicatorFrame.tsx';
import type { OfIndicator } from '~/features/indicators/parts/of-indicator.ts';
import { CollectedSet } from '~/features/indicators/periods/CollectedSet.tsx';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';
import { NotYet } from '~/lib/NotYet.tsx';

export default function CollectionPage() {
  const t = useTexts();
  return (
    <IndicatorFrame page="data-collection" title={t('page.collection')}>
      {(of) =>
        of.indicator.isAggregatedIndicator ? (
          <Alert severity="info">{t('settings.aggregated')}</Alert>
        ) : (
          <Collection {...of} />
        )
      }
    </IndicatorFrame>
  );
}

/** What was collected, period by period, with its way from draft to accepted, and what the product counts beside it. */
export function Collection({ projectId, indicator, isView = false }: OfIndicator & { isView?: boolean }) {
  const query = { query: { projectId, logframeId: indicator.id } };
  const collection = useQuery({ ...api.indicatorCollection.query(query), staleTime: 0 });
  const isCounted = indicator.source === 'mapping' || indicator.source === 'records' || indicator.source === 'derived';
  const computed = useQuery({ ...api.indicatorComputed.query(query), enabled: isCounted, staleTime: 0 });
  if (!collection.data) return <NotYet query={collection} />;
  if (isCounted && !computed.data) return <NotYet query={computed} />;
  return (
    <CollectedSet
      projectId={projectId}
      indicator={indicator}
      view={collection.data.data}
      computed={computed.data?.data ?? null}
      isView={isView}
    />
  );
}
