import type { Person, Told, Work } from './told.ts';

/** As the dashboard's filters say it; −1 is all. */
export interface Filters {
  unit: number;
  project: number;
  year: number;
  agency: number;
}
/** Who carries out the sub-activities of the small catalogue, as the dashboard numbers agencies. */
export const AGENCY_OF: Record<number, number> = { 1: 2, 2: 5, 3: 2, 4: 5, 5: 2, 6: 5, 7: 2, 8: 2 };
const TYPES = [
  '',
  'training',
  'training',
  'input',
  'input',
  'demonstration',
  'demonstration',
  'infrastructure',
  'event',
];

const inDhaka = (moment: Date): string => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Dhaka' }).format(moment);
const dayOf = (person: Person, receivedAt: Date): string => person.day ?? inDhaka(receivedAt);
export const lies = (unit: number | null, filters: Filters) =>
  filters.unit === -1 || (unit !== null && String(unit).startsWith(String(filters.unit)));
const isOf = (day: string, filters: Filters) => filters.year === -1 || Number(day.slice(0, 4)) === filters.year;
const named = (projects: number[], filters: Filters) => filters.project === -1 || projects.includes(filters.project);
export const typeOf = ({ sub, registry }: Work) => (sub === null ? registry : TYPES[sub]);
/** By its sub-activity: one without is only in all. */
export const isMeant = ({ sub, day }: Work, filters: Filters) =>
  isOf(day, filters) &&
  (filters.project === -1 || (sub !== null && (sub % 2 === 1 ? 2 : 1) === filters.project)) &&
  (filters.agency === -1 || (sub !== null && AGENCY_OF[sub] === filters.agency));
const sumOf = ([male, female]: [number, number] = [0, 0]) => male + female;
const youth = ({ age }: Person) => age !== null && age >= 18 && age <= 35;

/** Who is counted there, then and in the programme. */
export const standingIn = ({ people }: Told, filters: Filters, receivedAt: Date): Person[] =>
  people.filter(
    (one) =>
      !one.isRejected &&
      one.mergedInto === undefined &&
      lies(one.unit, filters) &&
      isOf(dayOf(one, receivedAt), filters) &&
      named(one.projects, filters),
  );

