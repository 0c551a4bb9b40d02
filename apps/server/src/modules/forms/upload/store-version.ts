import { randomUUID } from 'node:crypto';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { Compiled, FormParts } from '../compile/index.ts';
import { insertMedia } from '../media/media.queries.ts';
import { ITEMSETS } from '../media/needed-files.ts';
import { carryMedia, insertVersion, isDesigned, removeDraft, setNewest } from './version-write.queries.ts';

/** A form that has no errors, and what had to be written outside of the database before anything is in it. */
export interface Ready {
  compiled: Compiled & { parts: FormParts };
  /** The file that the compiler itself makes for a form's external lists. */
  itemsets: { fileKey: string; size: number; hash: string } | null;
}

/** Files first, rows afterwards: a file that no row names is swept away, a row without its file could not be mended. */
export async function readyToStore(files: Context['files'], compiled: Ready['compiled']): Promise<Ready> {
  const { itemsets } = compiled.parts;
  if (!itemsets) return { compiled, itemsets: null };
  const fileKey = randomUUID();
  await files.put(fileKey, Buffer.from(itemsets.bytes));
  return { compiled, itemsets: { fileKey, size: itemsets.bytes.length, hash: itemsets.hash } };
}

interface Where {
  xformId: number;
  /** The version before it, whose files go on; of another form when it was copied. */
  from: { xformId: number; number: number } | null;
  number: number;
  source: { fileName: string; bytes: Uint8Array } | null;
  userId: number | null;
  /** It did not come from the draft: who is designing the next one goes on. */
  isBesideDraft?: boolean;
}

/** A new immutable version, with its files, as the newest of its form. Call with the form held. */
export async function storeVersion(db: Db, { compiled, itemsets }: Ready, where: Where): Promise<void> {
  const { xformId, number, userId } = where;
  const { facts, parts, model } = compiled;
  await insertVersion(db, { xformId, number, facts, parts, model, source: where.source, createdBy: userId });
  if (itemsets)
    await insertMedia(db, {
      xformId,
      number,
      name: ITEMSETS,
      ...itemsets,
      mediaType: 'text/csv; charset=utf-8',
      geoTypeId: null,
      uploadedBy: userId,
    });
  if (where.from) await carryMedia(db, where.from, { xformId, number, names: facts.media.map(({ name }) => name) });
  await setNewest(db, xformId, number);
  if (!where.isBesideDraft || !(await isDesigned(db, xformId))) await removeDraft(db, xformId);
}
