import type { Db } from '#db/tables.ts';
import { listNamed } from './lists.ts';

/** Nobody opens a record that names more items of one list. */
const MOST_IDS = 5000;
/** The server's lists name an item by its id: any other code is none of theirs. */
const ID = /^[1-9]\d{0,14}$/;

/** Ids by list among codes that were picked from lists; those of other files are left out. */
export function idsByList(picked: Iterable<{ file: string; code: string }>): Map<string, number[]> {
  const ids = new Map<string, Set<number>>();
  for (const { file, code } of picked) {
    if (!ID.test(code) || !listNamed(file)) continue;
    const ofFile = ids.get(file) ?? new Set();
    if (ofFile.size < MOST_IDS) ids.set(file, ofFile.add(Number(code)));
  }
  return new Map([...ids].map(([file, wanted]) => [file, [...wanted]]));
}

export interface HeldRows {
  name: string;
  head: string[];
  rows: string[][];
}

/** Rows of the items that a record names, list by list, whoever is offered them and whatever became of them. */
export async function heldRows(db: Db, projectId: number, ids: ReadonlyMap<string, number[]>): Promise<HeldRows[]> {
  const found = await Promise.all(
    [...ids].map(async ([name, wanted]) => {
      const table = await listNamed(name)?.rows(db, projectId, wanted);
      const rows = (table?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')));
      return { name, head: [...(table?.head ?? [])], rows };
    }),
  );
  return found.filter(({ rows }) => rows.length > 0);
}
