import { type Cut, FIGURES, type Language, type MapType } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { activityList, valuesOf } from '#modules/figures/index.ts';
import type { Sight } from '#modules/registry/index.ts';
import { dayIn } from '#texts/in-digits.ts';
import { countPoints, listPoints, type PointRow } from './points.queries.ts';

/** More than one looks at; what is drawn beyond it would only be slow. */
const MOST_POINTS = 10_000;

const say = (day: (day: string) => string, { name, heldOn, location }: PointRow): string =>
  [name, heldOn && day(heldOn), location].filter((words) => words).join(', ');

/** Each demonstration or structure that a figure counts, where it is: those within reach, and how many are not. */
export async function mapByType(db: Db, cut: Cut, type: MapType, sight: Sight, language: Language) {
  const list = activityList(FIGURES[type], cut, sight);
  const [{ [type]: total = 0 }, { reached, placed }, rows] = await Promise.all([
    valuesOf(db, [type], cut),
    countPoints(db, list),
    listPoints(db, list, language, MOST_POINTS + 1),
  ]);
  const day = dayIn(language);
  return {
    data: rows.slice(0, MOST_POINTS).map((row) => ({
      instance: row.instanceId,
      position: [row.latitude, row.longitude] as [number, number],
      isOfPlace: row.isOfPlace,
      tooltipText: say(day, row),
    })),
    meta: {
      total,
      hidden: total - reached,
      withoutPosition: reached - placed,
      isMore: rows.length > MOST_POINTS,
    },
  };
}
