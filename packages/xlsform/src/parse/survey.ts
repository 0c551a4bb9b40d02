import { type ContainerKind, readBegin, readEnd } from '../model/type-cell.ts';
import type { Column, Item } from '../model/types.ts';
import { tidy, yesNo } from '../text/clean.ts';
import type { SheetRow } from '../workbook.ts';

/** Deeper nesting is no form, and everything after this would have to worry about the stack. */
export const MAX_DEPTH = 100;

interface Open {
  kind: ContainerKind;
  item: Item;
  children: Item[];
}

/** Makes the tree that begin and end rows describe. Rows that fit nowhere stay where they are. */
export function surveyItems(rows: readonly SheetRow[], columns: readonly Column[]): Item[] {
  const root: Item[] = [];
  const stack: Open[] = [];
  const typeHeaders = columns.filter((c) => c.path.length === 1 && c.path[0] === 'type').map((c) => c.header);
  const offHeaders = columns.filter((c) => c.path.length === 1 && c.path[0] === 'disabled').map((c) => c.header);
  let tooDeep = 0;

  for (const { row, cells } of rows) {
    const siblings = stack.at(-1)?.children ?? root;
    const type = firstCell(cells, typeHeaders);
    if (type === undefined || yesNo(firstCell(cells, offHeaders))) {
      siblings.push({ kind: 'skipped', row, cells });
      continue;
    }
    const end = readEnd(type);
    if (end) {
      if (tooDeep > 0) tooDeep--;
      else if (close(stack, end, { row, cells })) continue;
      siblings.push({ kind: 'end', row, cells });
      continue;
    }
    const begin = readBegin(type);
    if (!begin) {
      siblings.push({ kind: 'question', row, cells });
    } else if (stack.length >= MAX_DEPTH) {
      tooDeep++;
      siblings.push({ kind: begin.kind, row, cells });
    } else {
      const item: Item = { kind: begin.kind, row, cells, children: [] };
      siblings.push(item);
      stack.push({ kind: begin.kind, item, children: item.children ?? [] });
    }
  }
  return root;
}

/** Closes the innermost container of that kind; those left open inside it stay without an end. */
function close(stack: Open[], kind: ContainerKind, end: SheetRow): boolean {
  for (let i = stack.length - 1; i >= 0; i--) {
    const open = stack[i];
    if (open?.kind !== kind) continue;
    open.item.end = end;
    stack.length = i;
    return true;
  }
  return false;
}

function firstCell(cells: Record<string, string>, headers: readonly string[]): string | undefined {
  for (let i = headers.length - 1; i >= 0; i--) {
    const header = headers[i] as string;
    const value = Object.hasOwn(cells, header) ? tidy(cells[header] as string) : '';
    if (value !== '') return value;
  }
  return undefined;
}
