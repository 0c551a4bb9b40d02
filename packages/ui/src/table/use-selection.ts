import type { RowId, Selection } from './types.ts';

/** Ticks of this page; rows chosen on other pages stay chosen. */
export function selectionOf<Row>(selection: Selection | undefined, rows: readonly Row[], rowId: (row: Row) => RowId) {
  const ids = rows.map(rowId);
  const chosen = selection ? ids.filter((id) => selection.selected.has(id)).length : 0;
  const change = (edit: (next: Set<RowId>) => void) => {
    if (!selection) return;
    const next = new Set(selection.selected);
    edit(next);
    selection.onChange(next);
  };
  return {
    all: ids.length > 0 && chosen === ids.length,
    some: chosen > 0 && chosen < ids.length,
    toggle: (id: RowId) => change((next) => void (next.delete(id) || next.add(id))),
    toggleAll: () =>
      change((next) => {
        for (const id of ids) chosen === ids.length ? next.delete(id) : next.add(id);
      }),
  };
}
