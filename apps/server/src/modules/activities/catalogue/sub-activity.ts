import type { WORK_UNITS } from '@msurvey/domain';
import type { Tables } from '#db/tables.ts';

type Programme = Tables['sub_activity']['programme'];
type Type = Tables['sub_activity']['type'];

export type Unit = (typeof WORK_UNITS)[number];

/** An item of the catalogue as the product brings it along. */
export type CatalogueItem = readonly [id: number, unit: Unit, programme: Programme, type: Type, en: string, bn: string];

/** Their achievement is the sum of what was measured, not the number of activities. */
const MEASURED: ReadonlySet<string> = new Set(['KM', 'MT', 'm']);
export const isMeasured = (unit: Unit): boolean => MEASURED.has(unit);

/** Demonstrations of a technique, not of a crop on a plot: compost, a dryer, cooking, a school's garden. */
const WITHOUT_PLOT: ReadonlySet<number> = new Set([31, 169, 212, 213]);
export const hasPlot = ({ id, type }: { id: number; type: Type }): boolean =>
  type === 'demonstration' && !WITHOUT_PLOT.has(id);
