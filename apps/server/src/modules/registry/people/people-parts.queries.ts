import { AGE_BANDS, LAND_BOUNDS, lastAgeOf, PEOPLE_PARTS, type PeoplePart } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** In years on the day of registration; below zero nobody is. */
const isOfBand = (band: (typeof AGE_BANDS)[number], of: string): Sql => {
  const [age, last] = [sql.ref(`${of}.age`), lastAgeOf(band)];
  return last === null ? sql`${age} >= ${sql.lit(band)}` : sql`${age} between ${sql.lit(band)} and ${sql.lit(last)}`;
};
const BANDS = Object.fromEntries(AGE_BANDS.map((band) => [String(band), (of: string) => isOfBand(band, of)]));

/** What one can be; unknown is none of it. `of`: the alias of a row of `member`. */
const IS: Record<string, (of: string) => Sql> = {
  male: (of) => sql`${sql.ref(`${of}.sex`)} = 'male'`,
  female: (of) => sql`${sql.ref(`${of}.sex`)} = 'female'`,
  youth: (of) => sql`${sql.ref(`${of}.age_group`)} = 'youth'`,
  adult: (of) => sql`${sql.ref(`${of}.age_group`)} = 'adult'`,
  ethnic: (of) => sql`${sql.ref(`${of}.is_ethnic`)}`,
  heads: (of) => sql`${sql.ref(`${of}.is_household_head`)}`,
  one: (of) => sql`${sql.ref(`${of}.land_decimals`)} between 0 and ${sql.lit(LAND_BOUNDS[0])}`,
  two: (of) =>
    sql`${sql.ref(`${of}.land_decimals`)} > ${sql.lit(LAND_BOUNDS[0])} and ${sql.ref(`${of}.land_decimals`)} <= ${sql.lit(LAND_BOUNDS[1])}`,
  three: (of) => sql`${sql.ref(`${of}.land_decimals`)} > ${sql.lit(LAND_BOUNDS[1])}`,
  ...BANDS,
  /** Whom no band of either sex has. */
  unknown: (of) => sql`(${sql.ref(`${of}.age`)} >= 0 and ${sql.ref(`${of}.sex`)} in ('male', 'female')) is not true`,
};

/** Who belongs to a part: the one definition, for counting and for the list that a figure opens to. */
export function isOfPart(part: string, of: string): Sql {
  const conditions = part
    .split('_')
    .filter((word) => word !== 'land' && word !== 'age')
    .flatMap((word) => IS[word]?.(of) ?? []);
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

/** Who is counted at all: who stands, and whose record was not rejected. */
export const isPerson = (of: string): Sql =>
  sql`(${sql.ref(`${of}.merged_into`)} is null and ${sql.ref(`${of}.state`)} <> 'rejected')`;

export const oneIf = (condition: Sql): Sql => sql`case when ${condition} then 1 else 0 end`;

/** A measure for each part, of those who count. */
export const PEOPLE_MEASURES = Object.fromEntries(
  PEOPLE_PARTS.map((part) => [part, { type: 'int', is: oneIf(sql`r.state <> 'rejected' and ${isOfPart(part, 'r')}`) }]),
) as Record<PeoplePart, { type: 'int'; is: Sql }>;
