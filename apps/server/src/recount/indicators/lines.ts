import type { People, Person } from '../people.ts';
import { isAdult, isYouth } from '../people.ts';
import type { RawSubActivity } from '../raw.ts';
import type { Work } from '../work-of.ts';
import type { Measure } from './measure.ts';

/** An approved activity of a sub-activity, held on a day, with those who stand for whoever took part. */
export interface Held extends Pick<Work, 'id' | 'unitId' | 'item' | 'quantity' | 'memberCount' | 'males' | 'females'> {
  heldOn: string;
  subActivityId: number;
  people: readonly Person[];
}

/** What is known of something that counts, by dimension. */
export type Said = Readonly<Record<string, string | undefined>>;
/** Something that counts: when, how much, and what is known of it. */
export interface Line {
  day: string;
  n: number;
  said: Said;
  /** Heads that were only counted have a sex and nothing else. */
  bySex?: readonly { sex: string; n: number }[];
}

export interface Known {
  people: People;
  /** The units that a unit lies in, itself included, by their level. */
  within(unitId: number | null): Said;
  catalogue: ReadonlyMap<number, RawSubActivity>;
  /** By its number, who of a household was registered first. */
  firstOf: ReadonlyMap<string, Person>;
}

const ofWork = ({ subActivityId, item }: Held, { catalogue }: Known): Said => {
  const work = catalogue.get(subActivityId);
  return { programme: work?.programme, agency: work && String(work.agencyId), crop: item };
};
const yesOrNo = (is: boolean | null): string | undefined => (is === null ? undefined : is ? 'yes' : 'no');
const ageOf = (person: Person, { people: { project } }: Known): string | undefined =>
  isYouth(person, project) ? 'youth' : isAdult(person, project) ? 'adult' : undefined;

const isUnique = ({ count }: Pick<Measure, 'count'>): boolean => count === 'people' || count === 'households';

/** Whom an activity counts: people or households, each once. */
function whoOf({ count }: Measure, held: Held): Set<Person | string> {
  if (count === 'people') return new Set(held.people);
  return new Set(held.people.flatMap(({ householdNo }) => householdNo ?? []));
}

/** People and households at home, at the first activity in which they took part. */
function uniqueLines(measure: Measure, works: readonly Held[], known: Known): Line[] {
  const firsts = new Map<Person | string, Held>();
  for (const held of works)
    for (const who of whoOf(measure, held)) {
      const first = firsts.get(who);
      if (!first || held.heldOn < first.heldOn || (held.heldOn === first.heldOn && held.id < first.id))
        firsts.set(who, held);
    }
  return [...firsts].flatMap(([who, held]) => {
    const home = typeof who === 'string' ? known.firstOf.get(who) : who;
    if (!home) return [];
    const said = { ...ofWork(held, known), ...known.within(home.unitId) };
    const ofPerson =
      typeof who === 'string'
        ? {}
        : { sex: home.sex ?? undefined, age: ageOf(home, known), ethnicity: yesOrNo(home.isEthnic) };
    return [{ day: held.heldOn, n: 1, said: { ...said, ...ofPerson } }];
  });
}

/** Everything that counts for an indicator. */
export function linesOf(measure: Measure, works: readonly Held[], known: Known): Line[] {
  if (isUnique(measure)) return uniqueLines(measure, works, known);
  return works.map((held): Line => {
    const said = { ...ofWork(held, known), ...known.within(held.unitId) };
    if (measure.count === 'activities') return { day: held.heldOn, n: 1, said };
    if (measure.count === 'quantity') return { day: held.heldOn, n: held.quantity ?? 0, said };
    const bySex = [
      { sex: 'male', n: held.males ?? 0 },
      { sex: 'female', n: held.females ?? 0 },
    ];
    return { day: held.heldOn, n: held.memberCount ?? 0, said, bySex };
  });
}

/** How many took part in each period, new or not; null: nobody is counted once. */
export function tookPart(
  measure: Measure,
  works: readonly Held[],
  periodOf: (day: string) => string,
): ReadonlyMap<string, number> | null {
  if (!isUnique(measure)) return null;
  const who = new Map<string, Set<Person | string>>();
  for (const held of works) {
    const period = periodOf(held.heldOn);
    const there = who.get(period) ?? new Set();
    for (const one of whoOf(measure, held)) there.add(one);
    who.set(period, there);
  }
  return new Map([...who].map(([period, all]) => [period, all.size]));
}
