/** Shares by which people, households and groups are made. Illustrative; not measured. */
type Shares = readonly (readonly [value: number, share: number])[];
type ByProgramme<T> = Readonly<Record<1 | 2, T>>;

/** Age on the day of registration: from, to, of a thousand men, of a thousand women. */
export const AGES = [
  [18, 19, 12, 18],
  [20, 24, 55, 85],
  [25, 29, 88, 122],
  [30, 34, 114, 145],
  [35, 39, 140, 155],
  [40, 44, 140, 135],
  [45, 49, 125, 105],
  [50, 54, 105, 80],
  [55, 59, 80, 55],
  [60, 64, 58, 33],
  [65, 69, 37, 18],
  [70, 74, 19, 8],
  [75, 79, 9, 3],
] as const;

/** How many people live in a household. */
export const HOUSEHOLD_SIZES: ByProgramme<Shares> = {
  1: [
    [1, 20],
    [2, 95],
    [3, 182],
    [4, 298],
    [5, 210],
    [6, 115],
    [7, 45],
    [8, 22],
    [9, 9],
    [10, 4],
  ],
  2: [
    [1, 20],
    [2, 105],
    [3, 201],
    [4, 294],
    [5, 205],
    [6, 105],
    [7, 40],
    [8, 18],
    [9, 8],
    [10, 4],
  ],
};
/** How many of a household are members. */
export const REGISTERED: ByProgramme<Shares> = {
  1: [
    [1, 960],
    [2, 40],
  ],
  2: [
    [1, 760],
    [2, 230],
    [3, 10],
  ],
};
/** Of a hundred men and women who are the only member of their household, how many are its head. */
export const HEADS: ByProgramme<{ male: number; female: number }> = {
  1: { male: 88, female: 24 },
  2: { male: 85, female: 18 },
};
/** Land in decimals: over, up to, of a thousand households. */
export const LAND: ByProgramme<readonly (readonly [over: number, to: number, share: number])[]> = {
  1: [
    [-1, 5, 90],
    [5, 49, 270],
    [49, 99, 240],
    [99, 149, 170],
    [149, 249, 170],
    [249, 500, 50],
    [500, 1000, 10],
  ],
  2: [
    [-1, 5, 150],
    [5, 49, 340],
    [49, 99, 230],
    [99, 149, 130],
    [149, 249, 110],
    [249, 500, 35],
    [500, 1000, 5],
  ],
};
/** In which years people join. RAINS begins in July of its first. */
export const JOINED: ByProgramme<Shares> = {
  1: [
    [2019, 100],
    [2020, 110],
    [2021, 150],
    [2022, 200],
    [2023, 170],
    [2024, 130],
    [2025, 90],
    [2026, 50],
  ],
  2: [
    [2023, 30],
    [2024, 240],
    [2025, 390],
    [2026, 340],
  ],
};
/** Of a hundred, from January to December. */
export const JOINED_IN = [11, 11, 10, 7, 6, 7, 5, 6, 9, 10, 10, 8];
/** Of a thousand members, how many belong to an ethnic minority; by district, elsewhere nearly nobody. */
export const ETHNIC: Readonly<Record<number, number>> = {
  154: 105,
  119: 110,
  115: 125,
  118: 90,
  159: 20,
  157: 18,
  108: 27,
  131: 16,
  135: 24,
  121: 16,
  127: 20,
};
/** Of a hundred members of a group, how many are women. */
export const WOMEN: Readonly<Record<string, number>> = {
  farmer: 48,
  producer: 58,
  business_school: 50,
  water_user: 30,
  seed: 42,
};
