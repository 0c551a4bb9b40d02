import type { ChartCategory, ChartData, ChartDatum, ChartSeries } from './types.ts';

/** Every figure that is known, category by category. */
export const knownFigures = ({ categories, series }: Pick<ChartData, 'categories' | 'series'>): ChartDatum[] =>
  categories.flatMap((category, at) =>
    series.flatMap((one) => {
      const value = one.values[at] ?? null;
      return value === null ? [] : [{ category, series: one, value }];
    }),
  );

/** How many figures are not known. */
export const countUnknown = ({ categories, series }: Pick<ChartData, 'categories' | 'series'>): number =>
  categories.length * series.length - knownFigures({ categories, series }).length;

export const sumOf = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value): value is number => value !== null && value !== undefined);
  return known.length ? known.reduce((sum, value) => sum + value, 0) : null;
};

/** The figure at a place of the chart; none where it is not known. */
export function datumAt(data: ChartData, seriesId: string, index: number): ChartDatum | undefined {
  const series: ChartSeries | undefined = data.series.find(({ id }) => id === seriesId);
  const category: ChartCategory | undefined = data.categories[index];
  const value = series?.values[index] ?? null;
  return series && category && value !== null ? { category, series, value } : undefined;
}
