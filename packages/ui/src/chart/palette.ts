/**
 * One palette for all charts. Each colour has a contrast of 3:1 at least on the page and on cards, and any two differ for
 * eyes without red, green or blue cones too; a test sees to both. Because grounds differ, each scheme has its own.
 */
export const CHART_COLORS = {
  light: ['#166534', '#cf7600', '#3f7fd0', '#8e2a6b', '#757d78', '#241a66'],
  dark: ['#7bd197', '#f1c751', '#5b93e6', '#c2508a', '#c6cfc9', '#85741f'],
} as const;
export type ChartScheme = keyof typeof CHART_COLORS;

/** Besides its colour each series has a hatching of its own, so that no meaning is in the colour alone. */
export const HATCHES = ['plain', 'rising', 'dots', 'falling', 'across', 'grid'] as const;
export type Hatch = (typeof HATCHES)[number];

/** And each line its own dashes. */
export const DASHES = ['none', '8 4', '2 3', '12 3 2 3', '5 2', '1 4'] as const;

export interface Ink {
  color: string;
  hatch: Hatch;
  dash: string;
}

/** After six the colours begin anew with the next hatching, so that pairs do not repeat before thirty-six. */
export function inkOf(scheme: ChartScheme, at: number): Ink {
  const colors = CHART_COLORS[scheme];
  const round = Math.floor(at / colors.length);
  return {
    color: colors[at % colors.length] as string,
    hatch: HATCHES[(at + round) % HATCHES.length] as Hatch,
    dash: DASHES[(at + round) % DASHES.length] as string,
  };
}
