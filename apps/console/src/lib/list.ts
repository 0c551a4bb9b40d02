import type { Sort } from '@msurvey/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '~/lib/client.ts';
import type { useTableState } from '~/lib/use-table-state.ts';

type TableState = Pick<ReturnType<typeof useTableState>, 'page' | 'pageSize' | 'sort' | 'setSort' | 'paging'>;

/** What every list call takes. An address may name a column the call cannot sort by; that counts as not given. */
export function listInput<Key extends string>(table: TableState, sortable: readonly Key[]) {
  const sortBy = sortable.find((key) => key === table.sort?.by);
  return {
    currentPage: table.page,
    pageSize: table.pageSize,
    ...(sortBy && { sortBy, sortOrder: table.sort?.order as Sort['order'] }),
  };
}

/** What every table shows of its list. */
export function listProps<Row>(list: UseQueryResult<{ data: Row[]; meta: { count: number } }>, table: TableState) {
  return {
    rows: list.data?.data,
    paging: table.paging(list.data?.meta.count),
    sort: table.sort,
    onSort: table.setSort,
    refreshing: list.isPlaceholderData,
    error: list.error ? messageOf(list.error) : undefined,
    onRetry: () => void list.refetch(),
  };
}
