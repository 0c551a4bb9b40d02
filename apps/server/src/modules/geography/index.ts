import type { geography, sites } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { importHandlers } from './import/import.routes.ts';
import { layerHandlers } from './layers/layers.routes.ts';
import { siteHandlers } from './sites/sites.routes.ts';
import { unitHandlers } from './units/units.routes.ts';

export { loadBangladesh } from './bangladesh/load.ts';
export { knownPoints } from './layers/outline.queries.ts';
export { isWithin, outlinesOf } from './layers/outlines.ts';
export {
  EVERYTHING,
  loadReach,
  type ReachColumns,
  type Reached,
  type ReachingPerson,
  reachOfPeople,
  reachOfRecords,
  withinReach,
  withinUnits,
} from './reach/reach.queries.ts';
export { unitsOfLevel } from './units/level.queries.ts';
export { placesNamed } from './units/places-named.ts';
export { nameIn } from './units/unit.view.ts';
export { childrenOf } from './units/unit.queries.ts';
export { insertUnits } from './units/unit-write.queries.ts';

export const geographyHandlers = (context: Context): Handlers<typeof geography & typeof sites> => ({
  ...unitHandlers(),
  ...layerHandlers(),
  ...importHandlers(context),
  ...siteHandlers(),
});
