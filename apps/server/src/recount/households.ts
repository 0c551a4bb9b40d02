import { add, type Counts, keyOf } from './counts.ts';
import type { People, Person } from './people.ts';
import type { Places } from './places.ts';

const isBefore = (a: Person, b: Person): boolean =>
  a.registeredOn < b.registeredOn || (a.registeredOn === b.registeredOn && a.id < b.id);

interface Household {
  first: Person;
  head: Person | null;
}

export type Households = ReadonlyMap<string, Household>;

/** People who share a number. */
export function householdsOf(people: People): Households {
  const households = new Map<string, Household>();
  for (const person of people.byId.values()) {
    if (person.householdNo === null || person.isRejected || people.standing(person) !== person) continue;
    const known = households.get(person.householdNo);
    if (!known) {
      households.set(person.householdNo, { first: person, head: person.isHead ? person : null });
      continue;
    }
    if (isBefore(person, known.first)) known.first = person;
    if (person.isHead && (known.head === null || isBefore(person, known.head))) known.head = person;
  }
  return households;
}

/** The first registered says where, when and of which programmes; the head who lives there. */
export function countHouseholds(counts: Counts, households: Households, people: People, places: Places): void {
  for (const { first, head } of households.values()) {
    const { males, females } = head ?? first;
    const year = Number(first.registeredOn.slice(0, 4));
    for (const unit of places(first.unitId))
      add(counts, 'household_tally', keyOf(people.project.id, unit, year, first.programmes), {
        households: 1,
        males: males ?? 0,
        females: females ?? 0,
      });
  }
}
