import { type CountedFigure, type Cut, type FigureName, FIGURES, type Span, spanPeriods } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { annualCounters, type WorkCounters, workCounters } from './counters.queries.ts';
import { amountByUnit, amountByYear, type KeptFigure } from './one-figure.queries.ts';
import { ofWorks, type Values } from './values.ts';

/** Unique people are asked for one place at a time: nobody needs a table of them. */
export type PlacedFigure = Exclude<FigureName, `${string}.unique.${string}`>;

/** What figures are in each of some units, whatever the unit of the cut is: one statement for each of what is counted. */
export async function valuesByUnit(
  db: Db,
  names: readonly PlacedFigure[],
  cut: Cut,
  unitIds: readonly number[],
): Promise<Map<number, Values>> {
  const values = new Map<number, Values>(unitIds.map((id) => [id, {}]));
  const figures = names.map((name) => ({ name, figure: FIGURES[name] as CountedFigure }));
  for (const counts of ['people', 'households', 'groups', 'works'] as const) {
    const asked = figures.filter(({ figure }) => figure.counts === counts);
    if (asked.length === 0) continue;
    const rows =
      counts === 'works' ? await workCounters(db, cut, unitIds) : await annualCounters(db, counts, cut, unitIds);
    for (const [unitId, ofUnit] of values) {
      const own = rows.filter((row) => row.unitId === unitId);
      for (const { name, figure } of asked)
        ofUnit[name] =
          figure.counts === 'works'
            ? ofWorks(figure, own as WorkCounters[])
            : ((own[0] as Partial<Record<string, number>>)?.[figure.part] ?? 0);
    }
  }
  return values;
}

/** That it counts no unique people is in its name, which the types of figures do not say. */
const keptOf = (name: PlacedFigure) => FIGURES[name] as KeptFigure;

/** One figure in each year of a span. */
export async function figureByYear(db: Db, name: PlacedFigure, cut: Cut, span: Span): Promise<number[]> {
  const rows = await amountByYear(db, keptOf(name), cut, span);
  const amounts = new Map(rows.map(({ year, amount }) => [year, amount]));
  return spanPeriods(span).map((year) => amounts.get(year) ?? 0);
}

/** One figure in each of many units that have any of it: one statement, however many units. */
export async function figureByUnit(
  db: Db,
  name: PlacedFigure,
  cut: Cut,
  unitIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await amountByUnit(db, keptOf(name), cut, unitIds);
  return new Map(rows.map(({ unitId, amount }) => [unitId, amount]));
}
