import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptied, fillCells, laid } from '../src/grid/fill.ts';
import { flatten, leafRows, parentIds } from '../src/grid/flatten.ts';
import { headerLines, leavesOf } from '../src/grid/headers.ts';
import { GridModel } from '../src/grid/model.ts';
import { moved, treeStep } from '../src/grid/move.ts';
import { readNumber, readValue } from '../src/grid/read-value.ts';
import { scrollTo, sizesOf } from '../src/grid/sizes.ts';
import { readTsv, writeTsv } from '../src/grid/tsv.ts';
import { cellKey, type GridColumn, type GridHeader } from '../src/grid/types.ts';
import { drawnRows } from '../src/grid/virtual.ts';

interface Work {
  id: string;
  target: number | null;
  parts?: Work[];
}
const target: GridColumn<Work> = { id: 'target', header: 'Target', kind: 'number', value: (row) => row.target };
const name: GridColumn<Work> = { id: 'name', header: 'Name', value: (row) => row.id };

describe('grouped headers', () => {
  const year = (id: string): GridHeader<Work> => ({
    id,
    header: id,
    children: [
      { ...target, id: `${id}-target` },
      { ...target, id: `${id}-done` },
    ],
  });
  const headers: GridHeader<Work>[] = [name, { id: 'years', header: 'Years', children: [year('a'), year('b')] }];

  it('span their columns, and a column without a group stands beside all lines', () => {
    const lines = headerLines(headers).map((line) =>
      line.map(({ id, start, columns, lines: over }) => [id, start, columns, over]),
    );
    expect(lines).toEqual([
      [
        ['name', 0, 1, 3],
        ['years', 1, 4, 1],
      ],
      [
        ['a', 1, 2, 1],
        ['b', 3, 2, 1],
      ],
      [
        ['a-target', 1, 1, 1],
        ['a-done', 2, 1, 1],
        ['b-target', 3, 1, 1],
        ['b-done', 4, 1, 1],
      ],
    ]);
    expect(leavesOf(headers).map(({ id }) => id)).toEqual(['name', 'a-target', 'a-done', 'b-target', 'b-done']);
  });

  it('leave out a group without columns', () => {
    expect(headerLines([name, { id: 'none', header: 'None', children: [] }]).flat()).toHaveLength(1);
  });
});

const tree: Work[] = [
  {
    id: 'a',
    target: null,
    parts: [
      { id: 'a1', target: 1 },
      { id: 'a2', target: null, parts: [{ id: 'a2x', target: 2 }] },
    ],
  },
  { id: 'b', target: 4 },
];
const rowId = (row: Work) => row.id;
const childrenOf = (row: Work) => row.parts;

describe('rows of a tree', () => {
  it('are in sight as far as those above them are open, and know their place', () => {
    const flat = flatten({ rows: tree, rowId, childrenOf }, (id) => id === 'a');
    expect(flat.map(({ id, level, place, siblings, parent }) => [id, level, place, siblings, parent])).toEqual([
      ['a', 1, 1, 2, -1],
      ['a1', 2, 1, 2, 0],
      ['a2', 2, 2, 2, 0],
      ['b', 1, 2, 2, -1],
    ]);
    expect(flat.map(({ isParent, isOpen }) => [isParent, isOpen])).toEqual([
      [true, true],
      [false, false],
      [true, false],
      [false, false],
    ]);
    expect(parentIds({ rows: tree, rowId, childrenOf })).toEqual(['a', 'a2']);
    expect(leafRows(tree, childrenOf).map(rowId)).toEqual(['a1', 'a2x', 'b']);
  });

  it('open, close and lead to their parent by the arrows, mirrored from right to left', () => {
    const [a, a1, a2] = flatten({ rows: tree, rowId, childrenOf }, (id) => id === 'a');
    expect(treeStep(a, 'ArrowRight', false)).toBeUndefined();
    expect(treeStep(a2, 'ArrowRight', false)).toEqual({ open: true });
    expect(treeStep(a, 'ArrowLeft', false)).toEqual({ open: false });
    expect(treeStep(a1, 'ArrowLeft', false)).toEqual({ row: 0 });
    expect(treeStep(a2, 'ArrowLeft', true)).toEqual({ open: true });
    expect(treeStep(a2, 'ArrowRight', true)).toEqual({ row: 0 });
  });
});

