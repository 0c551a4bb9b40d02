import { type Cut, type CountedFigure, type FigureName, FIGURES, isMonth, type WorkType } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { childrenOf } from '#modules/geography/index.ts';
import { added } from './added.ts';
import type { Counting } from './behind.queries.ts';
import { countedBehind, countedReach } from './counted-behind.queries.ts';
import {
  type AnnualCounters,
  annualCounters,
  isReachKept,
  reachCounters,
  type WorkCounters,
  workCounters,
} from './counters.queries.ts';

type ValueOf = (figure: CountedFigure) => Promise<number>;
export type Values = Partial<Record<FigureName, number>>;

/** Of the lines of some units, those of the figure. */
export const ofWorks = ({ type, kind, part }: Counting<'works'>, rows: readonly WorkCounters[]): number =>
  rows
    .filter((row) => (type === null || row.type === type) && row.kind === (kind ?? null))
    .reduce((sum, row) => added(sum, row[part]), 0);
const ofPart = (part: string, rows: readonly AnnualCounters[]): number =>
  rows.reduce((sum, row) => sum + (row[part] ?? 0), 0);

/** Once for each question, however many figures ask it. */
function once<K extends string, T>(ask: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const asked = new Map<K, Promise<T>>();
  return (key) => {
    const known = asked.get(key) ?? ask(key);
    asked.set(key, known);
    return known;
  };
}

/**
 * What a figure is, in a cut. Read from the counters; what they are not kept for (people by month, unique people over some
 * years) is counted from the records behind, which comes to the same.
 */
export function valuesIn(db: Db, cut: Cut): ValueOf {
  const byMonth = cut.span !== null && isMonth(cut.span.from);
  // What no unit beneath holds is what is there, less what is in each of them.
  const beneath = once(async (_: 'units') => {
    const units = cut.isExact ? await childrenOf(db, cut.unit?.id ?? null, { closedToo: true }) : [];
    return units.map(({ id }) => id);
  });
  const within = async <T>(ask: (unitIds?: readonly number[]) => Promise<T[]>) => {
    const unitIds = await beneath('units');
    return { here: await ask(), less: unitIds.length > 0 ? await ask(unitIds) : [] };
  };
  const annual = once((counts: 'people' | 'households' | 'groups') =>
    within((unitIds) => annualCounters(db, counts, cut, unitIds)),
  );
  const works = once((_: 'works') => within((unitIds) => workCounters(db, cut, unitIds)));
  const keptReach = once((_: 'reach') => reachCounters(db, cut));
  const reach = once(
    async (type: WorkType | 'any'): Promise<Partial<Record<string, number>>> =>
      type !== 'any' && isReachKept(cut)
        ? ((await keptReach('reach')).get(type) ?? {})
        : countedReach(db, type === 'any' ? null : type, cut),
  );
  return async (figure) => {
    switch (figure.counts) {
      case 'works': {
        const { here, less } = await works('works');
        return added(ofWorks(figure, here), -ofWorks(figure, less));
      }
      case 'reach':
        if (cut.isFirst || figure.of) return countedBehind(db, figure, cut);
        return (await reach(figure.type ?? 'any'))[figure.part] ?? 0;
      default: {
        if (byMonth) return countedBehind(db, figure, cut);
        const { here, less } = await annual(figure.counts);
        return ofPart(figure.part, here) - ofPart(figure.part, less);
      }
    }
  };
}

export async function valuesOf(db: Db, names: readonly FigureName[], cut: Cut): Promise<Values> {
  const valueOf = valuesIn(db, cut);
  const values: Values = {};
  for (const name of names) values[name] = await valueOf(FIGURES[name]);
  return values;
}
