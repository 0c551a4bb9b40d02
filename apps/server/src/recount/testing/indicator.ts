import type { RawIndicator, RawIndicators, RawStated, RawType } from '../indicators/told.ts';

/** Types of disaggregation of project 61: 1 sex, 2 age, 3 district, 4 kind of crop, 5 one that is typed. */
export const TYPES: RawType[] = (
  [
    ['sex', 'male', 'female'],
    ['age', 'youth', 'adult'],
    ['district', '11', '21'],
    ['crop', 'fruits', ''],
    [null, null, null],
  ] as const
).map(([dimension, ...values], i) => ({
  projectId: 61,
  id: i + 1,
  dimension,
  items: values.map((value, at) => ({ id: (i + 1) * 10 + at + 1, value })),
}));

/** Of project 61: what tests care for, the rest as it usually is. */
export const indicator = (nodeId: number, more: Partial<RawIndicator> = {}): RawIndicator => ({
  projectId: 61,
  nodeId,
  isAggregated: false,
  frequency: 'yearly',
  type: 'Quantative',
  relation: 'Incremental',
  isMapped: more.subActivities !== undefined,
  subActivities: [],
  counts: null,
  isDerived: false,
  derivedIndicator: null,
  derivedSubActivities: [],
  derivedCounts: null,
  derivedInput: 1,
  groups: [],
  lop: null,
  ...more,
});
export const stated = (
  nodeId: number,
  year: number,
  value: number | null,
  more: Partial<RawStated> = {},
): RawStated => ({
  projectId: 61,
  nodeId,
  first: `${year}-07-01`,
  last: `${year + 1}-06-30`,
  value,
  denominator: null,
  input: null,
  isAccepted: true,
  reason: null,
  ...more,
});
export const indicators = (
  all: readonly RawIndicator[],
  more: Partial<RawIndicators> = {},
): Partial<RawIndicators> => ({
  all,
  types: TYPES,
  ...more,
});
