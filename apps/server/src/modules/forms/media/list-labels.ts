import type { Db, Labels } from '#db/tables.ts';
import { idsByList } from './list-rows.ts';
import { type ListLabel, listNamed } from './lists.ts';

/** Labels by code, by the list's file name. */
export type ListLabels = ReadonlyMap<string, ReadonlyMap<string, Labels>>;

/** What codes mean that were picked from lists of the server's making; each list is asked once. Unknown codes are left out. */
export async function labelsOf(
  db: Db,
  projectId: number,
  asked: Iterable<{ file: string; code: string }>,
): Promise<ListLabels> {
  const found = await Promise.all(
    [...idsByList(asked)].map(async ([file, wanted]) => {
      const rows = (await listNamed(file)?.labels(db, projectId, wanted)) ?? [];
      return [file, new Map(rows.map(({ id, label }) => [String(id), label]))] as const;
    }),
  );
  return new Map(found);
}

/** What the items of one of the server's lists are called; none of a list that it does not make. */
export async function listLabels(
  db: Db,
  projectId: number,
  file: string,
  ids: readonly number[],
): Promise<ListLabel[]> {
  return ids.length > 0 ? ((await listNamed(file)?.labels(db, projectId, ids)) ?? []) : [];
}
