import { ANY_CHOICE, CUT_LEVELS, MAP_FIGURES, MAP_TYPES, type MapFigure, type MapType } from '@msurvey/domain';
import { type DashboardFilters, PREFIX } from '~/features/dashboard/filters/asked.ts';

export type MapLevel = (typeof CUT_LEVELS)[number];
export interface MapChoice {
  by: 'level' | 'type';
  level: MapLevel;
  figure: MapFigure;
  type: MapType;
}

const NAMES = { by: `${PREFIX}by`, level: `${PREFIX}level`, figure: `${PREFIX}map`, type: `${PREFIX}type` } as const;

/** The levels beneath the chosen place; of a union, the union itself. */
export function levelsBelow(filters: DashboardFilters): MapLevel[] {
  const below = CUT_LEVELS.filter((level) => filters[level] === ANY_CHOICE);
  return below.length > 0 ? below : ['union'];
}

const among = <T extends string>(all: readonly T[], value: string | null, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

/** What the address says of the map; what it does not know is as good as not said. */
export function readChoice(params: URLSearchParams, filters: DashboardFilters): MapChoice {
  const [next = 'union', ...rest] = levelsBelow(filters);
  return {
    by: params.get(NAMES.by) === 'type' ? 'type' : 'level',
    level: among([next, ...rest], params.get(NAMES.level), next),
    figure: among(MAP_FIGURES, params.get(NAMES.figure), 'people'),
    type: among(MAP_TYPES, params.get(NAMES.type), 'demonstration.done'),
  };
}

/** The address with some of it changed. */
export function withChoice(params: URLSearchParams, changes: Partial<MapChoice>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) next.set(NAMES[name as keyof MapChoice], value);
  return next;
}

/** The address of a place: it and what stands above it are the filters, and the map shows the level beneath. */
export function withPlace(params: URLSearchParams, level: MapLevel, path: readonly number[]): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(NAMES.level);
  for (const [at, name] of CUT_LEVELS.entries()) {
    const id = at <= CUT_LEVELS.indexOf(level) ? path[at] : undefined;
    if (id === undefined) next.delete(PREFIX + name);
    else next.set(PREFIX + name, String(id));
  }
  return next;
}