describe('sums', () => {
  const summed: GridColumn<Work> = { ...target, total: 'sum', rollUp: true, editable: true };
  const model = (edits?: Map<string, number | null>) =>
    new GridModel(
      flatten({ rows: tree, rowId, childrenOf }, () => true),
      [name, summed],
      { rows: tree, rowId, childrenOf, edits, onChange: () => {} },
    );

  it('are of the rows without children, once each, wherever they stand in the tree', () => {
    expect(model().total(summed)).toBe(7);
    expect(model().valueAt({ row: 0, column: 1 })).toBe(3);
    expect(model().valueAt({ row: 2, column: 1 })).toBe(2);
  });

  it('follow what is typed and not yet saved, and unknown is not zero', () => {
    expect(model(new Map([[cellKey('a1', 'target'), 10]])).total(summed)).toBe(16);
    const none = new Map(['a1', 'a2x', 'b'].map((id) => [cellKey(id, 'target'), null]));
    expect(model(none).total(summed)).toBeNull();
  });

  it('cannot be typed over', () => {
    expect(model().canEdit({ row: 0, column: 1 })).toBe(false);
    expect(model().canEdit({ row: 1, column: 1 })).toBe(true);
    expect(model().canEdit({ row: 1, column: 0 })).toBe(false);
  });
});

describe('moving by keys', () => {
  const extent = { rows: 5, columns: 4, page: 3, rtl: false };
  const from = (key: string, far = false, rtl = false) => {
    const to = moved({ row: 1, column: 1 }, key, far, { ...extent, rtl });
    return to && [to.row, to.column];
  };

  it('goes to the neighbour, by pages, to the ends of the line, and with Ctrl to the edges', () => {
    expect([from('ArrowDown'), from('ArrowUp'), from('ArrowRight'), from('ArrowLeft')]).toEqual([
      [2, 1],
      [0, 1],
      [1, 2],
      [1, 0],
    ]);
    expect([from('PageDown'), from('PageUp'), from('Home'), from('End')]).toEqual([
      [4, 1],
      [0, 1],
      [1, 0],
      [1, 3],
    ]);
    expect([from('ArrowDown', true), from('Home', true), from('End', true)]).toEqual([
      [4, 1],
      [0, 0],
      [4, 3],
    ]);
  });

  it('is mirrored from right to left', () => {
    expect([from('ArrowRight', false, true), from('ArrowLeft', false, true)]).toEqual([
      [1, 0],
      [1, 2],
    ]);
  });

  it('never leaves the grid, and other keys do not move', () => {
    const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.boolean())), (keys) => {
        let at = { row: 0, column: 0 };
        for (const [one, far] of keys) at = moved(at, one, far, extent) ?? at;
        expect(at.row >= 0 && at.row < 5 && at.column >= 0 && at.column < 4).toBe(true);
      }),
    );
    expect(from('x')).toBeUndefined();
  });
});

describe('a block on the clipboard', () => {
  it('is read as spreadsheets write it', () => {
    expect(readTsv('a\tb\r\n1\t2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(readTsv('"two\nlines"\t"says ""no"""\n\tx')).toEqual([
      ['two\nlines', 'says "no"'],
      ['', 'x'],
    ]);
    expect(readTsv('12" pipe\t"open')).toEqual([['12" pipe', '"open']]);
    expect(readTsv('')).toEqual([['']]);
    expect(readTsv('a\n\nb')).toEqual([['a'], [''], ['b']]);
  });

  it('comes back as it was written, whatever the cells hold', () => {
    const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a', 'ক') }));
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      )
      // A last line with one empty cell is the line end that every spreadsheet adds.
      .filter((lines) => lines.length === 1 || lines.at(-1)?.length !== 1 || lines.at(-1)?.[0] !== '');
    fc.assert(
      fc.property(block, (lines) => {
        expect(readTsv(writeTsv(lines))).toEqual(lines);
      }),
    );
  });
});

