import { type Language, searchPatterns } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { SheetPlan } from '#modules/collection/index.ts';
import { BENEFICIARY_TABLES, PLACED, personName } from '../beneficiaries/beneficiary-rows.queries.ts';
import { matches } from '../search/matches.queries.ts';
import { PLACE_JOINS, placeColumns } from '../search/place.queries.ts';
import type { Scope } from '../search/scope.queries.ts';
import { type ExportWord, exportWord } from './export-texts.ts';

type Statement = SheetPlan['statement'];
/** Larger than every id: reading begins with the newest. */
export const NEWEST = '9223372036854775807';

const compiled = (db: Db, statement: RawBuilder<unknown>): Statement => {
  const { sql: text, parameters } = statement.compile(db);
  return { text, values: [...parameters] };
};

/** Codes in the reader's words. Literals, because the last parameters of the statement are the cursor and the limit. */
const said = (column: string, words: readonly ExportWord[], language: Language) =>
  sql`case ${sql.ref(column)} ${sql.join(
    words.map((word) => sql`when ${sql.lit(word)} then ${sql.lit(exportWord(word, language))}`),
    sql` `,
  )} end`;

/** The rows of a page, before anything is joined to them. */
const page = ({ table, where }: Scope, search: string | null) => sql`(select r.* from ${table} r
  where ${where} and ${matches(searchPatterns(search ?? ''))} and r.id < ${NEWEST}::bigint order by r.id desc limit ${1}) r`;
const groupName = (language: Language) => (language === 'bn' ? sql`coalesce(g.name_bn, g.name)` : sql`g.name`);

/** In the order of MEMBER_COLUMNS, after the cursor. */
export const memberStatement = (db: Db, scope: Scope, search: string | null, language: Language): Statement =>
  compiled(
    db,
    sql`select r.id::text, r.member_no, r.name, r.name_bn, r.father_name, r.mother_name,
      ${said('r.sex', ['male', 'female', 'other'], language)}, r.born_on::text, r.age, r.phone, r.national_id,
      g.code, ${groupName(language)}, ${said('r.designation', ['president', 'secretary', 'cashier'], language)},
      ${placeColumns(language)}, r.project_count, r.land_decimals::text, r.household_no, r.registered_on::text, r.instance_id
    from ${page(scope, search)}
    left join farmer_group g on g.project_id = r.project_id and g.id = r.group_id ${PLACE_JOINS} order by r.id desc`,
  );

/** In the order of GROUP_COLUMNS, after the cursor. */
export const groupStatement = (db: Db, scope: Scope, search: string | null, language: Language): Statement =>
  compiled(
    db,
    sql`select r.id::text, r.code, r.name, r.name_bn, r.type, r.formed_on::text, r.member_count, ${placeColumns(language)}, r.instance_id
    from ${page(scope, search)} ${PLACE_JOINS} order by r.id desc`,
  );

export interface BeneficiariesAsked {
  projectId: number;
  kind: 'demonstration' | 'infrastructure';
  infrastructureType: string | null;
  search: string | null;
}

/** In the order of BENEFICIARY_COLUMNS, after the cursor: record, the newest first, and which of its people. */
export function beneficiaryStatement(db: Db, asked: BeneficiariesAsked, language: Language): Statement {
  const patterns = searchPatterns(asked.search ?? '');
  const found = (rows: string) => matches(patterns, rows, (pattern) => sql.lit(pattern));
  const type = asked.infrastructureType ? sql`and a.infrastructure_type = ${sql.lit(asked.infrastructureType)}` : sql``;
  const position = sql`coalesce(p.position, 0)`;
  return compiled(
    db,
    sql`select a.id::text, ${position}::text, ${personName(language)}, k.father_name, coalesce(k.member_no, p.member_no),
      ${placeColumns(language)}, a.name, p.quantity::text, a.latitude, a.longitude, a.instance_id
    from activity a left join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id
    ${BENEFICIARY_TABLES} ${PLACED} ${PLACE_JOINS}
    cross join (select ${NEWEST}::bigint as id, ${'0'}::int as position) after
    where a.project_id = ${sql.lit(asked.projectId)} and a.kind = ${sql.lit(asked.kind)} ${type}
      and ((${found('a')}) or (${found('k')}))
      and a.id <= after.id and (a.id < after.id or ${position} > after.position)
    order by a.id desc, ${position} limit ${1}`,
  );
}

export async function unitName(db: Db, unitId: number, language: Language): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select ${language === 'bn' ? sql`coalesce(name_bn, name)` : sql`name`} as name from geo_unit where id = ${unitId}`.execute(
    db,
  );
  return rows[0]?.name ?? String(unitId);
}
