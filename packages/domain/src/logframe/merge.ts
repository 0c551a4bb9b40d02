const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * What becomes of a record that two people changed from the same state: whatever only one of them changed is theirs, and a
 * field that both changed differently is a conflict, by name.
 */
export function mergeFields<T extends object>(
  base: Partial<T> | undefined,
  mine: T,
  theirs: T,
): { merged: T; conflicts: (keyof T & string)[] } {
  const merged = { ...theirs };
  const conflicts: (keyof T & string)[] = [];
  for (const field of Object.keys(mine) as (keyof T & string)[]) {
    if (isSame(mine[field], theirs[field])) continue;
    // Whoever does not know what was there before cannot say who changed it.
    const isMine = base === undefined || !isSame(mine[field], base[field]);
    const isTheirs = base === undefined || !isSame(theirs[field], base[field]);
    if (isMine && isTheirs) conflicts.push(field);
    else if (isMine) merged[field] = mine[field];
  }
  return { merged, conflicts };
}
