import type { Db } from '#db/tables.ts';
import { neededMedia, uploadedFiles } from './media.queries.ts';
import { listFile, type Making } from './list-files.ts';
import { listNamed, type ListReader } from './lists.ts';

/** A file of a form version as whoever fills it in gets it: one that was uploaded, or a list made now. */
export type FormFile = { name: string; hash: string; size: number; mediaType: string } & (
  | { id: number; key: string }
  | { id: null; bytes: Buffer }
);

const CSV = 'text/csv; charset=utf-8';

/** What was uploaded goes before what the server would make. */
export async function formFiles(
  db: Db,
  xformId: number,
  number: number,
  reader: ListReader,
  making: Making = {},
): Promise<FormFile[]> {
  const files: FormFile[] = await uploadedFiles(db, xformId, number);
  const given = new Set(files.map(({ name }) => name));
  for (const { name } of (await neededMedia(db, xformId, number)) ?? []) {
    if (given.has(name) || !listNamed(name)) continue;
    const made = await listFile(db, name, reader, making);
    if (made) files.push({ id: null, ...made, size: made.bytes.length, mediaType: CSV });
  }
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
