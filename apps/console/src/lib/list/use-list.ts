import type { DataTableProps } from '@msurvey/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { messageOf } from '~/lib/client.ts';
import { type Found, foundIn, type RowIn } from '~/lib/list/found.ts';
import { type Filters, type TableOptions, useTableState, type Widened } from '~/lib/use-table-state.ts';

/** What a list asks its call for. */
export interface Asked<F extends Filters, Key extends string = never> {
  filters: Widened<F>;
  page: number;
  pageSize: number;
  /** The same in the words of most calls; a column that an address names and the call cannot sort by is left out. */
  paged: { currentPage: number; pageSize: number; sortBy?: Key; sortOrder?: 'asc' | 'desc' };
}

interface ListOptions<F extends Filters, Key extends string, Answer, Row> extends Partial<TableOptions<F>> {
  sortable?: readonly Key[];
  pageSizes?: readonly number[];
  /** `(asked) => api.users.query({ body: … })` */
  call: (asked: Asked<F, Key>) => {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
    staleTime?: number;
    enabled?: boolean;
  };
  /** Who has just saved a record looks for it here: asked for again each time. */
  isFresh?: boolean;
  /** Milliseconds after which it is asked for again by itself, for what moves while one looks at it. */
  againAfter?: (answer: Answer | undefined) => number;
  /** Where rows and count are not as every call has them; for calls that give all rows at once, what the filters leave. */
  read?: (answer: Answer, filters: Widened<F>) => Found<Row>;
  /** Calls that give all rows at once: their pages are made here, or there is one page only. */
  pages?: 'here' | 'none';
}

/**
 * A list: its state in the address (or with its dialog), its call, its rows and how many there are. `table` goes to the
 * table as it is, the whole to `ListView`.
 */
export function useList<
  Answer,
  F extends Filters = Record<never, never>,
  Key extends string = never,
  Row = RowIn<Answer>,
>(options: ListOptions<F, Key, Answer, Row>) {
  const { filters: any = {} as F, sortable = [], pageSizes, call, isFresh, againAfter, read, pages } = options;
  const state = useTableState({ ...options, filters: any });
  const { page, sort, filters } = state;
  // a call that names its page sizes takes no other, whatever the address says
  const pageSize =
    !pageSizes || pageSizes.includes(state.pageSize) ? state.pageSize : (options.pageSize ?? state.pageSize);
  const sortBy = sortable.find((key) => key === sort?.by);
  const paged = { currentPage: page, pageSize, ...(sortBy && { sortBy, sortOrder: sort?.order }) };
  const query = useQuery<Answer>({
    ...call({ filters, page, pageSize, paged }),
    placeholderData: keepPreviousData,
    ...(isFresh && { staleTime: 0 }),
    refetchInterval: againAfter ? ({ state }) => againAfter(state.data) : false,
  });
  const found = query.data && (read ?? (foundIn as unknown as NonNullable<typeof read>))(query.data, filters);
  // after a deletion the page one was on may be gone
  const at = pages === 'here' ? Math.min(page, Math.max(1, Math.ceil((found?.count ?? 0) / pageSize))) : page;
  const from = (at - 1) * pageSize;
  const rows = pages === 'here' ? found?.rows.slice(from, from + pageSize) : found?.rows;
  const table = {
    rows,
    paging:
      pages === 'none'
        ? undefined
        : { ...state.paging(found?.count), page: at, pageSize, isMore: found?.isMore, pageSizes },
    sort,
    onSort: state.setSort,
    refreshing: query.isPlaceholderData,
    error: query.error ? messageOf(query.error) : undefined,
    onRetry: () => void query.refetch(),
  } satisfies Partial<DataTableProps<Row>>;
  return {
    ...state,
    pageSize,
    answer: query.data,
    table,
    /** How many there are; undefined before the answer, and where nobody has counted to the end. */
    count: found?.isMore ? undefined : found?.count,
    /** How many were counted at least. */
    counted: found?.count,
    isMore: found?.isMore,
  };
}
