import type { FigureName } from '../figures/figures.ts';

/** What the home page says of a project first. */
export const HOME_FIGURES = [
  'people',
  'training.done',
  'demonstration.done',
  'infrastructure.done',
] as const satisfies FigureName[];
/** Over so many years, this one among them. */
export const HOME_YEARS = 6;
