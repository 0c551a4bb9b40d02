import type { DocumentRow } from './types.ts';

/** Cells in the order of their columns, as the readers give them. */
export function ordered(headers: readonly string[], cells: ReadonlyMap<string, string>): Record<string, string> {
  const known = headers.filter((header) => cells.has(header));
  const others = known.length === cells.size ? [] : [...cells.keys()].filter((header) => !headers.includes(header));
  return Object.fromEntries([...known, ...others].map((header) => [header, cells.get(header) as string]));
}

export const cellOf = (row: DocumentRow | undefined, header: string): string | undefined =>
  row && Object.hasOwn(row.cells, header) ? row.cells[header] : undefined;

export function withCell(row: DocumentRow, headers: readonly string[], header: string, value: string | undefined) {
  const cells = new Map(Object.entries(row.cells));
  if (value === undefined) cells.delete(header);
  else cells.set(header, value);
  return { ...row, cells: ordered(headers, cells) };
}
