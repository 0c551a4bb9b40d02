import type { OpenedMeta } from '~/features/figures/opened/FigureFacts.tsx';
import type { OpenedProps } from '~/features/figures/opened/OpenedView.tsx';
import type { Body } from '~/lib/client.ts';
import { useList } from '~/lib/list/use-list.ts';

interface Opened<Row> {
  data: Row[];
  meta: OpenedMeta;
}
/** People, groups and activities are asked for in the same words. */
type Ask<Row> = (given: { body: Body<'figurePeople'> }) => {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Opened<Row>>;
};

const PAGE_SIZE = 20;

/** The list behind a figure; what a search leaves of it is paged through. */
export function useOpenedList<Row>({ projectId, figure, cut, isHere }: OpenedProps, ask: Ask<Row>) {
  return useList<Opened<Row>, { search: string }, never, Row>({
    filters: { search: '' },
    pageSize: PAGE_SIZE,
    isFresh: true,
    isHere,
    call: ({ filters, paged }) => ask({ body: { projectId, ...cut, figure, ...filters, ...paged } }),
    read: ({ data, meta }) => ({ rows: data, count: meta.found, isMore: meta.isMore }),
  });
}
