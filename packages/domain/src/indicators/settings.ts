import type { CumulativeMode } from '../progress.ts';
import type { WorkType } from '../work-types.ts';
import {
  type DataCollectionType,
  type IndicatorCount,
  type IndicatorType,
  MEANING_OF,
  MODE_OF,
  type ProgressRelation,
} from './constants.ts';
import type { Reading } from './values.ts';

/** How values are read; percentages and texts never sum, whatever is picked. */
export function readingOf(type: IndicatorType | null, relation: ProgressRelation | null): Reading {
  const { kind } = MEANING_OF[type ?? 'Quantative'];
  const mode: CumulativeMode = kind === 'percentage' || kind === 'text' ? 'latest' : MODE_OF[relation ?? 'Incremental'];
  return { kind, mode };
}

/** The first disaggregation type that an indicator names twice, in whatever groups. */
export function typeNamedTwice(groups: readonly (readonly number[])[]): number | undefined {
  const seen = new Set<number>();
  return groups.flat().find((id) => {
    if (seen.has(id)) return true;
    seen.add(id);
    return false;
  });
}

/** Where the values of an indicator come from. */
export const VALUE_SOURCES = ['typed', 'mapping', 'records', 'derived', 'aggregated'] as const;
export type ValueSource = (typeof VALUE_SOURCES)[number];
export function sourceOf(indicator: {
  isAggregated: boolean;
  isDerived: boolean;
  collectionTypes: readonly DataCollectionType[];
  /** Whether a form is saved from whose records it is counted. */
  hasForm?: boolean;
}): ValueSource {
  if (indicator.isAggregated) return 'aggregated';
  if (indicator.isDerived) return 'derived';
  if (indicator.hasForm) return 'records';
  return indicator.collectionTypes.includes('Activity mapping') ? 'mapping' : 'typed';
}

/** Unless something is picked: unique people for trainings and inputs, quantity for what is measured, activities else. */
export function usualCount(works: readonly { type: WorkType; isMeasured: boolean }[]): IndicatorCount {
  if (works.length > 0 && works.every(({ isMeasured }) => isMeasured)) return 'quantity';
  const isOfPeople = ({ type }: { type: WorkType }) => type === 'training' || type === 'input';
  return works.length > 0 && works.every(isOfPeople) ? 'people' : 'activities';
}
