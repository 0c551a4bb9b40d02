import type { FigureCut } from '@msurvey/contract';
import type { FigureName } from '@msurvey/domain';

/** A line of a report, with what its cells open to. */
export interface ReportRow {
  id: string;
  name: string;
  /** By column; null: not known, or several that do not add up. */
  values: Readonly<Record<string, number | null>>;
  /** Narrows what a cell opens to, beside the filters. */
  at: Partial<FigureCut>;
  /** Beside a number: the unit of a quantity. */
  units?: Readonly<Record<string, string>>;
  /** Where a cell opens to another figure than its column says. */
  figures?: Readonly<Record<string, FigureName>>;
  /** Narrows the dashboard to it. */
  onName?: () => void;
  rows?: readonly ReportRow[];
}

export interface ReportColumn {
  id: string;
  label: string;
  /** What its cells open to; none where they were calculated. */
  figure?: FigureName;
}

export interface Sorting {
  /** `name` or a column. */
  by: string;
  order: 'asc' | 'desc';
}
export const BY_NAME = 'name';

/**
 * As names are read in the reader's language; numbers by size, and where they are the same by name. What is not known comes
 * last. What stands beneath a row is sorted the same way. Undefined: as they came.
 */
export function sorted(rows: readonly ReportRow[], sorting: Sorting | undefined, language: string): ReportRow[] {
  if (!sorting) return [...rows];
  const { by, order } = sorting;
  const names = new Intl.Collator(language, { numeric: true });
  const sign = order === 'asc' ? 1 : -1;
  const compared = (a: ReportRow, b: ReportRow): number => {
    if (by === BY_NAME) return sign * names.compare(a.name, b.name);
    const [x, y] = [a.values[by] ?? null, b.values[by] ?? null];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || names.compare(a.name, b.name);
    return sign * (x - y) || names.compare(a.name, b.name);
  };
  return rows.map((row) => (row.rows ? { ...row, rows: sorted(row.rows, sorting, language) } : row)).sort(compared);
}

/** A press on the column that sorts turns it round; another begins with its largest numbers, or with A. */
export const pressed = (sorting: Sorting | undefined, by: string): Sorting => {
  if (sorting?.by === by) return { by, order: sorting.order === 'asc' ? 'desc' : 'asc' };
  return { by, order: by === BY_NAME ? 'asc' : 'desc' };
};

export const isEmptyRow = (values: Readonly<Record<string, number | null>>): boolean =>
  Object.values(values).every((value) => !value);
