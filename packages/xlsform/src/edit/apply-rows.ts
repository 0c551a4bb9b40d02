import { addColumn } from './apply-columns.ts';
import { cellOf, withCell } from './cells.ts';
import { positions, rowOf, withSameOrder } from './document.ts';
import type { DocumentRow, DocumentSheet, Operation, OperationOf, SheetDone } from './types.ts';

export function setCell(sheet: DocumentSheet, operation: OperationOf<'set'>): SheetDone | undefined {
  const { row: key, column } = operation;
  const row = rowOf(sheet, key);
  const before = cellOf(row, column);
  const value = operation.value === null || operation.value.trim() === '' ? undefined : operation.value;
  if (!row || before === value) return undefined;
  const added =
    before === undefined ? addColumn(sheet, { op: 'add-column', sheet: sheet.key, header: column }) : undefined;
  const { headers } = added?.sheet ?? sheet;
  const rows = sheet.rows.with(positions(sheet).get(key) as number, withCell(row, headers, column, value));
  const back: Operation = { op: 'set', sheet: sheet.key, row: key, column, value: before ?? null };
  return { sheet: withSameOrder({ ...sheet, headers }, rows), inverse: [back, ...(added?.inverse ?? [])] };
}

export function insertRows(sheet: DocumentSheet, { after, rows }: OperationOf<'insert'>): SheetDone | undefined {
  const known = positions(sheet);
  const seen = new Set<string>();
  const fresh = rows.filter(({ key }) => !known.has(key) && seen.size < seen.add(key).size);
  if (fresh.length === 0) return undefined;
  let now = sheet;
  const columns: Operation[] = [];
  for (const header of new Set(fresh.flatMap(({ cells }) => Object.keys(cells)))) {
    const added = addColumn(now, { op: 'add-column', sheet: sheet.key, header });
    if (!added) continue;
    now = added.sheet;
    columns.unshift(...added.inverse);
  }
  const at = after === null ? 0 : (known.get(after) ?? sheet.rows.length - 1) + 1;
  const remove: Operation = { op: 'remove', sheet: sheet.key, rows: fresh.map(({ key }) => key) };
  return { sheet: { ...now, rows: sheet.rows.toSpliced(at, 0, ...fresh) }, inverse: [remove, ...columns] };
}

/** Rows of `keys` that stand one after the other, each with the row before them that is none of these. */
function runs(sheet: DocumentSheet, keys: ReadonlySet<string>): { after: string | null; rows: DocumentRow[] }[] {
  const found: { after: string | null; rows: DocumentRow[] }[] = [];
  let after: string | null = null;
  let open: DocumentRow[] | undefined;
  for (const row of sheet.rows) {
    if (!keys.has(row.key)) {
      after = row.key;
      open = undefined;
    } else if (open) open.push(row);
    else found.push({ after, rows: (open = [row]) });
  }
  return found;
}

export function removeRows(sheet: DocumentSheet, operation: OperationOf<'remove'>): SheetDone | undefined {
  const gone = new Set(operation.rows);
  const found = runs(sheet, gone);
  if (found.length === 0) return undefined;
  return {
    sheet: { ...sheet, rows: sheet.rows.filter(({ key }) => !gone.has(key)) },
    inverse: found.map(({ after, rows }) => ({ op: 'insert', sheet: sheet.key, after, rows })),
  };
}

export function moveRows(sheet: DocumentSheet, operation: OperationOf<'move'>): SheetDone | undefined {
  const known = positions(sheet);
  const keys = [...new Set(operation.rows)].filter((key) => known.has(key));
  const moved = new Set(keys);
  const at = operation.after === null ? -1 : known.get(operation.after);
  if (keys.length === 0 || at === undefined) return undefined;
  // What shall come after one of themselves comes after what stands before them.
  let anchor = at;
  while (anchor >= 0 && moved.has(sheet.rows[anchor]?.key as string)) anchor--;
  const rest = sheet.rows.filter(({ key }) => !moved.has(key));
  const place = anchor < 0 ? 0 : rest.indexOf(sheet.rows[anchor] as DocumentRow) + 1;
  const rows = rest.toSpliced(place, 0, ...keys.map((key) => sheet.rows[known.get(key) as number] as DocumentRow));
  if (rows.every((row, i) => row === sheet.rows[i])) return undefined;
  const inverse = runs(sheet, moved).map(
    ({ after, rows: run }): Operation => ({ op: 'move', sheet: sheet.key, rows: run.map(({ key }) => key), after }),
  );
  return { sheet: { ...sheet, rows }, inverse };
}
