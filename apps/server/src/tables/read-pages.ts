import pg from 'pg';
import type { SheetPlan } from './table-file.ts';

const PAGE = 1000;
export type SheetRow = (string | number | null)[];

/** Page by page; the next one is read while one is written. No snapshot is held meanwhile. */
export async function* readPages(client: pg.Client, sheet: SheetPlan, number: number): AsyncGenerator<SheetRow[]> {
  const { text, values } = sheet.statement;
  const width = sheet.cursor.length;
  const fixed = values.slice(0, values.length - width - 1);
  const read = async (cursor: readonly unknown[]): Promise<SheetRow[]> => {
    const query = { text, values: [...fixed, ...cursor, PAGE], rowMode: 'array' as const, name: `sheet ${number}` };
    return (await client.query<SheetRow>(query)).rows;
  };
  let next = read(sheet.cursor);
  for (;;) {
    const rows = await next;
    const last = rows.at(-1);
    const isLast = rows.length < PAGE || !last;
    if (!isLast) {
      next = read(last.slice(0, width));
      // Awaited when its turn comes; until then it must not end the process.
      next.catch(() => {});
    }
    if (rows.length > 0) yield rows;
    if (isLast) return;
  }
}
