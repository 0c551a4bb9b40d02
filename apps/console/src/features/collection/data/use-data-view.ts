import { DEFAULT_PAGE_SIZE } from '@msurvey/domain';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type Condition, readConditions } from '~/features/collection/data/conditions.ts';

const STATES = ['received', 'approved', 'rejected'] as const;
export interface DataFilters {
  /** 0 is anybody. */
  userId: number;
  fromDate: string;
  toDate: string;
  state: '' | (typeof STATES)[number];
  troubled: boolean;
  answers: Condition[];
}
export const NO_FILTERS: DataFilters = { userId: 0, fromDate: '', toDate: '', state: '', troubled: false, answers: [] };

/** Where a page begins: after or before a record, or at the end; `from` is the number of its first row. */
export interface Cursor {
  after?: string;
  before?: string;
  end?: boolean;
  from: number;
}
const CURSOR = ['after', 'before', 'end', 'from'] as const;
const LARGEST_SIZE = 100;

const whole = (text: string | null, otherwise: number, most: number): number => {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : otherwise;
};
const digits = (text: string | null): string | undefined => (text && /^\d{1,19}$/.test(text) ? text : undefined);
const day = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');
const written = (value: DataFilters[keyof DataFilters]): string =>
  Array.isArray(value)
    ? value.length > 0
      ? JSON.stringify(value)
      : ''
    : value === 0 || value === false
      ? ''
      : String(value);

function readFilters(params: URLSearchParams): DataFilters {
  return {
    userId: whole(params.get('userId'), 0, 2_147_483_647),
    fromDate: day(params.get('fromDate')),
    toDate: day(params.get('toDate')),
    state: STATES.find((state) => state === params.get('state')) ?? '',
    troubled: params.get('troubled') === 'true',
    answers: readConditions(params.get('answers')),
  };
}

/** Filters and place in the list, kept in the address: a link reproduces the view. */
export function useDataView() {
  const [params, setParams] = useSearchParams();
  // two changes before the page is drawn again must both count
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const write = useCallback(
    (changes: Record<string, string | undefined>) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
      latest.current = next;
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  const filters = useMemo(() => readFilters(params), [params]);
  const noCursor = Object.fromEntries(CURSOR.map((name) => [name, undefined]));
  const setFilters = (changes: Partial<DataFilters>) =>
    write({
      ...noCursor,
      ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, written(value)])),
    });
  const cursor: Cursor = {
    after: digits(params.get('after')),
    before: digits(params.get('before')),
    end: params.get('end') === 'true',
    from: whole(params.get('from'), 1, 1_000_000_000),
  };
  return {
    filters,
    setFilters,
    clearFilters: () => setFilters(NO_FILTERS),
    cursor,
    go: (to: Cursor) =>
      write({
        after: to.after,
        before: to.before,
        end: to.end ? 'true' : undefined,
        from: to.from > 1 ? String(to.from) : undefined,
      }),
    pageSize: whole(params.get('pageSize'), DEFAULT_PAGE_SIZE, LARGEST_SIZE),
    setPageSize: (size: number) =>
      write({ ...noCursor, pageSize: size === DEFAULT_PAGE_SIZE ? undefined : String(size) }),
    asMap: params.get('view') === 'map',
    setAsMap: (asMap: boolean) => write({ view: asMap ? 'map' : undefined }),
  };
}
export type DataView = ReturnType<typeof useDataView>;

/** The filters as the table, the map and the exports take them. */
export const filterInput = ({ userId, fromDate, toDate, state, troubled, answers }: DataFilters) => ({
  userId: userId || null,
  fromDate: fromDate || null,
  toDate: toDate || null,
  state: state || null,
  troubled: troubled || null,
  answers,
});
