import type { CumulativeMode } from '../progress.ts';
import type { PeriodKind } from '../period.ts';
import type { ValueKind } from './values.ts';

/** The pick-lists of the settings, as the documents write them; what they mean inside stands beside. */
export const INDICATOR_TYPES = ['Quantative', 'Qualitative', 'Percentage', 'Number / Denominator'] as const;
export type IndicatorType = (typeof INDICATOR_TYPES)[number];
export const DATA_ENTRY_TYPES = ['Number', 'Percentage', 'Number and denominator', 'Text and rating'] as const;
export type DataEntryType = (typeof DATA_ENTRY_TYPES)[number];
/** What an indicator is says what its values are, and what is typed of them. */
export const MEANING_OF: Readonly<Record<IndicatorType, { kind: ValueKind; entry: DataEntryType }>> = {
  Quantative: { kind: 'amount', entry: 'Number' },
  Qualitative: { kind: 'text', entry: 'Text and rating' },
  Percentage: { kind: 'percentage', entry: 'Percentage' },
  'Number / Denominator': { kind: 'ratio', entry: 'Number and denominator' },
};

export const PROGRESS_RELATIONS = ['Incremental', 'Cumulative'] as const;
export type ProgressRelation = (typeof PROGRESS_RELATIONS)[number];
export const MODE_OF: Readonly<Record<ProgressRelation, CumulativeMode>> = {
  Incremental: 'increments',
  Cumulative: 'latest',
};

export const DATA_COLLECTION_TYPES = ['Manual', 'Activity mapping'] as const;
export type DataCollectionType = (typeof DATA_COLLECTION_TYPES)[number];

/** What of approved activities is counted. */
export const INDICATOR_COUNTS = ['activities', 'quantity', 'attendances', 'people', 'households'] as const;
export type IndicatorCount = (typeof INDICATOR_COUNTS)[number];

export const DIRECTIONS = ['increase', 'decrease'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What the product fills by itself; an item of a disaggregation type may be one of its values. */
export const DISAGGREGATION_DIMENSIONS = [
  'sex',
  'age',
  'ethnicity',
  'division',
  'district',
  'upazila',
  'agency',
  'programme',
  'crop',
] as const;
export type DisaggregationDimension = (typeof DISAGGREGATION_DIMENSIONS)[number];
/** Values of a dimension that are words; of the others they are ids of places and codes of agencies and programmes. */
export const DIMENSION_VALUES: Partial<Record<DisaggregationDimension, readonly string[]>> = {
  sex: ['male', 'female'],
  age: ['youth', 'adult'],
  ethnicity: ['yes', 'no'],
  programme: ['SACP', 'RAINS'],
};

/** A value is written, handed in, and then accepted or sent back with a reason. */
export const VALUE_STATES = ['draft', 'submitted', 'accepted', 'returned'] as const;
export type ValueState = (typeof VALUE_STATES)[number];

/** The codes of the list of frequencies, and the periods that they make. Years are those of work plans: July to June. */
export const FREQUENCY_PERIODS: Readonly<Record<string, PeriodKind>> = {
  yearly: 'fiscalYear',
  'half-yearly': 'half',
  quarterly: 'quarter',
  monthly: 'month',
};
export const FREQUENCIES = ['yearly', 'half-yearly', 'quarterly', 'monthly'] as const;
export type IndicatorFrequency = (typeof FREQUENCIES)[number];

/** Until a project says when it begins and ends. */
export const DEFAULT_INDICATOR_YEARS = { from: 2018, to: 2028 } as const;

export const MOST_GROUPS = 6;
/** Types that are crossed in one group: nobody reads a table of more headers. */
export const MOST_CROSSED = 3;
export const MOST_DISAGGREGATION_ITEMS = 100;
export const MOST_LEAVES = 2000;
export const MOST_PERIODS = 400;
export const MOST_CONTRIBUTING = 100;
/** The largest rating of a qualitative indicator. */
export const MOST_RATING = 6;
/** As written, one list is asked for with it; what is answered is what there is. */
export const ENDLESS_PAGE = 10_000_000;
