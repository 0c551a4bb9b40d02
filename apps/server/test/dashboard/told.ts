/** What the test submits, in its own words; its recount reads nothing else. */
export interface Told {
  people: Person[];
  works: Work[];
}
export interface Person {
  key: string;
  /** Null: the day of receipt. */
  day: string | null;
  projects: number[];
  sex: 'male' | 'female' | 'other' | null;
  age: number | null;
  isEthnic: boolean | null;
  household: string | null;
  isHead: boolean | null;
  males: number | null;
  females: number | null;
  land: number | null;
  /** The number of a unit begins with that of the one above it. */
  unit: number | null;
  isRejected?: boolean;
  mergedInto?: string;
}
export interface Work {
  registry: 'activity' | 'training' | 'input' | 'demonstration' | 'infrastructure';
  /** Of the small catalogue: odd ones are of RAINS, even ones of SACP. */
  sub: number | null;
  day: string;
  unit: number | null;
  state: 'approved' | 'received' | 'rejected';
  who?: string[];
  counted?: [male: number, female: number];
  kind?: string;
  crop?: string;
  area?: number;
  /** Of a plot in kg; of other works in the unit of the sub-activity, of structures their length. */
  quantity?: number;
  length?: number;
  households?: number;
}

const person = (
  key: string,
  [day, unit]: [string | null, number | null],
  projects: number[],
  [sex, age, isEthnic]: [Person['sex'], number | null, boolean | null],
  [household, isHead, males, females]: [string | null, boolean | null, number | null, number | null],
  land: number | null,
  more: Partial<Person> = {},
): Person => ({ key, day, unit, projects, sex, age, isEthnic, household, isHead, males, females, land, ...more });

const PEOPLE: Person[] = [
  person('Amina', ['2024-03-01', 1111], [1], ['female', 18, true], ['H1', true, 2, 3], 0),
  person('Babul', ['2024-02-01', 1112], [1, 2], ['male', 35, false], ['H1', false, 9, 9], 5),
  person('Chitra', ['2024-12-31', 1121], [2], ['female', 36, null], ['H2', null, 1, 4], 5.5),
  person('Dipak', ['2025-01-01', 1211], [1], ['male', 17, true], ['H3', true, null, 2], 249),
  person('Esha', ['2025-06-30', 2111], [2], ['female', 25, false], ['H3', true, 7, 7], 250),
  person('Farid', ['2025-07-01', 12], [1, 2], ['male', null, true], [null, true, null, null], null),
  person('Gita', ['2025-08-15', null], [1], [null, 30, true], ['H4', false, 3, 3], 100),
  person('Hari', ['2026-02-02', 111], [], ['other', 22, false], ['H2', false, 5, 5], 12),
  person('Ila', ['2026-02-03', 2], [2, 1], ['female', 60, true], [null, false, null, null], 0.1),
  person('Jamal', ['2023-05-05', 1111], [1], ['male', 28, true], ['H5', true, 1, 1], 40),
  person('Kamal', ['2025-03-03', 1111], [1], ['male', 28, true], ['H6', true, 4, 4], 40, { isRejected: true }),
  person('Jamal again', ['2022-05-05', 2111], [2], ['male', 29, true], ['H7', true, 1, 1], 40, { mergedInto: 'Jamal' }),
  person('Lipi', [null, 1111], [1], ['female', 33, null], ['H8', true, 1, 2], 6),
];

const work = (
  registry: Work['registry'],
  sub: number | null,
  [day, unit]: [string, number | null],
  state: Work['state'],
  more: Partial<Work> = {},
): Work => ({ registry, sub, day, unit, state, ...more });

const WORKS: Work[] = [
  work('training', 1, ['2024-05-01', 1111], 'approved', { who: ['Amina', 'Babul', 'Jamal'] }),
  work('training', 2, ['2025-05-01', 2111], 'approved', { who: ['Amina', 'Chitra', 'Jamal again', 'Kamal'] }),
  work('training', 2, ['2025-06-01', 1112], 'approved', { counted: [12, 15] }),
  work('training', null, ['2025-09-01', 121], 'approved', { who: ['Esha', 'Farid', 'Ila'] }),
  work('activity', 1, ['2025-10-01', null], 'approved', { who: ['Farid', 'Lipi'] }),
  work('training', 1, ['2025-11-01', 1111], 'received', { who: ['Gita'] }),
  work('training', 2, ['2025-11-02', 1111], 'rejected', { who: ['Hari'] }),
  work('input', 3, ['2024-06-01', 1121], 'approved', { who: ['Chitra', 'Gita'], quantity: 12.5 }),
  work('input', 4, ['2025-02-01', 1211], 'approved', { who: ['Dipak', 'Gita', 'Jamal'] }),
  work('input', 3, ['2025-02-02', 1211], 'received', { who: ['Dipak'] }),
  work('demonstration', 5, ['2024-07-01', 1111], 'approved', {
    kind: 'fruits',
    crop: 'mango',
    area: 33,
    quantity: 120,
    who: ['Babul'],
  }),
  work('demonstration', 6, ['2025-07-01', 1112], 'approved', { kind: 'vegetables', crop: 'okra', area: 10.5 }),
  work('demonstration', 6, ['2025-08-01', 2111], 'approved', {
    kind: 'oilseeds',
    crop: 'mustard',
    who: ['Esha'],
    quantity: 7,
  }),
  work('demonstration', null, ['2025-08-02', 2111], 'approved', { kind: 'fruits', area: 4, quantity: 8.25 }),
  work('demonstration', 5, ['2025-08-04', 12], 'approved', { crop: 'mango', area: 2, who: ['Ila'] }),
  work('demonstration', 5, ['2025-08-03', 2111], 'received', { kind: 'fruits' }),
  work('infrastructure', 7, ['2024-01-01', 1111], 'approved', { kind: 'cfc', households: 40, who: ['Jamal again'] }),
  work('infrastructure', 7, ['2025-01-01', 1121], 'approved', { kind: 'seed_village' }),
  work('infrastructure', null, ['2025-03-01', 2111], 'approved', { kind: 'canal', length: 1.25, households: 7 }),
  work('infrastructure', 7, ['2025-04-01', null], 'approved', { kind: 'buried_pipe', length: 0.5, who: ['Amina'] }),
  work('infrastructure', 7, ['2025-04-02', 1111], 'approved', { kind: 'canal', length: 2 }),
  work('activity', 8, ['2025-12-01', 1111], 'approved', { who: ['Amina', 'Jamal again', 'Jamal'], quantity: 1 }),
  work('activity', null, ['2026-01-01', 1111], 'approved', { counted: [4, 0] }),
  work('infrastructure', 7, ['2025-05-01', 1], 'received', { kind: 'canal' }),
];

export const TOLD: Told = { people: PEOPLE, works: WORKS };
