// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { useTableState } from '~/lib/use-table-state.ts';

afterEach(cleanup);

const at = (address: string) =>
  renderHook(
    () => ({
      table: useTableState({ filters: { name: '', roleId: 0 }, sort: { by: 'name', order: 'asc' } }),
      search: useLocation().search,
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      ),
    },
  ).result;

describe('the state of a list', () => {
  it('starts at the first page with ten rows and no filter', () => {
    const { table } = at('/users').current;
    expect(table).toMatchObject({ page: 1, pageSize: 10, filters: { name: '', roleId: 0 }, chosen: [] });
    expect(table.sort).toEqual({ by: 'name', order: 'asc' });
  });

  it('is read from the address, each filter as its kind', () => {
    const { table } = at('/users?name=rice&roleId=4&page=3&pageSize=25&sortBy=createdAt&sortOrder=desc').current;
    expect(table).toMatchObject({ page: 3, pageSize: 25, filters: { name: 'rice', roleId: 4 } });
    expect(table.chosen).toEqual(['name', 'roleId']);
    expect(table.sort).toEqual({ by: 'createdAt', order: 'desc' });
  });

  it('does not believe nonsense in the address', () => {
    const { table } = at('/users?page=-2&pageSize=99999&roleId=x').current;
    expect(table).toMatchObject({ page: 1, pageSize: 10, filters: { roleId: 0 } });
  });

  it('goes back to the first page when a filter changes, and leaves “any” out of the address', () => {
    const result = at('/users?page=3&roleId=4');
    act(() => result.current.table.setFilters({ name: 'rice', roleId: 0 }));
    expect(result.current.search).toBe('?name=rice');
  });

  it('clears all filters at once', () => {
    const result = at('/users?name=rice&roleId=4&pageSize=25');
    act(() => result.current.table.clearFilters());
    expect(result.current.search).toBe('?pageSize=25');
  });

  it('writes page and sort', () => {
    const result = at('/users');
    act(() => result.current.table.paging(100).onChange({ page: 2, pageSize: 10 }));
    expect(result.current.search).toBe('?page=2');
    act(() => result.current.table.setSort({ by: 'createdAt', order: 'desc' }));
    expect(result.current.search).toBe('?sortBy=createdAt&sortOrder=desc');
  });

  it('keeps both of two changes that come before it is drawn again', () => {
    const result = at('/users');
    act(() => {
      result.current.table.setFilters({ name: 'rice' });
      result.current.table.setFilters({ roleId: 4 });
    });
    expect(result.current.search).toBe('?name=rice&roleId=4');
  });

  it('keeps two lists of one page apart by a prefix', () => {
    const result = renderHook(
      () => ({
        table: useTableState({ filters: { name: '' }, prefix: 'draft.' }),
        search: useLocation().search,
      }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <MemoryRouter initialEntries={['/forms?name=rice&page=2&draft.page=3']}>{children}</MemoryRouter>
        ),
      },
    ).result;
    expect(result.current.table).toMatchObject({ page: 3, filters: { name: '' } });
    act(() => result.current.table.setFilters({ name: 'wheat' }));
    expect(result.current.search).toBe('?name=rice&page=2&draft.name=wheat');
  });
});
