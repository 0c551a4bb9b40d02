import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { Sight } from '#modules/registry/index.ts';
import { activitySeen } from '../sight.queries.ts';

/** What activities are narrowed by, in the list and in its exports. Units of the geography by their ids. */
export interface ActivitiesAsked {
  sight: Sight;
  /** Each must be found. */
  words: readonly SearchedWord[];
  state?: 'received' | 'approved' | 'rejected' | null | undefined;
  /** Only the lowest of the chosen places counts: the others stand above it. */
  place: { level: 'division' | 'district' | 'upazila'; ids: readonly number[] } | null;
}

/** A word that was typed, and all that it may mean. */
export interface SearchedWord {
  /** What the record itself says: all of these, each by one of its patterns. */
  patterns: readonly (readonly string[])[];
  subActivityIds: readonly number[];
  agencyIds: readonly number[];
  /** Units by their level from the top. */
  places: readonly { id: number; depth: number }[];
}

const LEVELS = [sql`a.division_id`, sql`a.district_id`, sql`a.upazila_id`, sql`a.union_id`];
const isOneOf = (column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<unknown>[] =>
  ids.length > 0 ? [sql`${column} = any(${[...ids]}::int[])`] : [];

/** Names of the catalogue and of places are looked up as they are today: renaming one needs no record written again. */
function found({ patterns, subActivityIds, agencyIds, places }: SearchedWord): RawBuilder<unknown> {
  const said = patterns.map(
    (ways) =>
      sql`(${sql.join(
        ways.map((pattern) => sql`a.search like ${pattern}`),
        sql` or `,
      )})`,
  );
  const meanings = [
    ...(said.length > 0 ? [sql`(${all(said)})`] : []),
    ...isOneOf(sql`a.sub_activity_id`, subActivityIds),
    ...isOneOf(sql`a.agency_id`, agencyIds),
    ...LEVELS.flatMap((column, depth) =>
      isOneOf(
        column,
        places.filter((p) => p.depth === depth).map((p) => p.id),
      ),
    ),
  ];
  return meanings.length > 0 ? sql`(${sql.join(meanings, sql` or `)})` : sql`true`;
}

const COLUMNS = { division: sql`a.division_id`, district: sql`a.district_id`, upazila: sql`a.upazila_id` };

/** Of the activities `a`, whatever was searched; follow-ups are shown with what they follow. Only what was asked for stands in it, so that each filter can use its index. */
export function activitiesWithin({ sight, state, place }: ActivitiesAsked): RawBuilder<unknown> {
  const conditions = [activitySeen(sight), sql`a.kind not in ('production', 'position')`];
  if (place) {
    const [only, ...more] = place.ids;
    const column = COLUMNS[place.level];
    // One place is the rule, and lets the index keep the order; a geocode that means two is still answered right.
    conditions.push(more.length === 0 ? sql`${column} = ${only ?? 0}` : sql`${column} = any(${[...place.ids]}::int[])`);
  }
  if (state) conditions.push(sql`a.state = ${state}`);
  return all(conditions);
}

export const activitiesFound = ({ words }: Pick<ActivitiesAsked, 'words'>): RawBuilder<unknown> =>
  all(words.map(found));

export const activitiesAsked = (asked: ActivitiesAsked): RawBuilder<unknown> =>
  all([activitiesWithin(asked), activitiesFound(asked)]);

/** The units that have this geocode, of any level: the column that is asked says which level is meant. */
export async function unitsWithGeocode(db: Db, geocode: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from geo_code c join geo_unit u on u.id = c.unit_id
    where c.code = ${geocode} and u.geocode = ${geocode} order by u.id`.execute(db);
  return rows.map((row) => row.id);
}

export interface CatalogueText {
  id: number;
  texts: (string | null)[];
}

/** Both lists are short: some two hundred lines. */
export async function catalogueTexts(db: Db): Promise<{ subActivities: CatalogueText[]; agencies: CatalogueText[] }> {
  const [subActivities, agencies] = await Promise.all([
    sql<CatalogueText>`select id, array[code, label ->> 'en', label ->> 'bn', label ->> 'fr', label ->> 'ro', label ->> 'zh']
      as texts from sub_activity`.execute(db),
    sql<CatalogueText>`select id, array[code, name ->> 'en', name ->> 'bn', name ->> 'fr', name ->> 'ro', name ->> 'zh']
      as texts from agency`.execute(db),
  ]);
  return { subActivities: subActivities.rows, agencies: agencies.rows };
}