/** Every field of the cards, by plain loops over what was submitted. */
export function recounted({ people, works }: Told, filters: Filters, receivedAt: Date) {
  const standing = people.filter((one) => !one.isRejected && one.mergedInto === undefined);
  const here = standingIn({ people, works }, filters, receivedAt);
  const count = (is: (one: Person) => boolean, among = here) => among.filter(is).length;
  const [male, female] = [(one: Person) => one.sex === 'male', (one: Person) => one.sex === 'female'];
  const ethnic = (one: Person) => one.isEthnic === true;
  const head = (one: Person) => one.isHead === true;
  const both =
    (...parts: ((one: Person) => boolean)[]) =>
    (one: Person) =>
      parts.every((is) => is(one));

  const households = [...new Set(standing.flatMap(({ household }) => household ?? []))].flatMap((number) => {
    const members = standing
      .filter(({ household }) => household === number)
      .sort((a, b) => dayOf(a, receivedAt).localeCompare(dayOf(b, receivedAt)));
    const first = members[0] as Person;
    const isHere =
      lies(first.unit, filters) && isOf(dayOf(first, receivedAt), filters) && named(first.projects, filters);
    return isHere ? [members.find(head) ?? first] : [];
  });

  const land = (is: (one: Person) => boolean, prefix: string) => ({
    [`${prefix}_one`]: count((one) => is(one) && one.land !== null && one.land <= 5),
    [`${prefix}_two`]: count((one) => is(one) && one.land !== null && one.land > 5 && one.land <= 249),
    [`${prefix}_three`]: count((one) => is(one) && one.land !== null && one.land > 249),
  });

  const meant = works.filter((one) => isMeant(one, filters));
  const held = (type: string, state: Work['state'], kind?: string) =>
    meant.filter(
      (one) => typeOf(one) === type && one.state === state && lies(one.unit, filters) && (!kind || one.kind === kind),
    );
  const attendances = (type: string) =>
    held(type, 'approved').reduce((n, one) => n + (one.who?.length ?? sumOf(one.counted)), 0);
  const took = (type: string) => {
    const times = new Map<string, number>();
    for (const one of meant.filter((work) => typeOf(work) === type && work.state === 'approved'))
      for (const key of new Set(one.who?.map((who) => people.find((it) => it.key === who)?.mergedInto ?? who)))
        times.set(key, (times.get(key) ?? 0) + 1);
    const unique = standing.filter((one) => times.has(one.key) && lies(one.unit, filters));
    return {
      uniqueBeneficiaries: unique.length,
      more: count((one) => (times.get(one.key) ?? 0) > 1, unique),
      maleBeneficiaries: count(male, unique),
      femaleBeneficiaries: count(female, unique),
      youthBeneficiaries: count(youth, unique),
      ethnicityBeneficiaries: count(ethnic, unique),
    };
  };
  const { more: moreTrained, ...trained } = took('training');
  const { more: moreReceived, ...received } = took('input');
  const sum = (of: (one: Person) => number | null) => households.reduce((n, one) => n + (of(one) ?? 0), 0);

  return {
    total_beneficiary: here.length,
    total_male_beneficiary: count(male),
    total_female_beneficiary: count(female),
    total_house_hold: households.length,
    total_youth: count(youth),
    total_female_youth: count(both(youth, female)),
    women_house_hold_head: count(both(head, female)),
    ethnicCount: count(ethnic),
    male: { series: [here.length, count(male)] },
    female: { series: [here.length, count(female)] },
    youth: { series: [here.length, count(youth)] },
    basicReport: {
      male_count: count(male),
      female_count: count(female),
      male_youth: count(both(youth, male)),
      female_youth: count(both(youth, female)),
      male_ethnic: count(both(ethnic, male)),
      female_ethnic: count(both(ethnic, female)),
      male_house_hold: count(both(head, male)),
      female_house_hold: count(both(head, female)),
      house_hold_male_member: sum(({ males }) => males),
      house_hold_female_member: sum(({ females }) => females),
    },
    landinfo: { ...land(() => true, 'total'), ...land(youth, 'youth'), ...land(ethnic, 'ethnicity') },
    Training: {
      completed_training: held('training', 'approved').length,
      totalBeneficiariesRecievedTraining: attendances('training'),
      ...trained,
      moreThenOneTrain: moreTrained,
    },
    Input: { beneficiariesReceivedInput: attendances('input'), ...received, moreThanOneTraining: moreReceived },
    Demonstration: {
      demonstrationCompleted: held('demonstration', 'approved').length,
      demonstrationFruits: held('demonstration', 'approved', 'fruits').length,
      demonstrationVegetables: held('demonstration', 'approved', 'vegetables').length,
      demonstrationOilseeds: held('demonstration', 'approved', 'oilseeds').length,
    },
    Infrastructure: {
      cfc_count: held('infrastructure', 'approved', 'cfc').length,
      seedVillage: held('infrastructure', 'approved', 'seed_village').length,
      canalCount: held('infrastructure', 'approved', 'canal').length,
      buriedPipeCount: held('infrastructure', 'approved', 'buried_pipe').length,
    },
  };
}

/** What waits beside each card. */
export const waitingIn = ({ works }: Told, filters: Filters) => {
  const waits = (type: string) =>
    works.filter(
      (one) => one.state === 'received' && typeOf(one) === type && isMeant(one, filters) && lies(one.unit, filters),
    ).length;
  return {
    Training: waits('training'),
    Input: waits('input'),
    Demonstration: waits('demonstration'),
    Infrastructure: waits('infrastructure'),
  };
};

/** The approved works of a type, there. */
export const worksIn = ({ works }: Told, filters: Filters, type: string): Work[] =>
  works.filter(
    (one) => one.state === 'approved' && typeOf(one) === type && isMeant(one, filters) && lies(one.unit, filters),
  );
