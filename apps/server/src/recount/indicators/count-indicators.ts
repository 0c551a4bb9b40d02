import { dayInDhaka } from '@msurvey/domain';
import { add, type Counts, keyOf } from '../counts.ts';
import type { Households } from '../households.ts';
import type { People } from '../people.ts';
import type { Raw, RawProject, RawRecord, RawUnit } from '../raw.ts';
import type { Held, Known, Said } from './lines.ts';
import { measureOf } from './measure.ts';
import { fiscalYearOf } from './periods.ts';
import { sumRecords } from './sum-records.ts';
import { type Period, sumWorks } from './sum-works.ts';
import { nameOf, type RawIndicator, type RawSource } from './told.ts';

const LEVELS = ['division', 'district', 'upazila', 'union'];
/** Until a project says when it begins and ends. */
const [FROM, TO] = [2018, 2028];

/** The units that a unit lies in, itself included; a level below the four is no place of the registries. */
export function withinOf(units: readonly RawUnit[]): (unitId: number | null) => Said {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return (unitId) => {
    const said: Record<string, string> = {};
    let unit = byId.get(unitId ?? 0);
    if (unit && unit.depth > 3) return said;
    for (; unit; unit = byId.get(unit.parentId ?? 0)) said[LEVELS[unit.depth] ?? ''] = String(unit.id);
    return said;
  };
}

/** The sub-activities of which anything is counted for an indicator. */
export const subActivitiesOfIndicators = ({ indicators }: Pick<Raw, 'indicators'>): Set<number> =>
  new Set(indicators.all.flatMap((one) => [...one.subActivities, ...one.derivedSubActivities]));

/** First and last day of the fiscal years in which a project reports. */
function daysOf({ startDate, endDate }: RawProject): [string, string] {
  const from = startDate ? fiscalYearOf(startDate) : FROM;
  const to = Math.max(from, endDate ? fiscalYearOf(endDate) : Math.max(from, TO));
  return [`${from}-07-01`, `${to + 1}-06-30`];
}

/** Where records are reviewed the approved ones count, else all that nobody rejected. */
async function recordsOf(raw: Raw, { formProjectId, formId }: RawSource): Promise<RawRecord[]> {
  const isReviewed = raw.forms.some(
    (form) =>
      form.projectId === formProjectId && form.formId === formId && !['member', 'group'].includes(form.registry),
  );
  const found: RawRecord[] = [];
  for await (const page of raw.records([{ projectId: formProjectId, formId, registry: '', questions: {} }]))
    found.push(...page.filter(({ state }) => (isReviewed ? state === 'approved' : state !== 'rejected')));
  return found;
}

export interface Counting {
  project: RawProject;
  works: readonly Held[];
  people: People;
  households: Households;
  /** The day as of which each indicator was counted last. */
  countedOn: ReadonlyMap<string, string>;
}

/** Period by period, of every indicator of a project of which the product counts anything. */
export async function countIndicators(raw: Raw, { project, works, people, households, countedOn }: Counting) {
  const { all, types, sources } = raw.indicators;
  const known: Known = {
    people,
    within: withinOf(raw.units),
    catalogue: new Map(raw.subActivities.map((one) => [one.id, one])),
    firstOf: new Map([...households].map(([no, { first }]) => [no, first])),
  };
  const periodsOf = async (indicator: RawIndicator): Promise<Period[]> => {
    const name = nameOf(indicator);
    const asOf = countedOn.get(name) ?? dayInDhaka(new Date());
    const source = sources.find((one) => nameOf(one) === name);
    if (source && !indicator.isDerived)
      return sumRecords(await recordsOf(raw, source), { indicator, source, types, between: daysOf(project), asOf });
    const measure = measureOf(indicator, types, raw.subActivities);
    return measure ? sumWorks(measure, works, known, asOf) : [];
  };
  const found = new Map<string, Period[]>();
  for (const indicator of all)
    if (indicator.projectId === project.id) found.set(nameOf(indicator), await periodsOf(indicator));
  return found;
}

/** As they are compared: a line for each period and one for each of its leaves. */
export function addPeriods(counts: Counts, { projectId, nodeId }: RawIndicator, periods: readonly Period[]): void {
  for (const { first, last, total, leaves, tookPart, fresh } of periods) {
    const at = (leaf: string) => keyOf(projectId, nodeId, first, last, leaf);
    const more = { took_part: tookPart ?? 0, fresh: fresh ?? 0 };
    for (const [leaf, { value, denominator }] of [['', total] as const, ...leaves])
      add(counts, 'indicator_computed', at(leaf), {
        rows: 1,
        value,
        denominator: denominator ?? 0,
        ...(leaf === '' ? more : {}),
      });
  }
}
