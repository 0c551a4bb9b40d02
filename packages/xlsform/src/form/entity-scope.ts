import type { EntityContainer } from './entity-refs.ts';

// Repeats are scope boundaries: a value of one repetition means nothing outside of it.

export const chain = (container: EntityContainer): EntityContainer[] => {
  const found: EntityContainer[] = [];
  for (let c: EntityContainer | undefined = container; c; c = c.parent) found.unshift(c);
  return found;
};

const isBoundary = (c: EntityContainer) => c.kind === 'repeat' || c.kind === 'survey';

/** Nearest repeat around (or the container itself), otherwise the survey. */
export function boundaryOf(container: EntityContainer): EntityContainer {
  let found = container;
  while (!isBoundary(found) && found.parent) found = found.parent;
  return found;
}

/** How many repeats are around a place. */
export const repeatsAround = (container: EntityContainer): number =>
  chain(container).filter((c) => c.kind === 'repeat').length;

/** How far a place lies inside its scope; 0 for the repeat or survey itself. */
export const depthInScope = (container: EntityContainer): number => container.depth - boundaryOf(container).depth;

export const pathOf = (container: EntityContainer): string =>
  `/${chain(container)
    .map((c) => c.name)
    .join('/')}`;

export const isInside = (inner: EntityContainer, outer: EntityContainer): boolean => chain(inner).includes(outer);

/** Deepest place that is around all of them. */
export function commonContainer(places: readonly EntityContainer[]): EntityContainer | undefined {
  const chains = places.map(chain);
  let found: EntityContainer | undefined;
  for (const [i, candidate] of (chains[0] ?? []).entries()) {
    if (!chains.every((c) => c[i] === candidate)) break;
    found = candidate;
  }
  return found;
}
