import { sumOf } from '../figures.ts';
import type { ChartCategory, ChartData } from '../types.ts';

/** About as wide as a letter of the axis. */
const LETTER = 7;
/** Signs above and below a letter, of which Bengali has many, take no room of their own. */
const widthOf = (text: string): number => text.replaceAll(/\p{Mn}/gu, '').length * LETTER;
const longestName = (categories: readonly ChartCategory[]): number =>
  Math.max(LETTER, ...categories.map(({ label }) => widthOf(label)));
const LEAST_BAR = 26;
/** More rows than this are taller than a screen: then columns, of which some have their name at the axis. */
const MOST_ROWS = 24;

export interface BarLayout {
  lying: boolean;
  height: number;
  /** Room for the names beside lying bars. */
  names: number;
}

/** Bars lie down when their names have no room beneath them, as on a phone; the picture then grows with their number. */
export function barLayout(categories: readonly ChartCategory[], width: number, height: number): BarLayout {
  const longest = longestName(categories);
  const room = (width - 60) / Math.max(1, categories.length);
  const lying = longest > room && categories.length <= MOST_ROWS;
  return {
    lying,
    height: lying ? Math.max(height, categories.length * LEAST_BAR + 40) : height,
    names: Math.round(Math.min(longest + 12, width * 0.4)),
  };
}

type Tick = (value: number) => string;

/** As wide as the longest of the figures themselves. */
export const longestFigure = ({ series }: ChartData, tick: Tick): number =>
  Math.max(0, ...series.flatMap(({ values }) => values.map((value) => (value === null ? 1 : tick(value).length)))) *
  LETTER;

/** So few, or so wide, that each bar can carry its figure. */
export const hasLabels = (data: ChartData, tick: Tick, width: number): boolean =>
  width / Math.max(1, data.categories.length * data.series.length) >= longestFigure(data, tick) + 12;

/** Every how many names there is room for one: the library lets them overlap when one reads from right to left. */
export function everyNth(categories: readonly ChartCategory[], width: number): (_: unknown, index: number) => boolean {
  const longest = longestName(categories) + 12;
  const every = Math.max(1, Math.ceil((longest * categories.length) / Math.max(1, width)));
  return (_, index) => index % every === 0;
}

/**
 * Room for the longest figure of the axis. The library can measure it, but does so before the fonts have come, and then
 * cuts the figures short.
 */
export function axisWidth({ categories, series, kind }: ChartData, tick: Tick): number {
  const values =
    kind === 'stackedBar'
      ? categories.map((_, at) => sumOf(series.map((one) => one.values[at])))
      : series.flatMap((one) => one.values);
  const known = values.map((value) => value ?? 0);
  // the axis ends at a round number that may be longer than the largest figure
  const ends = [Math.max(0, ...known) * 1.25, Math.min(0, ...known) * 1.25].map((value) => tick(roundUp(value)).length);
  return Math.max(...ends) * LETTER + 16;
}

const roundUp = (value: number): number => (Math.abs(value) > 10 ? Math.round(value) : Math.round(value * 10) / 10);

/** Every tick that is there has its name. */
export const ALL = (): boolean => true;
