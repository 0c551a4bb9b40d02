import type { DocumentRow, DocumentSheet, FormDocument } from './types.ts';

export interface CellDifference {
  column: string;
  before?: string;
  after?: string;
}
/** A row that two states of a form do not have in common, or not in the same words or place. */
export interface RowDifference {
  sheet: string;
  /** As the later state has it, or else the earlier one. */
  row: DocumentRow;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  cells: CellDifference[];
}

const NO_ROWS: readonly DocumentRow[] = [];

/** What became of a form from one state to another, in the order of the later one; what is gone stands behind. */
export function differences(before: FormDocument, after: FormDocument): RowDifference[] {
  const earlier = new Map(before.sheets.map((sheet) => [sheet.key, sheet]));
  const later = new Set(after.sheets.map(({ key }) => key));
  const gone = before.sheets.filter(({ key }) => !later.has(key));
  return [
    ...after.sheets.flatMap((sheet) => inSheet(sheet.key, earlier.get(sheet.key), sheet)),
    ...gone.flatMap((sheet) => inSheet(sheet.key, sheet, undefined)),
  ];
}

function inSheet(sheet: string, before: DocumentSheet | undefined, after: DocumentSheet | undefined): RowDifference[] {
  if (before === after) return [];
  const [was, is] = [before?.rows ?? NO_ROWS, after?.rows ?? NO_ROWS];
  const earlier = new Map(was.map((row) => [row.key, row]));
  const now = new Set(is.map(({ key }) => key));
  const place = new Map(was.filter(({ key }) => now.has(key)).map(({ key }, i) => [key, i]));
  const stayed = rising(is.flatMap(({ key }) => place.get(key) ?? []));
  const found = is.flatMap((row): RowDifference[] => {
    const old = earlier.get(row.key);
    if (!old) return [{ sheet, row, kind: 'added', cells: [] }];
    const cells = old === row ? [] : cellsThatDiffer(old, row);
    if (cells.length > 0) return [{ sheet, row, kind: 'changed', cells }];
    return stayed.has(place.get(row.key) ?? -1) ? [] : [{ sheet, row, kind: 'moved', cells }];
  });
  const removed = was.filter(({ key }) => !now.has(key));
  return [...found, ...removed.map((row): RowDifference => ({ sheet, row, kind: 'removed', cells: [] }))];
}

function cellsThatDiffer(before: DocumentRow, after: DocumentRow): CellDifference[] {
  const columns = new Set([...Object.keys(after.cells), ...Object.keys(before.cells)]);
  return [...columns].flatMap((column) => {
    const [was, is] = [before.cells[column], after.cells[column]];
    if (was === is) return [];
    return [{ column, ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) }];
  });
}

/** The longest run of numbers that go up: the fewest rows count as moved. */
function rising(numbers: readonly number[]): Set<number> {
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const number of numbers) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) < number) low = middle + 1;
      else high = middle;
    }
    previous.set(number, ends[low - 1]);
    ends[low] = number;
  }
  const run = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous.get(at)) run.add(at);
  return run;
}
