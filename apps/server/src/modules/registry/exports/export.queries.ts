import { type Language, searchPatterns } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { NEWEST, pagedStatement } from '#tables/paged-statement.queries.ts';
import type { PagedStatement } from '#tables/table-file.ts';
import { matches } from '../search/matches.queries.ts';
import { PLACE_JOINS } from '../search/place.queries.ts';
import type { Scope } from '../search/scope.queries.ts';

type Values = readonly RawBuilder<unknown>[];

/** Which rows `r` these are. */
export const searched = ({ where }: Scope, search: string | null): RawBuilder<unknown> =>
  sql`${where} and ${matches(searchPatterns(search ?? ''))}`;
/** The rows of a page, before anything is joined to them. */
const page = (scope: Scope, search: string | null) => sql`(select r.* from ${scope.table} r
  where ${searched(scope, search)} and r.id < ${NEWEST}::bigint order by r.id desc limit ${1}) r`;
const AUTHOR = sql`join app_user u on u.id = r.user_id`;

const GROUP = sql`left join farmer_group g on g.project_id = r.project_id and g.id = r.group_id`;

/** Who sits in a group, counted for the groups of a page only. */
const SITTING = sql`cross join lateral (
  select count(*) filter (where m.sex = 'male') as males, count(*) filter (where m.sex = 'female') as females,
    string_agg(m.name, ', ') filter (where m.designation = 'president') as president,
    string_agg(m.name, ', ') filter (where m.designation = 'secretary') as secretary,
    string_agg(m.name, ', ') filter (where m.designation = 'cashier') as cashier
  from member m where m.project_id = r.project_id and m.group_id = r.id and m.merged_into is null) s`;

const BESIDE = { member: GROUP, group: SITTING };

/** The newest first, with what `memberColumns` or `groupColumns` read. */
export const peopleStatement = (
  db: Db,
  registry: keyof typeof BESIDE,
  scope: Scope,
  search: string | null,
  values: Values,
): PagedStatement =>
  pagedStatement(
    db,
    sql`select r.id::text, ${sql.join(values)} from ${page(scope, search)} ${AUTHOR} ${BESIDE[registry]} ${PLACE_JOINS}
    order by r.id desc`,
  );

export async function unitName(db: Db, unitId: number, language: Language): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select ${language === 'bn' ? sql`coalesce(name_bn, name)` : sql`name`} as name from geo_unit where id = ${unitId}`.execute(
    db,
  );
  return rows[0]?.name ?? String(unitId);
}
