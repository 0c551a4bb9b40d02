import { PROJECT_RAINS, PROJECT_SACP } from '../constants.ts';
import type { FigureName } from '../figures/figures.ts';
import type { CumulativeMode } from '../progress.ts';
import type { DisaggregationDimension, IndicatorCount } from './constants.ts';
import type { PeriodDays } from './values.ts';

/** What an indicator counts of approved activities. */
export interface CountedWork {
  count: IndicatorCount;
  subActivityIds: readonly number[];
  mode: CumulativeMode;
}

/** What a leaf says of a dimension that the product fills by itself; places and agencies by their ids. */
export interface LeafAttribute {
  dimension: DisaggregationDimension;
  value: string;
}

/** Of people; of whoever was only counted nothing but the sex is known. */
const OF_PEOPLE: readonly DisaggregationDimension[] = ['sex', 'age', 'ethnicity'];
/** The lowest first. */
const PLACES: readonly DisaggregationDimension[] = ['upazila', 'district', 'division'];

/** Whether a count can be split so. Work has no sex, and a household has no age. */
export function isCountedBy(count: IndicatorCount, dimensions: readonly DisaggregationDimension[]): boolean {
  const ofPeople = dimensions.filter((dimension) => OF_PEOPLE.includes(dimension));
  if (ofPeople.length === 0 || count === 'people') return true;
  return count === 'attendances' && ofPeople.length === 1 && ofPeople[0] === 'sex';
}

/** Unique people and households are counted where, when and with whom they took part for the first time. */
export const isUnique = (count: IndicatorCount): count is 'people' | 'households' =>
  count === 'people' || count === 'households';

const FIGURE_OF = {
  activities: 'works.done',
  quantity: 'works.quantity',
  attendances: 'works.attendances',
  people: 'works.unique.people',
  households: 'works.unique.households',
} as const satisfies Record<IndicatorCount, FigureName>;

/** A figure and what it is asked for: it opens to exactly what a cell counts. */
export interface OpenedCell {
  figure: FigureName;
  cut: {
    unitId: number | null;
    from: number;
    to: number;
    programme: 1 | 2 | null;
    agencyId: number | null;
    subActivityIds: number[];
    kind: string | null;
    isFirst: boolean;
    sex: 'male' | 'female' | null;
    ageGroup: 'youth' | 'adult' | null;
    isEthnic: boolean | null;
  };
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));
/** Before any project. */
const BEGINNING = 190_001;

/** What a cell opens to: the value of some days, or what was reached to their end. Null: the product does not count it. */
export function openedCell(
  { count, subActivityIds, mode }: CountedWork,
  attributes: readonly LeafAttribute[],
  { first, last }: PeriodDays,
  of: 'value' | 'cumulative',
): OpenedCell | null {
  const said = new Map(attributes.map(({ dimension, value }) => [dimension, value]));
  if (!isCountedBy(count, [...said.keys()]) || subActivityIds.length === 0) return null;
  const number = (dimension: DisaggregationDimension) => (said.has(dimension) ? Number(said.get(dimension)) : null);
  const place = PLACES.find((dimension) => said.has(dimension));
  const sex = said.get('sex') as 'male' | 'female' | undefined;
  const isBySex = count === 'attendances' && sex !== undefined;
  const programme = said.get('programme');
  const ethnicity = said.get('ethnicity');
  return {
    figure: isBySex ? `works.${sex}` : FIGURE_OF[count],
    cut: {
      unitId: place ? number(place) : null,
      from: of === 'cumulative' || mode === 'latest' ? BEGINNING : monthOf(first),
      to: monthOf(last),
      programme: programme === undefined ? null : programme === 'SACP' ? PROJECT_SACP : PROJECT_RAINS,
      agencyId: number('agency'),
      subActivityIds: [...subActivityIds],
      kind: said.get('crop') ?? null,
      isFirst: isUnique(count),
      sex: isBySex ? null : (sex ?? null),
      ageGroup: (said.get('age') as 'youth' | 'adult' | undefined) ?? null,
      isEthnic: ethnicity === undefined ? null : ethnicity === 'yes',
    },
  };
}
