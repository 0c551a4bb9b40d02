/** Who counts as young unless a project says otherwise: on the day of registration, both bounds included. */
export const YOUTH_BOUNDS = { from: 18, to: 35 } as const;

export const AGE_GROUPS = ['child', 'youth', 'adult'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/**
 * Where the bands of the pyramid of ages begin, in years on the day of registration; each ends before the next, the last has
 * no end. Youth, as it is unless a project says otherwise, is the second and the third.
 */
export const AGE_BANDS = [0, 18, 25, 36, 46, 56, 66] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
/** The last age that belongs to a band. */
export const lastAgeOf = (band: AgeBand): number | null => {
  const next = AGE_BANDS[AGE_BANDS.indexOf(band) + 1];
  return next === undefined ? null : next - 1;
};

/** Land in decimals: from 0 to the first, over the first to the second, over the second. */
export const LAND_BOUNDS = [5, 249] as const;

const LANDS = ['one', 'two', 'three'] as const;
const bySex = <P extends string>(...parts: P[]) =>
  parts.flatMap((part) => [part, `${part}_male`, `${part}_female`] as const);
const byLand = <P extends string>(...parts: P[]) =>
  parts.flatMap((part) => LANDS.map((land) => `${part}_${land}` as const));
const byAge = AGE_BANDS.flatMap((band) => [`age_${band}_male`, `age_${band}_female`] as const);

/** What is counted of people; who is of unknown sex, age or land is in none of the parts. */
export const PEOPLE_PARTS = [
  'total',
  'male',
  'female',
  ...bySex('youth', 'ethnic', 'heads'),
  ...byLand('land', 'youth_land', 'ethnic_land'),
  ...byAge,
  // In none of the bands of either sex: of these people age or sex is not known.
  'age_unknown',
] as const;
export type PeoplePart = (typeof PEOPLE_PARTS)[number];

/** What is counted of people who took part: `more` are those who did so more than once. */
export const REACH_PARTS = ['people', 'more', 'male', 'female', ...bySex('youth', 'adult', 'ethnic')] as const;
export type ReachPart = (typeof REACH_PARTS)[number];
