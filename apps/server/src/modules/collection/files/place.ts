import type { Db } from '#db/tables.ts';
import { type Problem, problem } from '#problem/problem.ts';
import type { LooseFile } from '../ingest/arrived.ts';
import { countMissing, filesOf, placeFiles, type SubmissionKey } from './file.queries.ts';

export interface Placed {
  /** Those that now belong to the record. */
  placed: LooseFile[];
  /** Those that were there already: what came again is not needed. */
  spare: LooseFile[];
  missing: number;
}

/**
 * Gives a record, which the caller holds, the files that it names and that came for it. A file is never overwritten: the
 * same one again is no news, another one under its name is refused, and so is one that the record does not name.
 */
export async function place(db: Db, key: SubmissionKey, files: readonly LooseFile[]): Promise<Placed | Problem> {
  const known = new Map((await filesOf(db, key)).map((file) => [file.name, file]));
  const isThere = (file: LooseFile) => Boolean(known.get(file.name)?.key);
  const spare = files.filter(isThere);
  const other = spare.find((file) => known.get(file.name)?.hash !== file.hash);
  if (other) return problem('submission.file-differs', { name: other.name });
  const stray = files.find((file) => !known.has(file.name));
  if (stray) return problem('submission.file-not-named', { name: stray.name });
  const placed = files.filter((file) => !isThere(file));
  if (placed.length) await placeFiles(db, key, placed);
  return { placed, spare, missing: await countMissing(db, key) };
}
