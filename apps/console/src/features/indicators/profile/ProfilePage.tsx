import { NodeHistory } from '~/features/logframe/index.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { IndicatorFrame } from '~/features/indicators/parts/IndicatorFrame.tsx';
import type { OfIndicator } from '~/features/indicators/parts/of-indicator.ts';
import { Collection } from '~/features/indicators/periods/CollectionPage.tsx';
import { Targets } from '~/features/indicators/periods/TargetsPage.tsx';
import { Contributing } from '~/features/indicators/profile/Contributing.tsx';
import { ProfileFacts } from '~/features/indicators/profile/ProfileFacts.tsx';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';

export default function ProfilePage() {
  const t = useTexts();
  return (
    <IndicatorFrame page="indicator-profile" title={t('page.profile')}>
      {(of) => <Profile {...of} />}
    </IndicatorFrame>
  );
}

/** What an indicator is, how far it is, its targets, and what was collected or what it is made of. */
function Profile(of: OfIndicator) {
  const { projectId, indicator } = of;
  const node = useQuery({
    ...api.logframeNode.query({ query: { projectId, nodeId: indicator.id } }),
    staleTime: 0,
  });
  return (
    <>
      <ProfileFacts indicator={indicator} />
      <Targets {...of} isView />
      {indicator.isAggregatedIndicator ? <Contributing {...of} /> : <Collection {...of} isView />}
      {node.data && (
        <Suspense fallback={null}>
          <NodeHistory lines={node.data.data.history} />
        </Suspense>
      )}
    </>
  );
}