describe('what is typed or pasted', () => {
  it('is a number in Bengali or Latin digits, with any grouping and a real minus', () => {
    const read = ['১২৩', '৩,০০,০০০', '300,000', ' 1 250.5 ', '-7', '−৭', '.5', '1\u00a0000'].map(readNumber);
    expect(read).toEqual([123, 300_000, 300_000, 1250.5, -7, -7, 0.5, 1000]);
  });

  it('is no number where one would have to guess', () => {
    for (const text of ['', 'abc', '1,5', '1.2.3', '1e5', '12 kg', '--1', '1,0000', '0x10', 'NaN', 'Infinity', '50%'])
      expect(readNumber(text), text).toBeUndefined();
  });

  it('is checked against the bounds of its column', () => {
    const column = { ...target, min: 0, max: 100, decimals: 1, required: true };
    const row = { id: 'x', target: null };
    const fault = (text: string) => {
      const read = readValue(text, column, row);
      return 'fault' in read ? read.fault.code : read.value;
    };
    expect(['৯৯.৫', '-1', '101', '1.25', ' ', 'x'].map(fault)).toEqual([
      99.5,
      'tooSmall',
      'tooLarge',
      'decimals',
      'required',
      'notNumber',
    ]);
  });

  it('is a choice by its name or its id, a day as it is written here or in ISO', () => {
    const row = { id: 'x', target: null };
    const choice: GridColumn<Work> = {
      ...name,
      kind: 'choice',
      options: [
        { id: 1, name: 'Aslampur' },
        { id: 2, name: 'হাজারীগঞ্জ' },
      ],
    };
    expect(['aslampur', '2', 'হাজারীগঞ্জ', ''].map((text) => readValue(text, choice, row))).toEqual([
      { value: 1 },
      { value: 2 },
      { value: 2 },
      { value: null },
    ]);
    expect(readValue('Dhaka', choice, row)).toEqual({ fault: { code: 'notChoice' } });
    const date: GridColumn<Work> = { ...name, kind: 'date' };
    expect(['31/3/2026', '2026-03-31', '৩১-০৩-২০২৬'].map((text) => readValue(text, date, row))).toEqual(
      Array.from({ length: 3 }, () => ({ value: '2026-03-31' })),
    );
    expect(readValue('31/2/2026', date, row)).toEqual({ fault: { code: 'notDay' } });
  });
});

