// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CellChange, cellKey, Grid, type GridHeader, type GridProps, useEdits } from '../src/index.ts';
import { show } from './render.tsx';

interface Work {
  id: string;
  name: string;
  target: number | null;
  unit: number | null;
  from: string | null;
  parts?: Work[];
}
const work = (id: string, target: number | null, parts?: Work[]): Work => ({
  id,
  name: `Work ${id}`,
  target,
  unit: 1,
  from: '2026-07-01',
  parts,
});
const ROWS = [work('a', 10), work('b', 20), work('c', null)];
const TREE = [work('a', null, [work('a1', 1), work('a2', 2)]), work('b', 4)];
const COLUMNS: GridHeader<Work>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  {
    id: 'year',
    header: '2025-26',
    children: [
      {
        id: 'target',
        header: 'Target',
        kind: 'number',
        value: ({ target }) => target,
        editable: true,
        max: 5000,
        total: 'sum',
        rollUp: true,
      },
      {
        id: 'unit',
        header: 'Unit',
        kind: 'choice',
        options: [
          { id: 1, name: 'Batch' },
          { id: 2, name: 'KM' },
        ],
        value: ({ unit }) => unit,
        editable: ({ id }) => id !== 'c',
      },
    ],
  },
  { id: 'from', header: 'From', kind: 'date', value: ({ from }) => from, editable: true },
];
const rowId = ({ id }: Work) => id;
const childrenOf = ({ parts }: Work) => parts;

