// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FilterBar, FilterSelect, SearchField } from '../src/index.ts';
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

  it('is forgotten by whoever goes back before it was asked', async () => {
    const onChange = vi.fn();
    show(<SearchField value="" onChange={onChange} debounceMs={30} />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rice' } });
    window.dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((go) => setTimeout(go, 120));
    expect(onChange).not.toHaveBeenCalled();
  });
});
