/** Rows drawn beyond what is in sight, so that scrolling does not show the ground. */
const BEYOND = 8;

/** Room for rows that are not drawn, or one row. */
export type Drawn = { gap: number; after: number } | { row: number };

interface Sight {
  /** The first row in sight, and how many there is room for. */
  first: number;
  count: number;
  rows: number;
  /** Drawn wherever it is: it has the focus, which would be lost with it. */
  active: number;
}

/** What is drawn from top to bottom. */
export function drawnRows({ first, count, rows, active }: Sight): Drawn[] {
  const from = Math.max(0, Math.min(first, rows - count) - BEYOND);
  const to = Math.min(rows, first + count + BEYOND);
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  if (active >= 0 && active < from) indexes.unshift(active);
  if (active >= to && active < rows) indexes.push(active);
  const drawn: Drawn[] = [];
  let end = 0;
  for (const row of indexes) {
    if (row > end) drawn.push({ gap: row - end, after: end });
    drawn.push({ row });
    end = row + 1;
  }
  if (rows > end) drawn.push({ gap: rows - end, after: end });
  return drawn;
}
