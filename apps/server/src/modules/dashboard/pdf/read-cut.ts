import { CARD_NAMES, CARD_WAITING, CARD_WORKS, type Cut, CUT_LEVELS, REPORTS, type ReportName } from '@msurvey/domain';
import type { LabelSources } from '#modules/forms/index.ts';
import { valuesOf } from '#modules/figures/index.ts';
import { outlinesOf } from '#modules/geography/index.ts';
import type { PdfLanguage } from '#pdf/pdf-file.ts';
import { figuresOf } from '../cards.view.ts';
import { charts } from '../charts/charts.ts';
import { reportOf } from '../exports/report-of.ts';
import { mapByLevel } from '../map/by-level.ts';
import { countryOutline } from './outline.ts';

/** The level beneath the chosen place; of a union itself. */
const levelOf = ({ unit }: Cut) =>
  CUT_LEVELS[
    Math.min(unit ? CUT_LEVELS.indexOf(unit.level) + 1 : 0, CUT_LEVELS.length - 1)
  ] as (typeof CUT_LEVELS)[number];

async function placesOf(sources: LabelSources, cut: Cut, language: PdfLanguage) {
  const { data } = await mapByLevel(sources.db, cut, { level: levelOf(cut), figure: 'people' }, language);
  const areas = await outlinesOf(
    sources.db,
    data.map(({ id }) => id),
  );
  // Some boundaries of many would look as if the others were not there.
  const hasAll = data.length > 0 && areas.size === data.length;
  const rings = [...areas.values()].flatMap((polygons) => polygons.flatMap((polygon) => polygon.slice(0, 1)));
  return { places: data, areas: hasAll ? rings : countryOutline() };
}

/** Everything that the report shows of a cut: what the screen shows, by the same functions. */
export async function readCut(sources: LabelSources, cut: Cut, language: PdfLanguage) {
  const { db } = sources;
  const figures = [...figuresOf(...CARD_NAMES), ...Object.values(CARD_WAITING), ...CARD_WORKS];
  const [values, drawn, map, ...reports] = await Promise.all([
    valuesOf(db, figures, cut),
    charts(db, cut, language),
    placesOf(sources, cut, language),
    ...REPORTS.map((report) => reportOf(report, sources, cut, language)),
  ]);
  return {
    values,
    charts: drawn,
    map,
    reports: Object.fromEntries(REPORTS.map((name, i) => [name, reports[i]])) as Record<
      ReportName,
      (typeof reports)[number]
    >,
  };
}
export type CutRead = Awaited<ReturnType<typeof readCut>>;
