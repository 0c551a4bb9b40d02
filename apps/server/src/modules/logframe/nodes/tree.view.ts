import type { LogframeNode } from '@msurvey/contract';
import type { Language } from '@msurvey/domain';
import { isInSight, type LogframeSight } from '../sight.ts';
import { type Kinds, nodeFields } from './kinds.ts';
import type { NodeRow } from './node.queries.ts';

/** Nodes of the programme, and those above them without which they would hang in the air; null: all of them. */
export function seenIn(rows: readonly NodeRow[], sight: LogframeSight): ReadonlySet<number> | null {
  if (sight.isWhole) return null;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ids = new Set<number>();
  for (const row of rows) {
    if (!isInSight(sight, row.programmes)) continue;
    for (let one: NodeRow | undefined = row; one && !ids.has(one.id); one = byId.get(one.parent ?? 0)) ids.add(one.id);
  }
  return ids;
}

/** Each node beneath its parent; rows come in the order of their codes, and so do children. */
export function treeView(
  rows: readonly NodeRow[],
  kinds: Kinds,
  sight: LogframeSight,
  language: Language,
): { data: LogframeNode[]; count: number } {
  const ids = seenIn(rows, sight);
  const nodes = new Map<number, LogframeNode>();
  for (const row of rows)
    if (!ids || ids.has(row.id)) {
      const fields = nodeFields(row, kinds, language);
      // Of another programme: it is only there to hold what is seen.
      const can = isInSight(sight, row.programmes) ? fields.can : { add: false, edit: false, delete: false };
      nodes.set(row.id, { ...fields, can, children: [] });
    }
  const roots: LogframeNode[] = [];
  for (const node of nodes.values()) {
    const above = node.parent === null ? undefined : nodes.get(node.parent);
    (above ? above.children : roots).push(node);
  }
  return { data: roots, count: nodes.size };
}

/** As they are read, from top to bottom: each before those beneath it. */
export function inOrder<N extends Pick<NodeRow, 'id' | 'parent'>>(rows: readonly N[]): N[] {
  const children = new Map<number | null, N[]>();
  for (const row of rows) {
    const siblings = children.get(row.parent);
    if (siblings) siblings.push(row);
    else children.set(row.parent, [row]);
  }
  const below = (parent: number | null): N[] => (children.get(parent) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(null);
}
