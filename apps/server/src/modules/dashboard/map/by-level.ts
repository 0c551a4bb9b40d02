import { type Cut, CUT_LEVELS, type Language, type MapFigure } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { figureByUnit, valuesOf } from '#modules/figures/index.ts';
import { unitsOfLevel } from '#modules/geography/index.ts';
import { numberIn } from '#texts/in-digits.ts';

/** A figure in each place of a level that has any of it; closed places, too, as old records name them. */
export async function mapByLevel(
  db: Db,
  cut: Cut,
  { level, figure }: { level: (typeof CUT_LEVELS)[number]; figure: MapFigure },
  language: Language,
) {
  const units = await unitsOfLevel(db, CUT_LEVELS.indexOf(level), cut.unit?.id ?? null, language);
  const ids = units.map(({ id }) => id);
  const [counts, { [figure]: total = 0 }] = await Promise.all([
    figureByUnit(db, figure, cut, ids),
    valuesOf(db, [figure], cut),
  ]);
  const places = units.flatMap((unit) => {
    const count = counts.get(unit.id);
    return count === undefined ? [] : [{ unit, count }];
  });
  const number = numberIn(language);
  return {
    data: places.map(({ unit, count }) => {
      const { id, name, latitude, longitude } = unit;
      return {
        id,
        name,
        above: [unit.topId, unit.grandparentId, unit.parentId].filter((one) => one !== null),
        count,
        position: latitude === null || longitude === null ? null : ([latitude, longitude] as [number, number]),
        tooltipText: `${name}: ${number(count)}`,
      };
    }),
    meta: { total, elsewhere: places.reduce((left, { count }) => left - count, total) },
  };
}
