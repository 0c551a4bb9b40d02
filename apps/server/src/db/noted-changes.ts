import type { Db } from './tables.ts';

/** Projects whose figures a transaction changes, by its handle: told to others when it is durable, and not before. */
const noted = new WeakMap<Db, Set<number>>();

/** Within a transaction. Costs nothing but this: what is told is told by others, after the commit. */
export function noteChange(db: Db, projectId: number): void {
  const known = noted.get(db);
  if (known) known.add(projectId);
  else noted.set(db, new Set([projectId]));
}

/** What was noted, once: whoever ends a transaction takes it, to tell it or to forget it. */
export function takeNoted(db: Db): ReadonlySet<number> | undefined {
  const known = noted.get(db);
  if (known) noted.delete(db);
  return known;
}
