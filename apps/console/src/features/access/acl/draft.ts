import type { DataOf } from '~/lib/client.ts';

export type Grid = DataOf<'accessGrid'>;
export type GridRow = Grid['rows'][number];
export type GridCell = GridRow['switches'][number];

/** What differs from the server: id of the switch → how it shall be. */
export type Draft = ReadonlyMap<number, boolean>;

export const valueOf = (draft: Draft, cell: GridCell): boolean =>
  draft.get(cell.module_action_role_id) ?? cell.permission;

/** Turned back to what the server has, it is no change any more. */
export function turned(draft: Draft, cell: GridCell): Draft {
  const next = new Map(draft);
  const value = !valueOf(draft, cell);
  if (value === cell.permission) next.delete(cell.module_action_role_id);
  else next.set(cell.module_action_role_id, value);
  return next;
}

/** After a save: what was switched while it was under way stays. */
export const without = (draft: Draft, sent: Draft): Draft =>
  new Map([...draft].filter(([id, value]) => sent.get(id) !== value));
