import { cellOf, ordered, withCell } from './cells.ts';
import { withSameOrder } from './document.ts';
import type { DocumentSheet, Operation, OperationOf, SheetDone } from './types.ts';

export function addColumn(sheet: DocumentSheet, operation: OperationOf<'add-column'>): SheetDone | undefined {
  const { header, after } = operation;
  const cells = Object.entries(operation.cells ?? {});
  if (sheet.headers.includes(header)) return fill(sheet, header, cells);
  const found = after === undefined || after === null ? -1 : sheet.headers.indexOf(after);
  const at = after === null ? 0 : found < 0 ? sheet.headers.length : found + 1;
  const headers = sheet.headers.toSpliced(at, 0, header);
  const given = new Map(cells);
  const rows =
    given.size === 0
      ? sheet.rows
      : sheet.rows.map((row) => (given.has(row.key) ? withCell(row, headers, header, given.get(row.key)) : row));
  // Whoever takes back a column that others have filled meanwhile must not take what they wrote.
  const inverse: Operation = { op: 'remove-column', sheet: sheet.key, header, ...(given.size > 0 ? {} : EMPTY) };
  return { sheet: withSameOrder({ ...sheet, headers }, rows), inverse: [inverse] };
}

const EMPTY = { onlyEmpty: true } as const;

/** The column is there already: its empty cells take what is given. */
function fill(sheet: DocumentSheet, header: string, cells: [string, string][]): SheetDone | undefined {
  const given = new Map(cells);
  const inverse: Operation[] = [];
  const rows = sheet.rows.map((row) => {
    const value = given.get(row.key);
    if (value === undefined || cellOf(row, header) !== undefined) return row;
    inverse.push({ op: 'set', sheet: sheet.key, row: row.key, column: header, value: null });
    return withCell(row, sheet.headers, header, value);
  });
  return inverse.length === 0 ? undefined : { sheet: withSameOrder(sheet, rows), inverse };
}

export function removeColumn(sheet: DocumentSheet, operation: OperationOf<'remove-column'>): SheetDone | undefined {
  const { header } = operation;
  const at = sheet.headers.indexOf(header);
  if (at < 0) return undefined;
  const filled = sheet.rows.filter((row) => Object.hasOwn(row.cells, header));
  if (operation.onlyEmpty && filled.length > 0) return undefined;
  const cells = Object.fromEntries(filled.map((row) => [row.key, row.cells[header] as string]));
  const rows = sheet.rows.map((row) =>
    Object.hasOwn(row.cells, header) ? withCell(row, sheet.headers, header, undefined) : row,
  );
  const after = sheet.headers[at - 1] ?? null;
  const back: Operation = { op: 'add-column', sheet: sheet.key, header, after };
  return {
    sheet: withSameOrder({ ...sheet, headers: sheet.headers.toSpliced(at, 1) }, rows),
    inverse: [filled.length > 0 ? { ...back, cells } : back],
  };
}

export function renameColumn(sheet: DocumentSheet, operation: OperationOf<'rename-column'>): SheetDone | undefined {
  const { from, to } = operation;
  const at = sheet.headers.indexOf(from);
  if (at < 0 || sheet.headers.includes(to) || sheet.rows.some((row) => Object.hasOwn(row.cells, to))) return undefined;
  const headers = sheet.headers.with(at, to);
  const rows = sheet.rows.map((row) => {
    const value = cellOf(row, from);
    if (value === undefined) return row;
    const cells = new Map(Object.entries(row.cells));
    cells.delete(from);
    return { ...row, cells: ordered(headers, cells.set(to, value)) };
  });
  return {
    sheet: withSameOrder({ ...sheet, headers }, rows),
    inverse: [{ op: 'rename-column', sheet: sheet.key, from: to, to: from }],
  };
}
