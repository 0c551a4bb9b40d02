import type { Random } from './random.ts';

export type Values = Record<string, string | number>;
/** The answers of a record by the columns that they fill; `participants` are the items of their repeat. */
export interface Answered {
  values: Values;
  participants: Values[];
}

/** Two divisions with all four levels beneath them; see `smallGeography`. */
export const UNITS = [1, 11, 12, 111, 112, 121, 1111, 1112, 1121, 1211, 2, 21, 211, 2111];
/** Trainings, inputs, plots and structures of both programmes, and others; see `smallCatalogue`. */
export const SUB_ACTIVITIES = [1, 2, 3, 4, 5, 6, 7, 8];
const DAYS = [
  '2024-06-30',
  '2024-07-01',
  '2024-12-31',
  '2025-01-01',
  '2025-06-30',
  '2025-07-01',
  '2026-02-28',
  '2018-03-15',
];
/** At some of these it is another year in Dhaka than in London. */
export const MOMENTS = ['2024-12-31T17:59:59Z', '2024-12-31T18:00:00Z', '2025-06-30T12:00:00Z', '2023-05-05T05:00:00Z'];

const LEVELS = ['division_id', 'district_id', 'upazila_id', 'union_id'];

/** Of any level, sometimes with what stands above it, sometimes with what does not; sometimes none, or none that exists. */
function place(random: Random): Values {
  if (random.chance(0.08)) return {};
  if (random.chance(0.04)) return { union_id: random.one(['99999', 'Bhola', '-4']) };
  const unit = random.chance(0.6) ? random.one(UNITS.filter((id) => id > 999)) : random.one(UNITS);
  const digits = String(unit);
  const values: Values = { [LEVELS[digits.length - 1] as string]: unit };
  if (random.chance(0.3)) values.division_id ??= random.one([1, 2]);
  if (random.chance(0.3) && digits.length > 2) values.district_id ??= Number(digits.slice(0, 2));
  return values;
}

/** Only what is answered. */
const answered = (values: Record<string, string | number | null>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== '')) as Values;

const day = (random: Random): string => random.one([...DAYS, '', '2023-02-30']);
export const NUMBERS = Array.from({ length: 12 }, (_, i) => `M${i + 1}`);
const CODES = ['G1', 'G2', 'G3'];
const amount = (random: Random) => random.one(['', 0, 1, 2.5, 7.25, 120, 0.1]);

export function person(random: Random, groupIds: readonly number[]): Answered {
  const values = answered({
    name: `Person ${random.below(1e9)}`,
    father_name: `Father ${random.below(1e9)}`,
    registered_on: day(random),
    projects: random.one(['1', '2', '1 2', '2 1', '']),
    sex: random.one(['male', 'female', 'female', 'male', 'other', '']),
    age: random.one(['', '', -1, 0, 17, 18, 24, 25, 35, 36, 45, 46, 55, 56, 65, 66, 90]),
    born_on: random.one(['', '1989-07-01', '2006-12-31', '2007-01-01', '1950-01-01']),
    is_ethnic: random.one(['yes', 'no', 'no', '']),
    household_no: random.one(['', 'H1', 'H2', 'H3', 'H4']),
    is_household_head: random.one(['yes', 'no', '']),
    household_males: random.one(['', 0, 1, 3]),
    household_females: random.one(['', 0, 2, 4]),
    land_decimals: random.one(['', 0, 5, 5.01, 100, 249, 249.5, -1]),
    group_id: groupIds.length > 0 && random.chance(0.3) ? random.one(groupIds) : '',
    group_code: random.one(['', ...CODES]),
    member_no: random.one(['', ...NUMBERS]),
    ...place(random),
  });
  return { values, participants: [] };
}

export function group(random: Random): Answered {
  const values = answered({
    name: `Group ${random.below(1e9)}`,
    code: random.one([...CODES, '']),
    projects: random.one(['1', '2', '1 2', '']),
    formed_on: day(random),
    ...place(random),
  });
  return { values, participants: [] };
}

interface Known {
  memberIds: readonly number[];
  /** Plots and structures, and a number that nothing has. */
  followedIds: readonly number[];
}

/** By id, by number, by name, or an item that names nobody. */
function participant(random: Random, { memberIds }: Known): Values {
  const how = random.below(10);
  const sex = random.one(['male', 'female', '']);
  const more = { participant_sex: sex, participant_quantity: amount(random), participant_unit: random.one(['', 'kg']) };
  if (how < 5 && memberIds.length > 0) return answered({ participant_member: random.one(memberIds), ...more });
  if (how < 8) return answered({ participant_member_no: random.one(NUMBERS), ...more });
  return how < 9 ? answered({ participant_name: 'Somebody', ...more }) : {};
}

export function people(random: Random, known: Known): Answered {
  const how = random.below(10);
  if (how < 6)
    return { values: {}, participants: Array.from({ length: random.below(7) }, () => participant(random, known)) };
  const counted = {
    male_count: random.one(['', 3]),
    female_count: random.one(['', 4]),
    stated_count: random.one(['', 9]),
  };
  if (how < 8) return { values: answered(counted), participants: [] };
  const picked = random.some([...known.memberIds, 424242], 1 + random.below(5));
  const values = answered({
    picked_members: picked.join(' '),
    picked_ids: picked.join(' '),
    picked_names: picked.map((id) => `Name ${id}`).join('|'),
    picked_sexes: picked.map(() => random.one(['male', 'female'])).join('|'),
    picked_numbers: picked.map(() => random.one(NUMBERS)).join('|'),
    picked_quantity: amount(random),
  });
  // Guests, some of whom were ticked, too.
  return { values, participants: Array.from({ length: random.below(3) }, () => participant(random, known)) };
}

export function work(random: Random, known: Known): Answered {
  const who = people(random, known);
  const owner = random.below(3);
  const values = answered({
    name: 'Work',
    sub_activity_id: random.chance(0.1) ? random.one(['', 99999]) : random.one(SUB_ACTIVITIES),
    agency_id: 3,
    held_on: day(random),
    quantity: amount(random),
    crop_kind: random.one(['', 'fruits', 'vegetables', 'oilseeds']),
    crop: random.one(['', 'mango', 'sunflower']),
    area: amount(random),
    infrastructure_type: random.one(['', 'canal', 'cfc', 'dyke']),
    length: amount(random),
    households: random.one(['', 0, 12]),
    beneficiary_member: owner === 0 && known.memberIds.length > 0 ? random.one(known.memberIds) : '',
    beneficiary_member_no: owner === 1 ? random.one(NUMBERS) : '',
    beneficiary_sex: random.one(['', 'male', 'female']),
    beneficiary_quantity: amount(random),
    ...who.values,
    ...place(random),
  });
  return { values, participants: who.participants };
}

export function followUp(random: Random, known: Known): Answered {
  const values = answered({
    followed_id: random.one([...known.followedIds, 424242]),
    held_on: day(random),
    produced: amount(random),
    position: '22.5 90.5 0 5',
  });
  return { values, participants: [] };
}
