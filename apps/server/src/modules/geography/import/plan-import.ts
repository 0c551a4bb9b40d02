import type { Db } from '#db/tables.ts';
import * as queries from './import.queries.ts';
import type { Plan } from './plan.ts';
import { planBoundaries } from './plan-boundaries.ts';
import { planUnits } from './plan-units.ts';
import type { BoundaryFile, ListFile } from './read/file.ts';
import type { Tree } from './tree.ts';

/** What the file would change, on the geography as it is now. */
export async function planImport(
  db: Db,
  file: ListFile | BoundaryFile,
  about: { system: string; title: string | null },
): Promise<{ plan: Plan; tree: Tree }> {
  const tree = await queries.readTree(db, about.system);
  const plan =
    file.kind === 'units'
      ? await planUnits(file, tree)
      : await planBoundaries(file, tree, await queries.layerDigests(db, about.title ?? ''));
  return { plan, tree };
}
