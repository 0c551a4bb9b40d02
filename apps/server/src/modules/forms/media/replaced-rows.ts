import { text } from 'node:stream/consumers';
import { csvRecords } from '@msurvey/xlsform/csv';
import type { Db } from '#db/tables.ts';
import type { FileStore } from '#external/file-store.ts';
import type { HeldRows } from './list-rows.ts';
import { type UploadedFile, uploadsNamed } from './media.queries.ts';

/** Larger lists are not searched for what they once had. */
const MOST_BYTES = 10_000_000;
/** Nor are all that there ever were. */
const MOST_EARLIER = 10;

async function tableIn(store: FileStore, key: string): Promise<string[][]> {
  const stream = await store.get(key);
  return stream ? [...csvRecords((await text(stream)).replace(/^\uFEFF/, ''), ',')] : [];
}

async function rowsOf(db: Db, store: FileStore, xformId: number, file: UploadedFile, codes: Iterable<string>) {
  const uploads = await uploadsNamed(db, xformId, [file.name]);
  const earlier = uploads.filter(({ key }) => key !== file.key).slice(0, MOST_EARLIER);
  if (earlier.length === 0) return undefined;
  const [head = [], ...own] = await tableIn(store, file.key);
  const at = head.indexOf('name');
  const wanted = new Set(codes);
  for (const row of own) wanted.delete(row[at] ?? '');
  const rows: string[][] = [];
  for (const { key } of earlier) {
    if (at < 0 || wanted.size === 0) break;
    const [older = [], ...lines] = await tableIn(store, key);
    const [name, positions] = [older.indexOf('name'), head.map((column) => older.indexOf(column))];
    for (const line of lines) {
      // the newest file that has a code tells what it means
      if (name < 0 || !wanted.delete(line[name] ?? '')) continue;
      rows.push(positions.map((position) => line[position] ?? ''));
    }
  }
  return rows.length ? { name: file.name, head, rows } : undefined;
}

/** Rows that an uploaded list had before it was replaced, for codes that a record names and the list has no more. */
export async function replacedRows(
  db: Db,
  store: FileStore,
  xformId: number,
  files: readonly UploadedFile[],
  picked: readonly { file: string; code: string }[],
): Promise<HeldRows[]> {
  const found: HeldRows[] = [];
  for (const file of files) {
    const codes = picked.filter((one) => one.file === file.name).map(({ code }) => code);
    if (codes.length === 0 || !file.name.endsWith('.csv') || file.size > MOST_BYTES) continue;
    const rows = await rowsOf(db, store, xformId, file, codes);
    if (rows) found.push(rows);
  }
  return found;
}
