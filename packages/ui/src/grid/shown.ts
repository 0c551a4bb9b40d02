import type { CellValue, GridColumn } from './types.ts';
import type { Numbers } from './use-numbers.ts';

const nameOf = <Row>(value: CellValue, { options }: GridColumn<Row>): string =>
  options?.find(({ id }) => id === value)?.name ?? String(value);

/** As it is read. */
export function shownValue<Row>(value: CellValue, column: GridColumn<Row>, numbers: Numbers): string {
  if (column.format) return column.format(value);
  if (value === null) return '';
  if (typeof value === 'number' && column.kind !== 'choice') return numbers.number(value);
  if (column.kind === 'choice') return nameOf(value, column);
  return column.kind === 'date' ? numbers.digits(String(value)) : String(value);
}

/** As it is copied: what a spreadsheet takes for a number, a day or a word. */
export function copiedValue<Row>(value: CellValue, column: GridColumn<Row>): string {
  if (value === null) return '';
  return column.kind === 'choice' ? nameOf(value, column) : String(value);
}

/** As it is when one begins to edit it. */
export function typedValue<Row>(value: CellValue, column: GridColumn<Row>, numbers: Numbers): string {
  if (value === null) return '';
  return column.kind === 'number' ? numbers.digits(String(value)) : String(value);
}