const told: CellChange[][] = [];
function Edited(props: Partial<GridProps<Work>>) {
  const { edits, onChange } = useEdits();
  const tell = (changes: CellChange[]) => {
    told.push(changes);
    onChange(changes);
  };
  return (
    <Grid
      label="Plan"
      columns={COLUMNS}
      rows={ROWS}
      rowId={rowId}
      edits={edits}
      onChange={tell}
      totalLabel="Total"
      {...props}
    />
  );
}
const cell = (line: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-line="${line}"] > [data-column="${column}"]`) as HTMLElement;
const press = (at: HTMLElement) => fireEvent.mouseDown(at, { button: 0 });
const status = () => screen.getByRole('status').textContent;
const totals = () => [...document.querySelectorAll('tfoot [role=gridcell]')].map((one) => one.textContent);
const active = () => {
  const { dataset } = document.activeElement as HTMLElement;
  return [Number(document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line), Number(dataset.column)];
};

/** As the browser would hand over what is on the clipboard. */
function clipboard(kind: 'copy' | 'cut' | 'paste', text = ''): string {
  let held = text;
  const data = { getData: () => text, setData: (_: string, value: string) => (held = value) };
  const target = document.activeElement as HTMLElement;
  const event = createEvent[kind](target, { clipboardData: data });
  Object.defineProperty(event, 'clipboardData', { value: data });
  fireEvent(target, event);
  return held;
}

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ delay: null });
});
afterEach(() => {
  told.length = 0;
  vi.restoreAllMocks();
});

describe('a grid to fill in', () => {
  it('has titles over its columns, and a total that follows what is typed', async () => {
    show(<Edited />);
    expect(screen.getByRole('columnheader', { name: '2025-26' }).getAttribute('aria-colspan')).toBe('2');
    expect(screen.getByRole('grid', { name: 'Plan' }).getAttribute('aria-rowcount')).toBe('6');
    expect(totals()[0]).toBe('30');
    press(cell(2, 1));
    await user.keyboard('১২{Enter}');
    expect(totals()[0]).toBe('42');
  });

  it('is one stop of the Tab key, and goes from cell to cell by the arrows', async () => {
    show(<Edited />);
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(active()).toEqual([1, 1]);
    await user.keyboard('{End}');
    expect(active()).toEqual([1, 3]);
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(active()).toEqual([0, 0]);
  });

  it('goes by Tab through the cells of a line that can be filled in, and then out', async () => {
    show(
      <>
        <Edited />
        <button type="button">after</button>
      </>,
    );
    await user.tab();
    await user.tab();
    expect(active()).toEqual([0, 1]);
    await user.tab();
    await user.tab();
    expect(active()).toEqual([0, 3]);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('after');
  });

  it('begins to edit by typing, by Enter and by F2, and Escape gives up', async () => {
    show(<Edited />);
    press(cell(0, 1));
    await user.keyboard('7');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Target' }).value).toBe('7');
    await user.keyboard('{Escape}');
    expect(cell(0, 1).textContent).toBe('10');
    expect(active()).toEqual([0, 1]);
    for (const key of ['{Enter}', '{F2}']) {
      await user.keyboard(key);
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Target' }).value).toBe('10');
      await user.keyboard('{Escape}');
    }
    expect(told).toEqual([]);
  });

  it('tells what was typed, goes down by Enter, on by Tab, and by the arrows when begun by typing', async () => {
    show(<Edited />);
    press(cell(0, 1));
    await user.keyboard('15{Enter}');
    expect(active()).toEqual([1, 1]);
    await user.keyboard('25{ArrowDown}');
    expect(active()).toEqual([2, 1]);
    await user.keyboard('35{Tab}');
    expect(active()).toEqual([2, 3]);
    expect(told).toEqual([
      [{ rowId: 'a', columnId: 'target', value: 15, before: 10 }],
      [{ rowId: 'b', columnId: 'target', value: 25, before: 20 }],
      [{ rowId: 'c', columnId: 'target', value: 35, before: null }],
    ]);
  });

  it('marks a changed cell by a sign and a word, until it is as it was', async () => {
    show(<Edited />);
    press(cell(0, 1));
    await user.keyboard('15{Enter}');
    expect(cell(0, 1).textContent).toBe('●15Not saved yet');
    press(cell(0, 1));
    await user.keyboard('10{Enter}');
    expect(cell(0, 1).textContent).toBe('10');
  });

  it('keeps a field open with a sentence that is read out while its text is refused', async () => {
    show(<Edited />);
    press(cell(0, 1));
    await user.keyboard('abc{Enter}');
    const field = screen.getByRole('textbox', { name: 'Target' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('“abc” is not a number.');
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await user.clear(field);
    await user.keyboard('6000{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('The most that can be entered here is 5,000.');
    expect(told).toEqual([]);
  });

  it('marks a cell that was left with a refused text, keeps its value, and says why where one comes to it', async () => {
    show(<Edited />);
    press(cell(0, 1));
    await user.keyboard('abc');
    press(cell(1, 0));
    expect(cell(0, 1).getAttribute('aria-invalid')).toBe('true');
    expect(cell(0, 1).textContent).toContain('10');
    expect(cell(0, 1).textContent).toContain('“abc” is not a number.');
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(screen.getByRole('alert').textContent).toBe('“abc” is not a number.');
    await user.keyboard('11{Enter}');
    expect(cell(0, 1).getAttribute('aria-invalid')).toBeNull();
  });

  it('shows what the server said about a cell', () => {
    show(<Edited faults={new Map([[cellKey('b', 'target'), 'More than the whole project']])} />);
    expect(cell(1, 1).getAttribute('aria-invalid')).toBe('true');
    expect(cell(1, 1).textContent).toContain('More than the whole project');
  });

  it('says which cells cannot be changed, and does not change them', async () => {
    show(<Edited />);
    expect(cell(0, 0).getAttribute('aria-readonly')).toBe('true');
    expect(cell(2, 2).getAttribute('aria-readonly')).toBe('true');
    expect(cell(0, 2).getAttribute('aria-readonly')).toBe('false');
    press(cell(0, 0));
    await user.keyboard('x');
    expect(status()).toBe('This cell cannot be changed.');
    await user.keyboard('{F2}{Delete}');
    expect(told).toEqual([]);
  });

  it('offers choices in a list and days in a field for days', async () => {
    show(<Edited />);
    press(cell(0, 2));
    await user.keyboard('{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'KM');
    await user.keyboard('{Enter}');
    expect(cell(0, 2).textContent).toContain('KM');
    press(cell(0, 3));
    await user.keyboard('{F2}');
    const field = screen.getByLabelText<HTMLInputElement>('From');
    expect([field.type, field.value]).toEqual(['date', '2026-07-01']);
    fireEvent.change(field, { target: { value: '2026-08-15' } });
    await user.keyboard('{Enter}');
    expect(told.flat().map(({ columnId, value }) => [columnId, value])).toEqual([
      ['unit', 2],
      ['from', '2026-08-15'],
    ]);
  });

  it('keeps an open field with its row when rows come above it, and gives it up when its row goes', async () => {
    const { rerender } = show(<Edited />);
    press(cell(1, 1));
    await user.keyboard('77');
    rerender(<Edited rows={[work('new', 1), ...ROWS]} />);
    expect(cell(2, 1).contains(document.activeElement)).toBe(true);
    await user.keyboard('{Enter}');
    expect(told).toEqual([[{ rowId: 'b', columnId: 'target', value: 77, before: 20 }]]);
    press(cell(2, 1));
    await user.keyboard('88');
    rerender(<Edited rows={[work('new', 1)]} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(told).toHaveLength(1);
  });

  it('opens a cell by a double click', async () => {
    show(<Edited />);
    await user.dblClick(cell(1, 1));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Target' }));
  });
});

describe('a selection', () => {
  it('grows by Shift with arrows or mouse, and is told', async () => {
    show(<Edited />);
    press(cell(0, 1));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
    expect(status()).toBe('Selected: 2 × 2 cells');
    fireEvent.mouseDown(cell(2, 3), { button: 0, shiftKey: true });
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(9);
    await user.keyboard('{Escape}');
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
    await user.keyboard('{Control>}a{/Control}');
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(12);
  });

  it('is drawn with the mouse', () => {
    show(<Edited />);
    press(cell(0, 1));
    fireEvent.mouseOver(cell(1, 2), { buttons: 1 });
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
    fireEvent.mouseOver(cell(2, 2), { buttons: 0 });
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
  });

  it('is emptied by Delete, in one call', async () => {
    show(<Edited />);
    press(cell(0, 1));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Delete}');
    expect(told).toHaveLength(1);
    expect(told[0]?.map(({ rowId: id, value }) => [id, value])).toEqual([
      ['a', null],
      ['b', null],
    ]);
    expect(status()).toBe('Cells emptied: 2.');
    expect(totals()[0]).toBe('---');
  });
});

describe('copy and paste', () => {
  it('copies a block as a spreadsheet takes it: plain numbers, names of choices, days', async () => {
    show(<Edited />);
    press(cell(1, 1));
    await user.keyboard('{Shift>}{ArrowDown}{End}{/Shift}');
    expect(clipboard('copy')).toBe('20\tBatch\t2026-07-01\n\tBatch\t2026-07-01');
  });

  it('pastes a block in one call, with Bengali digits, and says what did not fit', () => {
    show(<Edited />);
    press(cell(0, 1));
    clipboard('paste', '১,৫০০\tKM\t31/12/2026\r\nabc\tkm\t\r\n7\tBatch\t\t9\r\n8\tx\r\n');
    expect(told).toHaveLength(1);
    expect(told[0]?.map(({ rowId: id, columnId, value }) => `${id}.${columnId}=${value}`)).toEqual([
      'a.target=1500',
      'a.unit=2',
      'a.from=2026-12-31',
      'b.unit=2',
      'b.from=null',
      'c.target=7',
      'c.from=null',
    ]);
    expect(cell(1, 1).textContent).toContain('“abc” is not a number.');
    expect(status()).toBe(
      'Cells changed by pasting: 7. Cells refused, because the value does not fit: 1. ' +
        'Cells left alone, because they cannot be changed: 1. Cells beyond the edge of the table: 3.',
    );
  });

  it('takes a paste back by Ctrl+Z or the button, does it again by Ctrl+Y, and keeps the focus', async () => {
    show(<Edited />);
    press(cell(0, 1));
    clipboard('paste', '1\n2\n3');
    expect(totals()[0]).toBe('6');
    await user.keyboard('{Control>}z{/Control}');
    expect(totals()[0]).toBe('30');
    expect(told[1]?.map(({ value, before }) => [value, before])).toEqual([
      [10, 1],
      [20, 2],
      [null, 3],
    ]);
    expect(document.querySelectorAll('[data-mark]')).toHaveLength(0);
    await user.keyboard('{Control>}y{/Control}');
    expect(totals()[0]).toBe('6');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(totals()[0]).toBe('30');
    expect(status()).toBe('Cells set back: 3.');
    expect(active()).toEqual([0, 1]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('cuts: what was copied is emptied', () => {
    show(<Edited />);
    press(cell(0, 1));
    expect(clipboard('cut')).toBe('10');
    expect(cell(0, 1).textContent).not.toContain('10');
  });

  it('leaves the clipboard to a field that is open', async () => {
    show(<Edited />);
    press(cell(0, 1));
    await user.keyboard('{F2}');
    clipboard('paste', '1\t2');
    expect(told).toEqual([]);
  });
});

describe('a tree', () => {
  const tree = (props: Partial<GridProps<Work>> = {}) =>
    show(<Edited rows={TREE} childrenOf={childrenOf} {...props} />);
  const names = () => screen.getAllByRole('rowheader').map((one) => one.textContent);

  it('says level, place and whether a row is open', () => {
    tree({ startOpen: 'all' });
    expect(screen.getByRole('treegrid', { name: 'Plan' })).toBeTruthy();
    const rows = [...document.querySelectorAll('[data-line]')].map((row) =>
      ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) => row.getAttribute(name)),
    );
    expect(rows).toEqual([
      ['1', '1', '2', 'true'],
      ['2', '1', '2', null],
      ['2', '2', '2', null],
      ['1', '2', '2', null],
    ]);
  });

  it('opens and closes by the arrows and by Enter, and a closed row leads to its parent', async () => {
    tree();
    expect(names()).toEqual(['Work a', 'Work b', 'Total']);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(names()).toEqual(['Work a', 'Work a1', 'Work a2', 'Work b', 'Total']);
    await user.keyboard('{ArrowRight}');
    expect(active()).toEqual([0, 1]);
    await user.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowLeft}');
    expect(active()).toEqual([0, 0]);
    await user.keyboard('{ArrowLeft}');
    expect(names()).toEqual(['Work a', 'Work b', 'Total']);
    await user.keyboard('{Enter}');
    expect(names()).toHaveLength(5);
    expect(cell(0, 0).getAttribute('aria-expanded')).toBe('true');
    fireEvent.mouseDown(cell(0, 0).querySelector('[data-toggle]') as Element, { button: 0 });
    expect(names()).toHaveLength(3);
  });

  it('is mirrored from right to left', async () => {
    show(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <Edited rows={TREE} childrenOf={childrenOf} />
      </ThemeProvider>,
    );
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(names()).toHaveLength(5);
    await user.keyboard('{ArrowLeft}');
    expect(active()).toEqual([0, 1]);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(names()).toHaveLength(3);
  });

  it('sums up in its parents and in all, also what is closed, and follows what is typed', async () => {
    tree({ startOpen: ['a'] });
    expect([cell(0, 1).textContent, totals()[0]]).toEqual(['3', '7']);
    press(cell(1, 1));
    await user.keyboard('11{Enter}');
    expect([cell(0, 1).textContent, totals()[0]]).toEqual(['13', '17']);
    press(cell(0, 1));
    await user.keyboard('5');
    expect(status()).toBe('This cell cannot be changed.');
  });

  it('keeps the active cell when rows above it open', async () => {
    tree();
    press(cell(1, 1));
    fireEvent.mouseDown(cell(0, 0).querySelector('[data-toggle]') as Element, { button: 0 });
    press(cell(3, 1));
    await user.keyboard('9{Enter}');
    expect(told[0]?.[0]).toMatchObject({ rowId: 'b', value: 9 });
  });
});

describe('many rows', () => {
  it('are drawn only as far as they are in sight, and the last is reached by one key', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => work(String(n), 1));
    show(<Edited rows={rows} />);
    expect(document.querySelectorAll('[data-line]').length).toBeLessThan(60);
    expect(totals()[0]).toBe('10,000');
    await user.tab();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(active()).toEqual([9999, 3]);
    expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('10002');
    expect(document.querySelectorAll('[data-line]').length).toBeLessThan(60);
  });

  it('are none where there is nothing, and the grid says so', () => {
    show(<Edited rows={[]} />);
    expect(screen.getByText('No Data Found')).toBeTruthy();
  });
});

describe('a grid to be read', () => {
  it('takes no typing and no paste, and says that figures are missing', async () => {
    show(<Grid label="Report" columns={COLUMNS} rows={ROWS} rowId={rowId} />);
    expect(screen.getByRole('grid', { name: 'Report' }).getAttribute('aria-readonly')).toBe('true');
    expect(within(cell(2, 1)).getByText('---')).toBeTruthy();
    await user.tab();
    await user.keyboard('{ArrowRight}5');
    clipboard('paste', '9');
    expect(cell(0, 1).textContent).toBe('10');
    expect(clipboard('copy')).toBe('10');
  });
});
