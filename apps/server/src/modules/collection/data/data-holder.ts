import type { DataHolder } from '#modules/forms/index.ts';
import { pathWithoutRoot } from '../ingest/form-schema.ts';
import { placedWithin } from '../reach/reach.queries.ts';
import { countByVersion, countHeld } from './held.queries.ts';
import { formShape } from './known-shapes.ts';

/** What the library asks before a form is replaced: whose answers would lose their place. */
export const DATA_HOLDER: DataHolder = {
  heldAnswers: async (db, xformId, paths) => {
    const shape = await formShape(db, xformId);
    const asked = paths.map((path) => {
      const bare = pathWithoutRoot(path);
      return { path: bare, repeats: shape?.byPath.get(bare)?.repeats ?? [] };
    });
    const held = await countHeld(db, xformId, asked);
    return new Map(paths.map((path) => [path, held.get(pathWithoutRoot(path)) ?? 0]));
  },
  submissionsByVersion: countByVersion,
  placedWithin,
};
