import { dayInDhaka } from '@msurvey/domain';
import { add, type Counts, keyOf, one } from './counts.ts';
import { type Places, unitOf } from './places.ts';
import type { RawProject, RawRecord } from './raw.ts';
import type { Sheet } from './sheet.ts';

/** What is remembered of a member's record; a million of them fit into memory. */
export interface Person {
  id: number;
  organizationId: number | null;
  isRejected: boolean;
  memberNo: string;
  unitId: number | null;
  registeredOn: string;
  programmes: readonly number[];
  sex: string | null;
  age: number | null;
  isEthnic: boolean | null;
  householdNo: string | null;
  isHead: boolean;
  males: number | null;
  females: number | null;
  land: number | null;
  groupId: number | null;
  groupCode: string | null;
}

/** Many people name the same programmes. */
const sets = new Map<string, readonly number[]>();

/** The projects that a record names, each once, in order. */
export function programmesOf(sheet: Sheet): readonly number[] {
  const said = sheet.text('projects') ?? '';
  const known = sets.get(said);
  if (known) return known;
  const ids = new Set<number>();
  for (const word of said.split(/\s+/)) {
    const id = Number(word);
    if (word !== '' && Number.isInteger(id) && id > 0 && id < 1_000_000) ids.add(id);
  }
  const sorted = [...ids].sort((a, b) => a - b);
  sets.set(said, sorted);
  return sorted;
}

/** In whole years on the day of registration. */
function ageOf(sheet: Sheet, registeredOn: string): number | null {
  const stated = sheet.integer('age');
  if (stated !== null) return stated;
  const bornOn = sheet.day('born_on');
  if (bornOn === null) return null;
  let years = Number(registeredOn.slice(0, 4)) - Number(bornOn.slice(0, 4));
  if (registeredOn.slice(5) < bornOn.slice(5)) years -= 1;
  return years < 0 || years > 150 ? null : years;
}

export function personOf(record: RawRecord, sheet: Sheet): Person {
  const registeredOn = sheet.day('registered_on') ?? dayInDhaka(record.receivedAt);
  const groupId = sheet.recordId('group_id');
  return {
    id: record.id,
    organizationId: record.organizationId,
    isRejected: record.state === 'rejected',
    memberNo: sheet.text('member_no') ?? `N${record.id}`,
    unitId: unitOf(sheet),
    registeredOn,
    programmes: programmesOf(sheet),
    sex: sheet.code('sex'),
    age: ageOf(sheet, registeredOn),
    isEthnic: sheet.yes('is_ethnic'),
    householdNo: sheet.text('household_no'),
    isHead: sheet.yes('is_household_head') === true,
    males: sheet.integer('household_males'),
    females: sheet.integer('household_females'),
    land: sheet.number('land_decimals'),
    groupId,
    groupCode: groupId === null ? sheet.text('group_code') : null,
  };
}

/** People of a project: all records of members, and who stands for whom. */
export interface People {
  project: RawProject;
  byId: Map<number, Person>;
  /** Of several with one number, the first record. */
  byNumber: Map<string, Person>;
  /** Who stands for a record: the last that is there of the merges that begin with it. */
  standing(person: Person): Person;
}

export const isYouth = ({ age }: Person, { youthFrom, youthTo }: RawProject): boolean =>
  age !== null && age >= youthFrom && age <= youthTo;
export const isAdult = ({ age }: Person, { youthTo }: RawProject): boolean => age !== null && age > youthTo;

/** 0 to 5, over 5 to 249, over 249 decimals; below 0 and unknown is none of them. */
const landOf = ({ land }: Person): string | null => {
  if (land === null || land < 0) return null;
  if (land <= 5) return 'one';
  return land <= 249 ? 'two' : 'three';
};

/** Where the band of an age begins: under 18, under 25, under 36, and so on by tens. Below 0 and unknown is none of them. */
function bandOf({ age }: Person): number | null {
  if (age === null || age < 0) return null;
  if (age <= 17) return 0;
  if (age <= 24) return 18;
  if (age <= 35) return 25;
  if (age <= 45) return 36;
  if (age <= 55) return 46;
  return age <= 65 ? 56 : 66;
}

function partsOf(person: Person, project: RawProject): Record<string, number> {
  const [male, female] = [person.sex === 'male', person.sex === 'female'];
  const [youth, land] = [isYouth(person, project), landOf(person)];
  const parts: Record<string, number> = { total: 1, male: one(male), female: one(female) };
  for (const [name, belongs] of [
    ['youth', youth],
    ['ethnic', person.isEthnic === true],
    ['heads', person.isHead],
  ] as const) {
    parts[name] = one(belongs);
    parts[`${name}_male`] = one(belongs && male);
    parts[`${name}_female`] = one(belongs && female);
  }
  const band = bandOf(person);
  if (band !== null && (male || female)) parts[`age_${band}_${person.sex}`] = 1;
  else parts.age_unknown = 1;
  if (land !== null) {
    parts[`land_${land}`] = 1;
    parts[`youth_land_${land}`] = one(youth);
    parts[`ethnic_land_${land}`] = one(person.isEthnic === true);
  }
  return parts;
}

export function countPeople(counts: Counts, people: People, places: Places): void {
  const { project } = people;
  for (const person of people.byId.values()) {
    if (people.standing(person) !== person) continue;
    const year = Number(person.registeredOn.slice(0, 4));
    const measures = { n: 1, ...(person.isRejected ? {} : partsOf(person, project)) };
    for (const unit of places(person.unitId))
      add(
        counts,
        'member_tally',
        keyOf(project.id, unit, year, person.programmes, person.organizationId ?? 0),
        measures,
      );
  }
}
