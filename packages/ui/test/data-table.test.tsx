// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Column, DataTable, type DataTableProps, type RowId } from '../src/index.ts';
import { IconEdit } from '../src/icons.ts';
import { screenWidth, show } from './render.tsx';

interface Village {
  id: number;
  name: string;
  people: number | null;
  approved: boolean;
}
const columns: Column<Village>[] = [
  { id: 'name', header: 'Village', sortable: true, primary: true },
  { id: 'people', header: 'People', numeric: true },
];
const rows: Village[] = [
  { id: 7, name: 'Char Fasson', people: 12345, approved: true },
  { id: 9, name: ' ', people: 0, approved: false },
  { id: 11, name: 'Hatiya', people: null, approved: false },
];
const table = (changes: Partial<DataTableProps<Village>> = {}) =>
  show(<DataTable label="Villages" columns={columns} rows={rows} rowId={(row) => row.id} {...changes} />);
const paging = { page: 2, pageSize: 10, count: 23, onChange: vi.fn() };
const cells = (row: number) => within(screen.getAllByRole('row')[row] as HTMLElement).getAllByRole('cell');

afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('the generic table', () => {
  it('shows the columns with their headers', () => {
    table();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Village', 'People']);
    expect(screen.getByRole('table', { name: 'Villages' })).toBeTruthy();
  });

  it('counts the serial column SL through the pages', () => {
    table({ serial: true, paging });
    expect(screen.getByRole('columnheader', { name: 'SL' })).toBeTruthy();
    expect(cells(1)[0]?.textContent).toBe('11');
  });

  it('shows --- in empty cells, and zero as zero', () => {
    table();
    expect(cells(2).map((cell) => cell.textContent)).toEqual(['---', '0']);
    expect(cells(3).map((cell) => cell.textContent)).toEqual(['Hatiya', '---']);
  });

  it('links a row to the prefix, its id and a slash', () => {
    table({ rowLink: { prefix: '/village/', id: (row) => row.id } });
    expect(screen.getByRole('link', { name: 'Char Fasson' }).getAttribute('href')).toBe('/village/7/');
  });

  it('offers Approve or Cancel Approval by the status flag', async () => {
    const onChange = vi.fn();
    table({ approval: { isApproved: (row) => row.approved, onChange } });
    expect(screen.getByRole('columnheader', { name: 'Status' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Approve' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Approval' }));
    expect(onChange).toHaveBeenCalledWith(rows[0]);
  });

  it('says No Data Found when there is nothing, or the words and the first step it is given', () => {
    const { unmount } = table({ rows: [] });
    expect(screen.getByText('No Data Found')).toBeTruthy();
    unmount();
    table({ rows: [], empty: { text: 'No Teams', action: <button type="button">Add member</button> } });
    expect(screen.getByText('No Teams')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add member' })).toBeTruthy();
  });

  it('puts actions at the end of the row, named', async () => {
    const onClick = vi.fn();
    table({ actions: (row) => [{ id: 'edit', label: `Edit ${row.id}`, icon: IconEdit, onClick }] });
    await userEvent.click(screen.getByRole('button', { name: 'Edit 7' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(cells(1).at(-1)?.querySelector('button')).toBeTruthy();
  });

  it('asks for the other order when a sorted header is pressed again', async () => {
    const onSort = vi.fn();
    table({ sort: { by: 'name', order: 'asc' }, onSort });
    expect(screen.getByRole('columnheader', { name: 'Village' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Village' }));
    expect(onSort).toHaveBeenCalledWith({ by: 'name', order: 'desc' });
  });

  it('selects rows one by one and all at once, and keeps those of other pages', async () => {
    const onChange = vi.fn();
    const selected: Set<RowId> = new Set([99]);
    table({ selection: { selected, onChange } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
    expect([...(onChange.mock.lastCall?.[0] ?? [])]).toEqual([99, 7]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect([...(onChange.mock.lastCall?.[0] ?? [])]).toEqual([99, 7, 9, 11]);
  });

  it('keeps the height of its rows while loading, and turns grey only after a moment', async () => {
    const { container } = table({ rows: undefined });
    expect(container.querySelectorAll('tbody tr')).toHaveLength(10);
    expect(container.querySelector('.MuiSkeleton-root')).toBeNull();
    await waitFor(() => expect(container.querySelector('.MuiSkeleton-root')).toBeTruthy());
  });

  it('says what failed and tries again', async () => {
    const onRetry = vi.fn();
    table({ rows: undefined, error: 'The server is busy.', onRetry });
    expect(screen.getByRole('alert').textContent).toContain('The server is busy.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('moves between rows with the arrow keys and opens one with Enter', async () => {
    table({ rowLink: { prefix: '/village/', id: (row) => row.id } });
    const [first, second, third] = screen.getAllByRole('row').slice(1);
    const opened = vi.fn((event: Event) => event.preventDefault());
    third?.querySelector('a')?.addEventListener('click', opened);
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard('{End}{Enter}');
    expect(document.activeElement).toBe(third);
    expect(opened).toHaveBeenCalledOnce();
  });

  it('becomes cards with the columns that matter under 600 px', () => {
    screenWidth(360);
    table();
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Villages' })).getAllByRole('listitem');
    expect(cards[0]?.textContent).toBe('Char Fasson');
  });
});

describe('its paging', () => {
  it('says which results it shows', () => {
    table({ paging });
    expect(screen.getByText('Showing 11 to 20 of 23 results.')).toBeTruthy();
  });

  it('ends at the last result on the last page', () => {
    table({ paging: { ...paging, page: 3 } });
    expect(screen.getByText('Showing 21 to 23 of 23 results.')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Last page' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it.each([
    ['First page', 1],
    ['Previous page', 1],
    ['Next page', 3],
    ['Last page', 3],
  ])('goes with “%s” to page %i', async (name, page) => {
    table({ paging });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(paging.onChange).toHaveBeenCalledWith({ page, pageSize: 10 });
  });

  it('starts again at the first page with another page size', async () => {
    table({ paging });
    await userEvent.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    await userEvent.click(screen.getByRole('option', { name: '25' }));
    expect(paging.onChange).toHaveBeenCalledWith({ page: 1, pageSize: 25 });
  });
});
