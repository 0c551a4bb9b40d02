import type { RowOf } from '~/lib/client.ts';

/** One level of the geography: division, district, … */
export interface Level {
  id: number;
  name: string;
  parentId: number | null;
  count: number;
}

export const levelOf = ({ id, attributes }: RowOf<'geoTypes'>): Level => ({
  id: Number(id),
  name: attributes.geoDefinition,
  parentId: attributes.nodeParent,
  count: attributes.unitCount,
});

/** A level and those above it, from the top. A ring in the data ends the walk. */
export function chainOf(levels: readonly Level[], id: number | null): Level[] {
  const chain: Level[] = [];
  let level = levels.find((one) => one.id === id);
  while (level && !chain.includes(level)) {
    chain.unshift(level);
    const above: number | null = level.parentId;
    level = levels.find((one) => one.id === above);
  }
  return chain;
}
