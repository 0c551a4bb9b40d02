import type { FigureName } from '../figures/figures.ts';

/** Where the dashboard's map looks while no place is chosen. */
export const MAP_CENTRE = { latitude: 23.685, longitude: 90.3563 } as const;
export const MAP_ZOOM = 7;

const DEMONSTRATIONS = [
  'demonstration.done',
  'demonstration.fruits',
  'demonstration.vegetables',
  'demonstration.oilseeds',
] as const satisfies FigureName[];
const STRUCTURES = [
  'infrastructure.done',
  'infrastructure.cfc',
  'infrastructure.seed_village',
  'infrastructure.canal',
  'infrastructure.buried_pipe',
] as const satisfies FigureName[];

/** Of which the map shows how many there are in each place. */
export const MAP_FIGURES = [
  'people',
  'people.male',
  'people.female',
  'people.youth',
  'people.ethnic',
  'households',
  'groups',
  'training.done',
  'training.attendances',
  'input.done',
  'input.attendances',
  ...DEMONSTRATIONS,
  ...STRUCTURES,
] as const satisfies FigureName[];
export type MapFigure = (typeof MAP_FIGURES)[number];

/** Of which the map shows each one where it is. */
export const MAP_TYPES = [...DEMONSTRATIONS, ...STRUCTURES] as const;
export type MapType = (typeof MAP_TYPES)[number];
