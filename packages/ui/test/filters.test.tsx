// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { EVERYWHERE, FilterBar, FilterSelect, LocationCascade, type LocationValue, SearchField } from '../src/index.ts';
import { show } from './render.tsx';

describe('the filter bar', () => {
  it('shows what is chosen, removes one, and clears all', async () => {
    const onRemove = vi.fn();
    const onClearAll = vi.fn();
    show(
      <FilterBar chips={[{ id: 'role', label: 'Role: admin', onRemove }]} onClearAll={onClearAll}>
        <span />
      </FilterBar>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Role: admin' }));
    expect(onRemove).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(onClearAll).toHaveBeenCalledOnce();
  });

  it('has a Search button where filters count only when it is pressed', async () => {
    const onSearch = vi.fn();
    show(
      <FilterBar onSearch={onSearch}>
        <SearchField value="" onChange={vi.fn()} debounceMs={0} />
      </FilterBar>,
    );
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  it('offers “any” among the choices of a filter', async () => {
    const onChange = vi.fn();
    const any = { id: 0, name: 'All roles' };
    show(<FilterSelect label="Role" value={3} any={any} options={[{ id: 3, name: 'admin' }]} onChange={onChange} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Role' }));
    await userEvent.click(screen.getByRole('option', { name: 'All roles' }));
    expect(onChange).toHaveBeenCalledWith(0);
  });
});

describe('the search field', () => {
  it('waits until one stops typing, and not at all for Enter or Clear', async () => {
    const onChange = vi.fn();
    show(<SearchField value="" onChange={onChange} debounceMs={60} />);
    for (const value of ['ri', 'rice']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('rice'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenLastCalledWith('');
  });
});

const PLACES: Record<string, { id: number; name: string }[]> = {
  'division-1': [{ id: 10, name: 'Barishal' }],
  district10: [{ id: 20, name: 'Bhola' }],
  upazila20: [{ id: 30, name: 'Char Fasson' }],
};
const loadPlaces = vi.fn(async (level: string, parent: number) => PLACES[`${level}${parent}`] ?? []);

function Cascade({ start, onChange }: { start: LocationValue; onChange: (value: LocationValue) => void }) {
  const [value, setValue] = useState(start);
  return (
    <LocationCascade
      value={value}
      loadPlaces={loadPlaces}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}
const choose = async (level: string, place: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: level }));
  await userEvent.click(await screen.findByRole('option', { name: place }));
};

describe('the location cascade', () => {
  it('loads each level from the place chosen above it, the divisions from −1', async () => {
    const onChange = vi.fn();
    show(<Cascade start={EVERYWHERE} onChange={onChange} />);
    expect(screen.getByRole('combobox', { name: 'District' }).getAttribute('aria-disabled')).toBe('true');
    await choose('Division', 'Barishal');
    await choose('District', 'Bhola');
    expect(loadPlaces.mock.calls).toEqual([
      ['division', -1],
      ['district', 10],
      ['upazila', 20],
    ]);
    expect(onChange).toHaveBeenLastCalledWith({ division: 10, district: 20, upazila: -1, union: -1 });
  });

  it('forgets the levels below when a level is chosen anew', async () => {
    const onChange = vi.fn();
    show(<Cascade start={{ division: 10, district: 20, upazila: 30, union: -1 }} onChange={onChange} />);
    await choose('District', 'All');
    expect(onChange).toHaveBeenLastCalledWith({ division: 10, district: -1, upazila: -1, union: -1 });
  });
});
