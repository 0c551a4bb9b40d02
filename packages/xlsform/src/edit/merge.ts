import { sheetByKey } from './document.ts';
import { rewriteReferences } from './rewrite.ts';
import type { Change, DocumentRow, FormDocument, Operation } from './types.ts';

/** A cell that two people wrote; without a column the whole row, which one of them took away. */
export interface Conflict {
  sheet: string;
  row: string;
  column?: string;
}

const cellKey = (sheet: string, row: string, column: string) => JSON.stringify([sheet, row, column]);
const rowKey = (sheet: string, row: string) => JSON.stringify([sheet, row]);

/** What a sequence of operations writes. References that a rename rewrites are nobody's writing. */
function touched(operations: readonly Operation[]) {
  const cells = new Map<string, string | null>();
  const rows = new Map<string, Conflict>();
  const removed = new Set<string>();
  for (const operation of operations) {
    switch (operation.op) {
      case 'set':
        cells.set(cellKey(operation.sheet, operation.row, operation.column), operation.value);
        rows.set(rowKey(operation.sheet, operation.row), operation);
        break;
      case 'rename':
        cells.set(cellKey('survey', operation.row, 'name'), operation.to);
        break;
      case 'rename-list':
        cells.set(`list ${operation.from}`, operation.to);
        break;
      case 'rename-column':
        cells.set(`column ${operation.sheet} ${operation.from}`, operation.to);
        break;
      case 'rename-sheet':
        cells.set(`sheet ${operation.sheet}`, operation.name);
        break;
      case 'remove':
        for (const row of operation.rows) removed.add(rowKey(operation.sheet, row));
        break;
      case 'insert':
        // What was taken away and put back is where it was.
        for (const { key } of operation.rows) removed.delete(rowKey(operation.sheet, key));
        break;
    }
  }
  return { cells, rows, removed };
}

/** Cells that both wrote, and differently; rows that one took away while the other wrote in them. */
export function conflicts(mine: readonly Operation[], theirs: readonly Operation[]): Conflict[] {
  const [a, b] = [touched(mine), touched(theirs)];
  const found = new Map<string, Conflict>();
  for (const [key, value] of a.cells) {
    if (!b.cells.has(key) || b.cells.get(key) === value) continue;
    found.set(key, placeOf(key));
  }
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (const [key, { sheet, row }] of one.rows)
      if (other.removed.has(key) && !one.removed.has(key)) found.set(key, { sheet, row });
  return [...found.values()];
}

function placeOf(key: string): Conflict {
  if (key.startsWith('[')) {
    const [sheet, row, column] = JSON.parse(key) as [string, string, string];
    return { sheet, row, column };
  }
  const [kind = '', ...rest] = key.split(' ');
  if (kind === 'list') return { sheet: 'choices', row: '', column: rest.join(' ') };
  if (kind === 'column') return { sheet: rest[0] ?? '', row: '', column: rest.slice(1).join(' ') };
  return { sheet: rest.join(' '), row: '' };
}

/**
 * My operations so that they mean after theirs what they meant before: what I wrote follows the names that they gave, what
 * I put behind a row of theirs that is gone comes where it stood, and a group that I move takes along what they put in it.
 * `before` is the document that both began with.
 */
export function rebase(mine: readonly Operation[], theirs: readonly Operation[], before: FormDocument): Operation[] {
  if (theirs.length === 0) return [...mine];
  const renames = theirs.filter((operation) => operation.op === 'rename');
  const columns = theirs.filter((operation) => operation.op === 'rename-column');
  const gone = removedRows(theirs);
  const text = (value: string) => renames.reduce((now, { from, to }) => rewriteReferences(now, from, to), value);
  const header = (sheet: string, name: string) =>
    columns.reduce((now, { sheet: of, from, to }) => (of === sheet && now === from ? to : now), name);
  const anchor = (sheet: string, after: string | null): string | null => {
    const removed = gone.get(sheet);
    if (after === null || !removed?.has(after)) return after;
    const rows = sheetByKey(before, sheet)?.rows ?? [];
    for (let at = rows.findIndex(({ key }) => key === after) - 1; at >= 0; at--)
      if (!removed.has(rows[at]?.key as string)) return rows[at]?.key as string;
    return null;
  };
  const rowAfter = (sheet: string, row: DocumentRow): DocumentRow => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).map(([name, value]) => [header(sheet, name), text(value)])),
  });
  return mine.map((operation): Operation => {
    switch (operation.op) {
      case 'set': {
        const column = header(operation.sheet, operation.column);
        return { ...operation, column, value: operation.value === null ? null : text(operation.value) };
      }
      case 'insert': {
        const rows = operation.rows.map((row) => rowAfter(operation.sheet, row));
        return { ...operation, rows, after: anchor(operation.sheet, operation.after) };
      }
      case 'move':
        return {
          ...operation,
          rows: withInserted(operation.sheet, operation.rows, theirs, before),
          after: anchor(operation.sheet, operation.after),
        };
      default:
        return operation;
    }
  });
}

function removedRows(operations: readonly Operation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const gone = new Map<string, Set<string>>();
  for (const operation of operations) {
    if (operation.op === 'remove') {
      const rows = gone.get(operation.sheet) ?? new Set();
      for (const row of operation.rows) rows.add(row);
      gone.set(operation.sheet, rows);
    } else if (operation.op === 'insert') for (const { key } of operation.rows) gone.get(operation.sheet)?.delete(key);
  }
  return gone;
}

/** Rows that others put between rows which are moved together, in their places. */
function withInserted(
  sheet: string,
  rows: readonly string[],
  theirs: readonly Operation[],
  before: FormDocument,
): string[] {
  const known = sheetByKey(before, sheet)?.rows.map(({ key }) => key) ?? [];
  const result = [...rows];
  for (const operation of theirs) {
    if (operation.op !== 'insert' || operation.sheet !== sheet || operation.after === null) continue;
    const at = result.indexOf(operation.after);
    const next = result[at + 1];
    // Behind the last of them is outside; between two that stood together is inside.
    if (at < 0 || next === undefined) continue;
    const stood = known.indexOf(operation.after);
    if (stood >= 0 && known[stood + 1] !== next) continue;
    result.splice(at + 1, 0, ...operation.rows.map(({ key }) => key).filter((key) => !result.includes(key)));
  }
  return result;
}

export const operationsOf = (changes: readonly Change[]): Operation[] =>
  changes.flatMap(({ operations }) => operations);
