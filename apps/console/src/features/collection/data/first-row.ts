interface Page {
  rows: number;
  /** Null: not counted. */
  count: number | null;
  hasNewer: boolean;
  hasOlder: boolean;
  /** What the address says; it may be old, the records never stand still. */
  stated: number;
}

/** Number of the first row of a page that was found by a record. Null: nobody knows. */
export function firstRow({ rows, count, hasNewer, hasOlder, stated }: Page): number | null {
  if (!hasNewer) return 1;
  if (!hasOlder) return count === null ? null : Math.max(1, count - rows + 1);
  return Math.max(2, stated);
}
