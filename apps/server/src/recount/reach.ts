import { add, type Counts, keyOf, one } from './counts.ts';
import { isAdult, isYouth, type People, type Person } from './people.ts';
import { EVERYWHERE, type Places } from './places.ts';
import type { Catalogue } from './scopes.ts';
import type { Work } from './work-of.ts';

/** What is remembered of an activity in which registered people took part. */
interface Attended {
  workId: number;
  year: number | null;
}
/** The approved activities that each person took part in, each once. */
export type Attendance = Map<Person, Attended[]>;

/** Whoever is named, and stands for themselves or is stood for; who is in no registry is not known here. */
export function whoTookPart(work: Work, people: People): Set<Person> {
  const there = new Set<Person>();
  for (const { memberId, memberNo } of work.people) {
    const person =
      memberId !== null ? people.byId.get(memberId) : memberNo !== null ? people.byNumber.get(memberNo) : undefined;
    if (person) there.add(people.standing(person));
  }
  return there;
}

export function attend(attendance: Attendance, work: Work, there: ReadonlySet<Person>): void {
  if (work.state !== 'approved') return;
  const attended = { workId: work.workId, year: work.heldOn === null ? null : Number(work.heldOn.slice(0, 4)) };
  for (const person of there) {
    const known = attendance.get(person);
    if (known) known.push(attended);
    else attendance.set(person, [attended]);
  }
}

function partsOf(person: Person, people: People, times: number): Record<string, number> {
  const [male, female] = [person.sex === 'male', person.sex === 'female'];
  const parts: Record<string, number> = { people: 1, more: one(times > 1), male: one(male), female: one(female) };
  for (const [name, belongs] of [
    ['youth', isYouth(person, people.project)],
    ['adult', isAdult(person, people.project)],
    ['ethnic', person.isEthnic === true],
  ] as const) {
    parts[name] = one(belongs);
    parts[`${name}_male`] = one(belongs && male);
    parts[`${name}_female`] = one(belongs && female);
  }
  return parts;
}

/** In how many activities of each scope and period somebody took part. */
function timesOf(attended: readonly Attended[], catalogue: Catalogue): Map<string, number> {
  const times = new Map<string, number>();
  for (const { workId, year } of attended)
    for (const scope of catalogue.scopesOf(workId))
      for (const period of year === null ? [0] : [0, year]) {
        const key = `${period} ${scope}`;
        times.set(key, (times.get(key) ?? 0) + 1);
      }
  return times;
}

/** Each person once in each scope and period, where they are registered, whatever the number of activities. */
export function countReach(
  counts: Counts,
  attendance: Attendance,
  people: People,
  places: Places,
  catalogue: Catalogue,
): void {
  // By home first, and in the units above only then: many people live in one union.
  const homes: Counts = new Map();
  for (const [person, attended] of attendance) {
    if (person.isRejected) continue;
    for (const [key, n] of timesOf(attended, catalogue))
      add(homes, String(person.unitId ?? EVERYWHERE), key, partsOf(person, people, n));
  }
  for (const [home, lines] of homes)
    for (const [key, parts] of lines) {
      const [period = 0, scope = 0] = key.split(' ').map(Number);
      for (const unit of places(Number(home)))
        add(counts, 'reach_tally', keyOf(people.project.id, unit, period, scope), parts);
    }
}
