import type { FigureCut } from '@msurvey/contract';
import { FIGURE_NAMES, type FigureName, NO_SUB_ACTIVITY, WORK_TYPES } from '@msurvey/domain';

const NUMBERS = ['unitId', 'programme', 'from', 'to', 'agencyId'] as const;
const WORDS = ['type', 'kind', 'crop', 'isExact', 'isFirst', 'sex', 'ageGroup', 'isEthnic'] as const;

const SEXES = ['male', 'female'] as const;
const AGES = ['youth', 'adult'] as const;

/** A cut as an address says it. */
export function cutQuery(cut: Partial<FigureCut>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of [...NUMBERS, ...WORDS]) {
    const value = cut[name];
    if (value !== null && value !== undefined && (value !== false || name === 'isEthnic'))
      query.set(name, String(value));
  }
  if (cut.subActivityIds) query.set('subActivityIds', cut.subActivityIds.join(','));
  return query;
}

/** A figure and its cut as an address: whoever opens it sees the same list. */
export function figurePath(projectId: number, figure: FigureName, cut: Partial<FigureCut> = {}): string {
  const query = cutQuery(cut);
  const path = `/project/${projectId}/figures/${figure}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

const numberIn = (text: string | null): number | null => {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value > 0 ? value : null;
};

/** The cut that an address says; what makes no sense in it counts as not said. */
export function cutIn(query: URLSearchParams): FigureCut {
  const number = (name: (typeof NUMBERS)[number]) => numberIn(query.get(name));
  const programme = number('programme');
  const ids = (query.get('subActivityIds') ?? '')
    .split(',')
    .flatMap((text) => (text === String(NO_SUB_ACTIVITY) ? NO_SUB_ACTIVITY : (numberIn(text) ?? [])));
  return {
    unitId: number('unitId'),
    programme: programme === 1 || programme === 2 ? programme : null,
    from: number('from'),
    to: number('to'),
    agencyId: number('agencyId'),
    subActivityIds: ids.length > 0 ? ids : null,
    type: WORK_TYPES.find((type) => type === query.get('type')) ?? null,
    kind: query.get('kind'),
    ...(query.has('crop') && { crop: query.get('crop') }),
    ...(query.get('isExact') === 'true' && { isExact: true }),
    ...(query.get('isFirst') === 'true' && { isFirst: true }),
    ...(query.has('sex') && { sex: SEXES.find((sex) => sex === query.get('sex')) ?? null }),
    ...(query.has('ageGroup') && { ageGroup: AGES.find((age) => age === query.get('ageGroup')) ?? null }),
    ...(query.has('isEthnic') && { isEthnic: query.get('isEthnic') === 'true' }),
  };
}

export const figureIn = (text: string | undefined): FigureName | undefined =>
  FIGURE_NAMES.find((name) => name === text);

/** The dashboard is the first tab of the project's configuration. */
export const dashboardPath = (projectId: number): string => `/project/${projectId}?tabIndex=3&index=0`;
