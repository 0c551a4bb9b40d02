import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '~/lib/client.ts';
import type { useTableState } from '~/lib/use-table-state.ts';

interface Counted<Row> {
  data: { data: Row[]; totalCount: number; isMore: boolean };
}

/** What a table shows of a registry's list; a long search says “more than”, for nobody has counted it to its end. */
export function countedProps<Row>(
  list: UseQueryResult<Counted<Row>>,
  table: Pick<ReturnType<typeof useTableState>, 'paging'>,
  pageSizes: readonly number[],
) {
  const { data: rows, totalCount, isMore } = list.data?.data ?? {};
  return {
    rows,
    paging: { ...table.paging(totalCount), isMore, pageSizes },
    refreshing: list.isPlaceholderData,
    error: list.error ? messageOf(list.error) : undefined,
    onRetry: () => void list.refetch(),
  };
}
