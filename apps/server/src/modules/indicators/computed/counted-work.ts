import {
  type CountedWork,
  type DisaggregationDimension,
  type IndicatorCount,
  isCountedBy,
  type LeafAttribute,
  readingOf,
  usualCount,
  type WorkType,
} from '@msurvey/domain';
import type { TypeRow } from '../disaggregation/type.queries.ts';
import type { SettingState } from '../settings/setting.queries.ts';

type Works = ReadonlyMap<number, { type: WorkType; isMeasured: boolean }>;

/** What the product counts for an indicator; null: nothing. */
export function countedWork(setting: SettingState, works: Works): CountedWork | null {
  const isMapped = !setting.isDerived && setting.collectionTypes.includes('Activity mapping');
  const isDerived = setting.isDerived && setting.derivedIndicator === null;
  const subActivityIds = isMapped ? setting.subActivities : isDerived ? setting.derivedSubActivities : [];
  if (subActivityIds.length === 0) return null;
  const { kind, mode } = readingOf(setting.indicatorType, setting.relation);
  // Shares and ratings are no counts.
  if (kind !== 'amount' && !isDerived) return null;
  const said: IndicatorCount | null = isDerived ? setting.derivedCounts : setting.counts;
  return { count: said ?? usualCount(subActivityIds.flatMap((id) => works.get(id) ?? [])), subActivityIds, mode };
}

/** The dimensions of a group that the product can count by; none where it cannot. */
export function dimensionsOf(count: IndicatorCount, group: readonly TypeRow[]): DisaggregationDimension[] {
  const dimensions = group.flatMap(({ dimension }) => dimension ?? []);
  return dimensions.length === group.length && isCountedBy(count, dimensions) ? dimensions : [];
}

/** What a leaf of a group says; null: the product does not count it. */
export function attributesOf(
  count: IndicatorCount,
  group: readonly TypeRow[],
  itemIds: readonly number[],
): LeafAttribute[] | null {
  const dimensions = dimensionsOf(count, group);
  if (dimensions.length === 0) return null;
  const attributes = group.flatMap((type, i): LeafAttribute[] => {
    const value = type.items.find(({ id }) => id === itemIds[i])?.value;
    const dimension = dimensions[i];
    return value != null && dimension ? [{ dimension, value }] : [];
  });
  return attributes.length === group.length ? attributes : null;
}
