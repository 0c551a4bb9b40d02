import { sumOf } from '@msurvey/domain';
import type { RowId } from '../table/types.ts';
import { type FlatRow, leafRows } from './flatten.ts';
import type { Position } from './ranges.ts';
import { cellKey, type CellValue, type GridColumn, type GridProps, KEY_SEPARATOR } from './types.ts';

type Source<Row> = Pick<GridProps<Row>, 'rows' | 'childrenOf' | 'rowId' | 'edits' | 'onChange'>;

function typedInRows(edits: ReadonlyMap<string, CellValue> | undefined): ReadonlyMap<string, string> {
  const typed = new Map<string, string>();
  for (const [key, value] of edits ?? []) {
    const [row = ''] = key.split(KEY_SEPARATOR, 1);
    typed.set(row, `${typed.get(row) ?? ''}${key}${KEY_SEPARATOR}${JSON.stringify(value)}${KEY_SEPARATOR}`);
  }
  return typed;
}

/** What stands where: the rows and columns in sight with their values, changes that are not saved included. */
export class GridModel<Row> {
  private readonly lines: ReadonlyMap<RowId, number>;
  private readonly byId: ReadonlyMap<string, GridColumn<Row>>;
  private readonly sums = new Map<string, CellValue>();
  private readonly typed: ReadonlyMap<string, string>;

  constructor(
    readonly flat: readonly FlatRow<Row>[],
    readonly columns: readonly GridColumn<Row>[],
    private readonly source: Source<Row>,
  ) {
    this.lines = new Map(flat.map(({ id }, line) => [id, line]));
    this.byId = new Map(columns.map((column) => [column.id, column]));
    this.typed = typedInRows(source.edits);
  }

  /** What was typed in a row and is not saved, as one text: a row in which nothing more was typed is drawn as it was. */
  typedIn = (id: RowId): string => this.typed.get(String(id)) ?? '';

  lineOf = (id: RowId): number => this.lines.get(id) ?? -1;
  columnOf = (id: string): number => this.columns.findIndex((column) => column.id === id);
  keyAt({ row, column }: Position): string {
    return cellKey(this.flat[row]?.id ?? '', this.columns[column]?.id ?? '');
  }

  /** Of any row, in sight or not. */
  valueOf = (row: Row, columnId: string): CellValue => {
    const column = this.byId.get(columnId);
    if (!column) return null;
    const id = this.source.rowId(row);
    const edited = this.source.edits?.get(cellKey(id, columnId));
    if (edited !== undefined) return edited;
    const children = column.rollUp ? this.source.childrenOf?.(row) : undefined;
    return children?.length ? this.once(cellKey(id, columnId), column, children) : column.value(row, this.valueOf);
  };

  valueAt({ row, column }: Position): CellValue {
    const [flat, of] = [this.flat[row], this.columns[column]];
    return flat && of ? this.valueOf(flat.row, of.id) : null;
  }

  canEdit({ row, column }: Position): boolean {
    const [flat, of] = [this.flat[row], this.columns[column]];
    if (!flat || !of || !this.source.onChange || (of.rollUp && flat.isParent)) return false;
    return typeof of.editable === 'function' ? of.editable(flat.row) : of.editable === true;
  }

  isChanged = (key: string): boolean => this.source.edits?.has(key) === true;

  /** Of all rows; null where the column has none. */
  total = (column: GridColumn<Row>): CellValue =>
    column.total ? this.once(`\u001f${column.id}`, column, this.source.rows) : null;

  /** Sums over thousands of rows are made once, until something changes. */
  private once(key: string, column: GridColumn<Row>, rows: readonly Row[]): CellValue {
    const known = this.sums.get(key);
    if (known !== undefined) return known;
    const value = this.sum(column, leafRows(rows, this.source.childrenOf));
    this.sums.set(key, value);
    return value;
  }

  private sum({ id, total }: GridColumn<Row>, leaves: readonly Row[]): CellValue {
    if (typeof total === 'function') return total(leaves, this.valueOf);
    return sumOf(
      leaves.map((row) => {
        const value = this.valueOf(row, id);
        return typeof value === 'number' ? value : null;
      }),
    );
  }
}
