import { DEFAULT_PAGE_SIZE, FIRST_PAGE, MAX_PAGE_SIZE } from '@msurvey/domain';
import type { Paging, Sort } from '@msurvey/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

export type FilterValue = string | number | boolean;
export type Widened<F> = { [K in keyof F]: F[K] extends number ? number : F[K] extends boolean ? boolean : string };
export type Filters = Record<string, FilterValue>;

export interface TableOptions<F extends Filters> {
  /** The filters with the values that mean “any”; these are not written into the address. */
  filters: F;
  sort?: Sort;
  pageSize?: number;
  /** Put before its names in the address, for the second list of a page: `draft.` → `draft.page`. */
  prefix?: string;
  /** In a dialog, which has no address: the state goes with it. */
  isHere?: boolean;
  /** Each change is a step that Back takes back; else it replaces what was there. */
  isStep?: boolean;
}

/** Reads a value as the kind its default has; nonsense in an address counts as not given. */
function readAs(text: string | null, otherwise: FilterValue): FilterValue {
  if (text === null) return otherwise;
  if (typeof otherwise === 'boolean') return text === 'true';
  if (typeof otherwise === 'string') return text;
  const value = Number(text);
  return Number.isFinite(value) ? value : otherwise;
}

const whole = (text: string | null, otherwise: number, most: number): number => {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : otherwise;
};

/**
 * Filters, page and sort of a list, kept in the URL: a link reproduces the view.
 * `body` goes to the list call as it is; `paging(count)` and `sort` to the table.
 */
export function useTableState<F extends Filters>(options: TableOptions<F>) {
  const [address, setAddress] = useSearchParams();
  const [here, setHere] = useState(() => new URLSearchParams());
  const { isHere = false, isStep = false } = options;
  const params = isHere ? here : address;
  // Two changes before the page is drawn again must both count: the router would give the second the old address.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const { filters: defaults, sort: firstSort, pageSize: firstSize = DEFAULT_PAGE_SIZE, prefix = '' } = options;
  const given = (name: string) => params.get(prefix + name);
  const page = whole(given('page'), FIRST_PAGE, 10_000);
  const pageSize = whole(given('pageSize'), firstSize, MAX_PAGE_SIZE);
  const by = given('sortBy') ?? firstSort?.by;
  const order: Sort['order'] = (given('sortOrder') ?? firstSort?.order) === 'desc' ? 'desc' : 'asc';

  const filters = Object.fromEntries(
    Object.entries(defaults).map(([name, otherwise]) => [name, readAs(given(name), otherwise)]),
  ) as Widened<F>;

  const write = useCallback(
    (changes: Record<string, FilterValue | undefined>) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(prefix + name);
        else next.set(prefix + name, String(value));
      }
      latest.current = next;
      if (isHere) setHere(next);
      else setAddress(next, { replace: !isStep, preventScrollReset: true });
    },
    [setAddress, isHere, isStep, prefix],
  );

  const setFilters = (changes: Partial<Widened<F>>) => {
    const written = Object.entries(changes).map(([name, value]) => [
      name,
      value === defaults[name] ? undefined : value,
    ]);
    // other filters, other rows: the page one was on means nothing any more
    write({ ...Object.fromEntries(written), page: undefined });
  };
  const sort = useMemo<Sort | undefined>(() => (by ? { by, order } : undefined), [by, order]);

  return {
    page,
    pageSize,
    filters,
    /** The filters when none is set. */
    any: defaults as unknown as Widened<F>,
    sort,
    setFilters,
    clearFilters: () => setFilters(defaults as unknown as Widened<F>),
    /** Filters that differ from “any”. */
    chosen: Object.keys(defaults).filter((name) => filters[name as keyof F] !== defaults[name]) as (keyof F & string)[],
    setSort: (next: Sort) => write({ sortBy: next.by, sortOrder: next.order, page: undefined }),
    paging: (count: number | undefined): Paging => ({
      page,
      pageSize,
      count: count ?? 0,
      onChange: (next) =>
        write({
          page: next.page === FIRST_PAGE ? undefined : next.page,
          pageSize: next.pageSize === firstSize ? undefined : next.pageSize,
        }),
    }),
  };
}
