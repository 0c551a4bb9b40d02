import { type Items, fileItems } from './file-items.ts';
import { listFile } from './list-files.ts';
import type { ListReader } from './lists.ts';
import { uploadsNamed } from './media.queries.ts';
import type { LabelSources, Picked } from './picked-labels.ts';
import { readFileItems } from '../compile/index.ts';

/** What a version of a form offers from a list in a file: what was uploaded, else what the server makes for this reader. */
export async function offeredItems(
  { db, files }: LabelSources,
  reader: ListReader & { xformId: number },
  version: number,
  { file, columns }: Pick<Picked, 'file' | 'columns'>,
): Promise<Items> {
  const uploads = await uploadsNamed(db, reader.xformId, [file]);
  const given = uploads.find(({ number, isCurrent }) => isCurrent && number === version);
  if (given) return fileItems(files, given.key, file, columns);
  const made = await listFile(db, file, reader);
  return new Map(made ? await readFileItems(made.bytes, file, columns) : []);
}
