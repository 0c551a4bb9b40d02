import type { Db, Labels } from '#db/tables.ts';
import { listNamed } from './lists.ts';

/** Labels by code, by the list's file name. */
export type ListLabels = ReadonlyMap<string, ReadonlyMap<string, Labels>>;

/** Nobody reads more items of one list at once: what comes after them keeps its code. */
const MOST_CODES = 5000;
/** The server's lists name an item by its id: any other code is none of theirs. */
const ID = /^[1-9]\d{0,14}$/;

/** What codes mean that were picked from lists of the server's making; each list is asked once. Unknown codes are left out. */
export async function labelsOf(
  db: Db,
  projectId: number,
  asked: Iterable<{ file: string; code: string }>,
): Promise<ListLabels> {
  const ids = new Map<string, Set<number>>();
  for (const { file, code } of asked) {
    if (!ID.test(code) || !listNamed(file)) continue;
    const ofFile = ids.get(file) ?? new Set();
    if (ofFile.size < MOST_CODES) ids.set(file, ofFile.add(Number(code)));
  }
  const found = await Promise.all(
    [...ids].map(async ([file, wanted]) => {
      const rows = (await listNamed(file)?.labels(db, projectId, [...wanted])) ?? [];
      return [file, new Map(rows.map(({ id, label }) => [String(id), label]))] as const;
    }),
  );
  return new Map(found);
}
