import type { WorkType } from '../work-types.ts';
import { PEOPLE_PARTS, type PeoplePart, type ReachPart } from './people.ts';
import type { WorkPart } from './works.ts';

/** What a figure counts, and what of it. Everything else about it is the cut that it is asked for. */
export type CountedFigure =
  | { counts: 'people'; part: PeoplePart }
  | { counts: 'households'; part: 'households' | 'males' | 'females' }
  | { counts: 'groups'; part: 'total' }
  /** Without a type: works of every type. */
  | { counts: 'works'; part: WorkPart; type: WorkType | null; kind?: string }
  /** Without a type: works of every type. A household took part when anybody of it did. */
  | { counts: 'reach'; part: ReachPart; type: WorkType | null; of?: 'households' };

type WorksFigure = Extract<CountedFigure, { counts: 'works' }>;

const people = Object.fromEntries(
  PEOPLE_PARTS.map((part) => [part === 'total' ? 'people' : `people.${part}`, { counts: 'people', part }]),
) as Record<'people' | `people.${Exclude<PeoplePart, 'total'>}`, CountedFigure>;

/** Figures of works are named by their type; 'works' are those of every type, for tables by sub-activity. */
type Works = WorkType | 'works';
const typeOf = (works: Works): WorkType | null => (works === 'works' ? null : works);

/** What of works; how many there are is called done. */
const ofWorks = <T extends Works, P extends WorkPart>(works: T, parts: readonly P[]) =>
  Object.fromEntries(
    parts.map((part): [string, WorksFigure] => [
      `${works}.${part === 'activities' ? 'done' : part}`,
      { counts: 'works', part, type: typeOf(works) },
    ]),
  ) as Record<`${T}.${P extends 'activities' ? 'done' : P}`, WorksFigure>;

/** Works of a type by what was grown or built. */
const ofKinds = <T extends WorkType, K extends string>(type: T, kinds: readonly K[]) =>
  Object.fromEntries(
    kinds.map((kind): [string, WorksFigure] => [
      `${type}.${kind}`,
      { counts: 'works', part: 'activities', type, kind },
    ]),
  ) as Record<`${T}.${K}`, WorksFigure>;

/** Who took part in works, each counted once. */
const reached = <T extends Works, P extends ReachPart>(works: T, parts: readonly P[]) =>
  Object.fromEntries(
    parts.map((part): [string, CountedFigure] => [
      `${works}.unique.${part}`,
      { counts: 'reach', part, type: typeOf(works) },
    ]),
  ) as Record<`${T}.unique.${P}`, CountedFigure>;
const EVERYBODY = ['people', 'more', 'male', 'female', 'youth', 'ethnic'] as const satisfies ReachPart[];

/** Every figure, defined once: dashboard, reports and what they open to ask for it by its name. */
export const FIGURES = {
  ...people,
  households: { counts: 'households', part: 'households' },
  'households.males': { counts: 'households', part: 'males' },
  'households.females': { counts: 'households', part: 'females' },
  groups: { counts: 'groups', part: 'total' },
  ...ofWorks('training', ['activities', 'waiting', 'attendances']),
  ...reached('training', EVERYBODY),
  ...ofWorks('input', ['activities', 'waiting', 'attendances']),
  ...reached('input', EVERYBODY),
  ...ofWorks('demonstration', ['activities', 'waiting', 'male', 'female', 'area', 'produced']),
  ...ofKinds('demonstration', ['fruits', 'vegetables', 'oilseeds']),
  ...reached('demonstration', ['people']),
  ...ofWorks('infrastructure', ['activities', 'waiting', 'male', 'female', 'length', 'households', 'quantity']),
  ...ofKinds('infrastructure', ['cfc', 'seed_village', 'canal', 'buried_pipe']),
  ...reached('infrastructure', ['people']),
  ...ofWorks('event', ['activities']),
  ...reached('event', ['people']),
  ...ofWorks('other', ['activities', 'quantity']),
  ...reached('other', ['people']),
  ...ofWorks('works', ['activities', 'quantity', 'attendances', 'male', 'female']),
  ...reached('works', ['people']),
  'works.unique.households': { counts: 'reach', part: 'people', type: null, of: 'households' },
} as const satisfies Record<string, CountedFigure>;

export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];