describe('pasting', () => {
  const rows = Array.from({ length: 4 }, (_, n) => ({ id: `r${n}`, target: n }));
  const columns = [name, { ...target, editable: true, max: 50 }, { ...target, id: 'more', editable: true }];
  const model = new GridModel(
    flatten({ rows, rowId }, () => true),
    columns,
    { rows, rowId, onChange: () => {} },
  );
  const over = (top: number, start: number, bottom = top, end = start) => ({ top, start, bottom, end });

  it('fills as many cells as there are values, from the first selected one', () => {
    const entries = [...laid([['1', '2'], ['3']], over(1, 1))];
    expect(entries.map(({ at, text }) => [at.row, at.column, text])).toEqual([
      [1, 1, '1'],
      [1, 2, '2'],
      [2, 1, '3'],
    ]);
  });

  it('repeats one copied cell, or a block, over a selection that is a multiple of it', () => {
    expect([...laid([['7']], over(0, 1, 3, 2))].map(({ text }) => text)).toEqual(Array.from({ length: 8 }, () => '7'));
    expect([...laid([['1', '2']], over(0, 1, 1, 2))].map(({ text }) => text)).toEqual(['1', '2', '1', '2']);
    expect([...laid([['1', '2']], over(0, 1, 2, 1))]).toHaveLength(2);
  });

  it('says what changed, refuses what does not fit, leaves alone what nobody may change', () => {
    const filled = fillCells(
      model,
      laid(
        [
          ['x', '৯', 'abc'],
          ['y', '99', '2'],
        ],
        over(1, 0),
      ),
    );
    expect(filled.changes).toEqual([{ rowId: 'r1', columnId: 'target', value: 9, before: 1 }]);
    expect(filled.refused.map(({ key, fault }) => [key, fault.code])).toEqual([
      [cellKey('r1', 'more'), 'notNumber'],
      [cellKey('r2', 'target'), 'tooLarge'],
    ]);
    expect(filled.readOnly).toBe(2);
  });

  it('empties a block, cells that are empty already aside', () => {
    expect(fillCells(model, emptied(over(0, 1, 1, 1))).changes.map(({ value, before }) => [value, before])).toEqual([
      [null, 0],
      [null, 1],
    ]);
  });
});

describe('rows out of sight', () => {
  it('are not drawn, but the row with the focus always is', () => {
    const drawn = drawnRows({ first: 5000, count: 15, rows: 10_000, active: 3 });
    const rows = drawn.flatMap((part) => ('row' in part ? [part.row] : []));
    expect(rows).toHaveLength(15 + 16 + 1);
    expect(rows[0]).toBe(3);
    expect(rows).toContain(5007);
  });

  it('keep their room, so that the grid is as high as all its rows', () => {
    const count = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(
        fc.nat(20_000),
        count,
        fc.nat(20_000),
        fc.integer({ min: -1, max: 20_000 }),
        (first, seen, rows, active) => {
          const drawn = drawnRows({ first, count: seen, rows, active });
          expect(drawn.reduce((sum, part) => sum + ('gap' in part ? part.gap : 1), 0)).toBe(rows);
          const lines = drawn.flatMap((part) => ('row' in part ? [part.row] : []));
          expect(lines).toEqual(lines.toSorted((a, b) => a - b));
          expect(new Set(lines).size).toBe(lines.length);
          expect(lines.length).toBeLessThanOrEqual(seen + 17 + Math.max(0, seen));
        },
      ),
    );
  });
});

describe('what stays in sight', () => {
  const columns = [{ ...name, width: 280 }, { ...name, id: 'unit', width: 100 }, target, { ...target, id: 'done' }];

  it('is on a phone one column, which leaves most of the width to the others', () => {
    const { widths, offsets, pinnedWidth } = sizesOf(columns, 2, 360);
    expect(offsets).toEqual([0]);
    expect(pinnedWidth).toBe(widths[0]);
    expect(pinnedWidth).toBeLessThanOrEqual(140);
    expect(sizesOf(columns, 2, 700)).toMatchObject({ offsets: [0, 280 + 700 - 604], isNarrow: false });
  });

  it('never covers the active cell', () => {
    const sizes = sizesOf(columns, 1, 360);
    const box = { scrollTop: 400, scrollLeft: 200, clientHeight: 300, clientWidth: 360 };
    const first = sizes.widths[0] as number;
    expect(scrollTo(box, { row: 9, column: 1 }, sizes, 100)).toEqual({ top: 360, along: 0 });
    expect(scrollTo(box, { row: 10, column: 2 }, sizes, 100)).toEqual({ top: 400, along: 100 });
    expect(scrollTo(box, { row: 20, column: 3 }, sizes, 100)).toEqual({ top: 640, along: 200 });
    expect(scrollTo({ ...box, scrollLeft: -0 }, { row: 10, column: 3 }, sizes, 100).along).toBe(first + 324 - 360);
  });
});
