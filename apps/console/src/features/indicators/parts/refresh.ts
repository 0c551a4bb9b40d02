import type { QueryClient } from '@tanstack/react-query';
import { api } from '~/lib/client.ts';

/** After anything of an indicator was saved: what else shows it is asked for again. */
export const refreshIndicator = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [
      api.indicatorDetail,
      api.indicatorTargets,
      api.indicatorCollection,
      api.contributingIndicators,
      api.disaggregationBaseline,
      api.logframeTree,
      api.logframeNode,
    ].map(({ key }) => client.invalidateQueries({ queryKey: key })),
  );
