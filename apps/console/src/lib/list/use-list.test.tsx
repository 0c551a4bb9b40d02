// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldsOf } from '~/lib/list/fields.ts';
import { useList } from '~/lib/list/use-list.ts';

afterEach(cleanup);

const VILLAGES = ['Char Fasson', 'Hatiya', 'Kumira', 'Ramgati', 'Sukhchar'];
const ANY = { name: '', kind: 0 };

/** A list of villages whose call keeps what it was asked. */
function at(address: string, options: Partial<Parameters<typeof useList<{ data: string[] }>>[0]> = {}) {
  const asked: unknown[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      list: useList({
        filters: ANY,
        sort: { by: 'name', order: 'asc' },
        sortable: ['name'],
        pageSize: 2,
        ...(options as object),
        call: ({ filters, paged }) => ({
          queryKey: ['villages', filters, paged],
          queryFn: async () => {
            asked.push({ ...filters, ...paged });
            if (filters.name === 'broken') throw new Error('The sea was rough.');
            return { data: VILLAGES.filter((name) => name.includes(filters.name)), meta: { count: VILLAGES.length } };
          },
        }),
      }),
      search: useLocation().search,
    }),
    { wrapper },
  );
  return { result, asked };
}
const rowsCome = (result: { current: { list: { table: { rows?: readonly unknown[] } } } }) =>
  waitFor(() => expect(result.current.list.table.rows).toBeDefined());

describe('a list', () => {
  it('asks with what the address says, and leaves out an order the call does not know', async () => {
    const { result, asked } = at('/?name=H&page=2&pageSize=3&sortBy=secret');
    await rowsCome(result);
    expect(asked).toEqual([{ name: 'H', kind: 0, currentPage: 2, pageSize: 3 }]);
    expect(result.current.list.table.rows).toEqual(['Hatiya']);
    expect(result.current.list).toMatchObject({ count: 5, counted: 5, chosen: ['name'] });
  });

  it('takes no page size that its call does not take', async () => {
    const { result, asked } = at('/?pageSize=31', { pageSizes: [2, 50] });
    await rowsCome(result);
    expect(asked).toMatchObject([{ pageSize: 2 }]);
    expect(result.current.list.table.paging).toMatchObject({ pageSize: 2, pageSizes: [2, 50], count: 5 });
  });

  it('makes the pages here of a call that gives everything, and stays on one that exists', async () => {
    const { result } = at('/?page=9', { pages: 'here' });
    await rowsCome(result);
    expect(result.current.list.table.rows).toEqual(['Sukhchar']);
    expect(result.current.list.table.paging).toMatchObject({ page: 3, count: 5 });
  });

  it('has one page only where it is told so', async () => {
    const { result } = at('/', { pages: 'none' });
    await rowsCome(result);
    expect(result.current.list.table.rows).toEqual(VILLAGES);
    expect(result.current.list.table.paging).toBeUndefined();
  });

  it('says what failed, and keeps no count', async () => {
    const { result } = at('/?name=broken');
    await waitFor(() => expect(result.current.list.table.error).toBeDefined());
    expect(result.current.list.count).toBeUndefined();
  });

  it('of a dialog leaves the address alone', async () => {
    const { result } = at('/?name=H', { isHere: true });
    await rowsCome(result);
    expect(result.current.list.filters.name).toBe('');
    act(() => result.current.list.setFilters({ name: 'Kum' }));
    await waitFor(() => expect(result.current.list.table.rows).toEqual(['Kumira']));
    expect(result.current.search).toBe('?name=H');
  });
});

describe('its filters as fields', () => {
  const KINDS = [
    { id: 1, name: 'Char' },
    { id: 2, name: 'Town' },
  ];
  it('have a chip only when they are set, and are taken back by it', async () => {
    const { result } = at('/?kind=2&page=2');
    const field = () =>
      fieldsOf(result.current.list).choice('kind', {
        label: 'Kind',
        options: KINDS,
        any: 'All',
        chip: (name) => `Kind: ${name}`,
      });
    expect(field()).toMatchObject({ isSet: true, chip: 'Kind: Town', value: 2, any: { id: 0, name: 'All' } });
    act(() => field().onRemove());
    expect(result.current.search).toBe('');
    expect(field()).toMatchObject({ isSet: false, chip: undefined });
  });

  it('clear what means nothing any more when they change', async () => {
    const { result } = at('/?name=H&kind=2');
    const field = fieldsOf(result.current.list).choice('kind', { label: 'Kind', options: KINDS, clears: { name: '' } });
    act(() => (field.onChange as (value: number) => void)(1));
    expect(result.current.search).toBe('?kind=1');
  });

  it('show a search in its chip without the spaces around it', () => {
    const { result } = at('/?name=%20Hat%20');
    const search = fieldsOf(result.current.list).search('name', 'Name', (value) => `Name: ${value}`);
    expect(search).toMatchObject({ value: ' Hat ', chip: 'Name: Hat', isSet: true });
  });
});
