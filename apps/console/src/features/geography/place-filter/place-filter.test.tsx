// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  choosePlace,
  NO_GEOCODE,
  NO_PLACE,
  PLACE_LEVELS,
  placeInput,
} from '~/features/geography/place-filter/places.ts';
import { usePlaceFilter } from '~/features/geography/place-filter/use-place-filter.ts';
import { api } from '~/lib/client.ts';

/** What stands beneath a place. */
const CHILDREN: Record<number, { id: number; geocode: string; field_name: string }[]> = {
  [-1]: [{ id: 10, geocode: '1', field_name: 'Barishal' }],
  10: [{ id: 20, geocode: '109', field_name: 'Bhola' }],
  20: [{ id: 30, geocode: '10918', field_name: 'Char Fasson' }],
  30: [{ id: 40, geocode: '1091801', field_name: 'Aslampur' }],
};
vi.mock('~/lib/client.ts', () => ({
  api: {
    geoChildren: {
      query: vi.fn(({ query: { parentId } }: { query: { parentId: number } }) => ({
        queryKey: ['geoChildren', parentId],
        queryFn: async () => ({ data: CHILDREN[parentId] ?? [] }),
      })),
    },
  },
}));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function filterOf<Value extends string | number, Places extends Record<string, Value>>(any: Places, start: Places) {
  const client = new QueryClient();
  return renderHook(
    () => {
      const [filters, setFilters] = useState(start);
      const change = (changes: Partial<Places>) => setFilters((before) => ({ ...before, ...changes }));
      const fields = usePlaceFilter<Value>({
        filters,
        any,
        setFilters: change as never,
        chip: (level, name) => `${level}: ${name}`,
      });
      return { filters, fields };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  ).result;
}
const optionsOf = (field: unknown) => (field as { options: { id: unknown }[] }).options.map(({ id }) => id);

describe('the place filter', () => {
  it('asks for all places with −1, as calls by id name the levels', () => {
    expect(placeInput(NO_PLACE)).toEqual({ division_id: -1, district_id: -1, upazila_id: -1, union_id: -1 });
  });

  it('forgets the levels below the chosen one and leaves those above', () => {
    expect(choosePlace(PLACE_LEVELS, 'upazila', 3, -1)).toEqual({ upazila: 3, union: -1 });
    expect(choosePlace(PLACE_LEVELS, 'division', -1, -1)).toEqual(NO_PLACE);
  });

  it('opens level by level, by id', async () => {
    const result = filterOf(NO_PLACE, NO_PLACE);
    await waitFor(() => expect(optionsOf(result.current.fields[0])).toEqual([10]));
    expect(result.current.fields.map((field) => 'disabled' in field && field.disabled)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const choose = result.current.fields[0]?.onChange as (id: number) => void;
    act(() => choose(10));
    await waitFor(() => expect(optionsOf(result.current.fields[1])).toEqual([20]));
    expect(result.current.fields[0]?.chip).toBe('division: Barishal');
  });

  it('knows a saved address by geocode, whose places it must find from the top', async () => {
    const start = { division: '1', district: '109', upazila: '10918' };
    const result = filterOf(NO_GEOCODE, start);
    await waitFor(() => expect(result.current.fields[2]?.chip).toBe('upazila: Char Fasson'));
    expect(result.current.fields).toHaveLength(3);
    act(() => result.current.fields[1]?.onRemove());
    expect(result.current.filters).toEqual({ division: '1', district: '-1', upazila: '-1' });
  });

  it('by id asks for every level of a saved address at once', () => {
    filterOf(NO_PLACE, { division: 10, district: 20, upazila: 30, union: 40 });
    const parents = vi.mocked(api.geoChildren.query).mock.calls.map(([given]) => given?.query?.parentId);
    expect(new Set(parents)).toEqual(new Set([-1, 10, 20, 30]));
  });
});
