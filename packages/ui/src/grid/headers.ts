import type { GridColumn, GridGroup, GridHeader } from './types.ts';

const isGroup = <Row>(header: GridHeader<Row>): header is GridGroup<Row> => 'children' in header;

const depthOf = <Row>(headers: readonly GridHeader<Row>[]): number =>
  1 + Math.max(0, ...headers.map((header) => (isGroup(header) ? depthOf(header.children) : 0)));

/** The columns themselves, from the first to the last. */
export const leavesOf = <Row>(headers: readonly GridHeader<Row>[]): GridColumn<Row>[] =>
  headers.flatMap((header) => (isGroup(header) ? leavesOf(header.children) : [header]));

export interface HeaderCell {
  id: string;
  header: string;
  unit?: string;
  /** The first of the columns beneath it, and how many they are. */
  start: number;
  columns: number;
  /** Over how many lines it reaches: a column without a group stands beside all of them. */
  lines: number;
  isGroup: boolean;
}

/** The header line by line: titles of groups above, columns below. */
export function headerLines<Row>(headers: readonly GridHeader<Row>[]): HeaderCell[][] {
  const depth = depthOf(headers);
  const lines: HeaderCell[][] = Array.from({ length: depth }, () => []);
  let column = 0;
  const place = (header: GridHeader<Row>, line: number): void => {
    const { id, header: text } = header;
    const start = column;
    if (isGroup(header)) {
      for (const child of header.children) place(child, line + 1);
      if (column > start)
        lines[line]?.push({ id, header: text, start, columns: column - start, lines: 1, isGroup: true });
      return;
    }
    column++;
    lines[line]?.push({ id, header: text, unit: header.unit, start, columns: 1, lines: depth - line, isGroup: false });
  };
  for (const header of headers) place(header, 0);
  return lines;
}
