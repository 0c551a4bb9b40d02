import type { SnapshotTable } from './snapshot.ts';
import type { ForeignKey } from './transfer.queries.ts';

export const tableId = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`;
const from = (key: ForeignKey) => tableId({ schema: key.schema, name: key.table });
const to = (key: ForeignKey) => tableId({ schema: key.toSchema, name: key.toTable });

/** Tables after the tables they refer to; where tables refer to each other in a circle, in any order. */
export function inReferenceOrder(tables: SnapshotTable[], keys: ForeignKey[]): SnapshotTable[] {
  const needs = new Map(tables.map((table) => [tableId(table), new Set<string>()]));
  for (const key of keys) if (from(key) !== to(key) && needs.has(to(key))) needs.get(from(key))?.add(to(key));
  const ordered: SnapshotTable[] = [];
  const left = [...tables];
  while (left.length > 0) {
    const free = left.findIndex((table) => needs.get(tableId(table))?.size === 0);
    const [next] = left.splice(Math.max(free, 0), 1);
    if (!next) break;
    ordered.push(next);
    for (const set of needs.values()) set.delete(tableId(next));
  }
  return ordered;
}

/** The references that point forward in this order: only circles have any. They must be checked at the end. */
export function forwardKeys(order: SnapshotTable[], keys: ForeignKey[]): ForeignKey[] {
  const position = new Map(order.map((table, index) => [tableId(table), index]));
  return keys.filter((key) => (position.get(to(key)) ?? -1) > (position.get(from(key)) ?? -1));
}
