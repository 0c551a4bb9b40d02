import type { Item, ModelSheet } from '../model/types.ts';

type Visit = (row: number, cells: Record<string, string>) => void;

/** Every row of a sheet in its order, end rows included. */
export function eachRow(sheet: ModelSheet, visit: Visit): void {
  if (sheet.kind === 'survey') eachItem(sheet.items, visit);
  else for (const { row, cells } of sheet.rows) visit(row, cells);
}

function eachItem(items: readonly Item[], visit: Visit): void {
  for (const item of items) {
    visit(item.row ?? 0, item.cells);
    if (item.children) eachItem(item.children, visit);
    if (item.end) visit(item.end.row, item.end.cells);
  }
}
