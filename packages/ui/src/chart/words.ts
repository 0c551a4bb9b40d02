import type { UiText } from '../use-ui-text.ts';
import { countUnknown, knownFigures, sumOf } from './figures.ts';
import type { ChartData } from './types.ts';

/** A figure in the reader's digits with its unit; what is not known is said, not left out. */
export const figureText = (t: UiText, value: number | null | undefined, unit?: string): string =>
  value === null || value === undefined
    ? t('chart.unknown')
    : unit
      ? t('chart.withUnit', { value, unit })
      : t('number', { value });

/** What the picture says, in sentences: for screen readers, and on paper. */
export function summaryOf(t: UiText, data: ChartData): string {
  const { kind, title, categories, series, unit, hasTotal = true, note } = data;
  if (kind === 'ring') return ringSummary(t, data);
  if (kind === 'points') return t('chart.about.points', { title, count: categories.length });
  const figures = knownFigures(data);
  const unknown = countUnknown(data);
  const parts = [
    series.length > 1 && kind !== 'donut' && kind !== 'map'
      ? t(`chart.about.${kind}Many`, { title, count: categories.length, series: series.length })
      : t(`chart.about.${kind}`, { title, count: categories.length }),
  ];
  const [first, ...others] = figures;
  if (!first) return [...parts, t('chart.about.nothing')].join(' ');
  const biggest = others.reduce((most, one) => (one.value > most.value ? one : most), first);
  const label = series.length > 1 ? `${biggest.category.label}, ${biggest.series.label}` : biggest.category.label;
  parts.push(t('chart.about.biggest', { label, value: figureText(t, biggest.value, unit) }));
  if (hasTotal) {
    const total = sumOf(figures.map(({ value }) => value));
    parts.push(t('chart.about.total', { value: figureText(t, total, unit) }));
  }
  if (unknown) parts.push(t('chart.about.unknown', { count: unknown }));
  if (note) parts.push(note);
  return parts.join(' ');
}

function ringSummary(t: UiText, { title, series: [progress], unit }: ChartData): string {
  const [value, target] = progress?.values ?? [];
  const words = { title, value: figureText(t, value), target: figureText(t, target, unit) };
  return typeof value === 'number' && target
    ? t('chart.about.ring', { ...words, share: value / target })
    : t('chart.about.ringUnknown', words);
}
