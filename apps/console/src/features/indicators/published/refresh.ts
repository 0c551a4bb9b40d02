import type { QueryClient } from '@tanstack/react-query';
import { api } from '~/lib/client.ts';

/** After a year was closed, restated or opened again: the report, the list, and values whose warnings follow. */
export const refreshPublished = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [api.resultsReport, api.reportPublications, api.indicatorCollection].map(({ key }) =>
      client.invalidateQueries({ queryKey: key }),
    ),
  );
