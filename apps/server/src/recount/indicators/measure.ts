import type { RawSubActivity } from '../raw.ts';
import type { RawIndicator, RawType } from './told.ts';

const OF_PEOPLE = ['sex', 'age', 'ethnicity'];

/** How the values of an indicator are read. */
export interface Read {
  kind: 'amount' | 'ratio' | 'percentage' | 'text';
  /** What is said of a period is what was reached to its end. */
  isLatest: boolean;
}
export function readOf({ type, relation }: Pick<RawIndicator, 'type' | 'relation'>): Read {
  if (type === 'Qualitative') return { kind: 'text', isLatest: true };
  if (type === 'Percentage') return { kind: 'percentage', isLatest: true };
  return { kind: type === 'Number / Denominator' ? 'ratio' : 'amount', isLatest: relation === 'Cumulative' };
}

/** What is counted of approved work for an indicator. */
export interface Measure {
  frequency: string;
  isLatest: boolean;
  subActivities: ReadonlySet<number>;
  /** activities, quantity, attendances, people or households. */
  count: string;
  /** Groups by which the product can count. */
  groups: readonly (readonly RawType[])[];
}

/** Unless something is picked. */
function usual(works: readonly RawSubActivity[]): string {
  if (works.length === 0) return 'activities';
  if (works.every(({ isMeasured }) => isMeasured)) return 'quantity';
  return works.every(({ type }) => type === 'training' || type === 'input') ? 'people' : 'activities';
}

/** Whether every type of a group is something the product knows of what is counted. */
function isCountable(count: string, group: readonly RawType[]): boolean {
  if (group.length === 0 || group.some(({ dimension }) => dimension === null)) return false;
  const ofPeople = group.filter(({ dimension }) => OF_PEOPLE.includes(dimension ?? ''));
  if (ofPeople.length === 0 || count === 'people') return true;
  return count === 'attendances' && ofPeople.length === 1 && ofPeople[0]?.dimension === 'sex';
}

/** The groups of an indicator with their types. */
export const groupsOf = ({ projectId, groups }: RawIndicator, types: readonly RawType[]): RawType[][] =>
  groups.map((group) =>
    group.flatMap((id) => types.find((type) => type.projectId === projectId && type.id === id) ?? []),
  );

/** Undefined: nothing is counted of work. */
export function measureOf(
  indicator: RawIndicator,
  types: readonly RawType[],
  catalogue: readonly RawSubActivity[],
): Measure | undefined {
  const { isDerived, derivedIndicator, isMapped, frequency } = indicator;
  const [ids, said] = isDerived
    ? [derivedIndicator === null ? indicator.derivedSubActivities : [], indicator.derivedCounts]
    : [isMapped ? indicator.subActivities : [], indicator.counts];
  const { kind, isLatest } = readOf(indicator);
  if (ids.length === 0 || (kind !== 'amount' && !isDerived)) return undefined;
  const subActivities = new Set(ids);
  const count = said ?? usual(catalogue.filter(({ id }) => subActivities.has(id)));
  const groups = groupsOf(indicator, types).filter((group) => isCountable(count, group));
  return { frequency, isLatest, subActivities, count, groups };
}
