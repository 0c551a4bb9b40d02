import type { Db } from '#db/tables.ts';
import { LruMap } from '#http/lru.ts';
import { type FormShape, shapeOf } from './form-shape.ts';
import { newestVersion, versionParts } from './form-shape.queries.ts';

const known = new LruMap<number, FormShape>(50);

/** Versions never change, so what was read is good until there is a newer one. */
export async function formShape(db: Db, xformId: number): Promise<FormShape | undefined> {
  const version = await newestVersion(db, xformId);
  if (version === null) return undefined;
  const remembered = known.get(xformId);
  if (remembered?.version === version) return remembered;
  const shape = shapeOf(await versionParts(db, xformId));
  if (shape) known.set(xformId, shape);
  return shape;
}
