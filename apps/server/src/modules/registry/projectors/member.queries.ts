import { type RawBuilder, sql } from 'kysely';
import { type Changing, writing } from '#changed/changed.ts';
import { deleting, idsOfForm } from '#changed/derived.queries.ts';
import type { Db } from '#db/tables.ts';
import { upsert } from '#db/upsert.queries.ts';
import { MEMBER_ROWS } from '../members/changed-member.ts';
import { DERIVED_COLUMNS, PLACE_COLUMNS, PLACE_TABLES } from './place.queries.ts';

/** The group that was picked, else the first that has the code. */
const groupOf = (picked: RawBuilder<unknown>, code: RawBuilder<unknown>, projectId: RawBuilder<unknown>) =>
  sql`coalesce(${picked}, (select min(g.id) from farmer_group g where g.project_id = ${projectId} and g.code = ${code}))`;

/** Of a row `of`, by bounds of youth, both included; unknown without an age. */
export const ageGroupOf = (of: string, from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> => {
  const age = sql.ref(`${of}.age`);
  return sql`case when ${age} is null then null when ${age} < ${from} then 'child' when ${age} > ${to} then 'adult' else 'youth' end`;
};

/** Who stands for whom is not in the record: what is known of it stays. */
export const upsertMembers = writing(
  'member',
  upsert({
    into: 'member',
    key: ['project_id', 'id'],
    columns: {
      ...DERIVED_COLUMNS,
      organization_id: 'int',
      member_no: 'text',
      name: 'text',
      name_bn: 'text',
      father_name: 'text',
      mother_name: 'text',
      spouse_name: 'text',
      sex: 'text',
      born_on: 'date',
      age: 'int',
      age_group: ageGroupOf('r', sql`bounds.youth_from`, sql`bounds.youth_to`),
      registered_on: 'date',
      is_ethnic: 'boolean',
      phone: 'text',
      national_id: 'text',
      household_no: 'text',
      is_household_head: 'boolean',
      household_males: 'int',
      household_females: 'int',
      land_decimals: 'numeric',
      group_id: groupOf(sql`r.picked_group`, sql`r.group_code`, sql`r.project_id`),
      group_code: 'text',
      designation: 'text',
      village: 'text',
      latitude: 'float8',
      longitude: 'float8',
      photo: 'text',
      projects: 'int[]',
      project_count: 'int',
      search: 'text',
      keys: 'text[]',
      merged_into: null,
      ...PLACE_COLUMNS,
    },
    beside: { picked_group: 'bigint', unit_id: 'int' },
    joined: sql`${PLACE_TABLES} join project bounds on bounds.id = r.project_id`,
  }),
);

export const deleteMembers = deleting('member', MEMBER_ROWS);
export const membersOfForm = idsOfForm(MEMBER_ROWS);

/** Members who named their group by one of these codes. */
export async function membersByCode(db: Db, projectId: number, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from member where project_id = ${projectId} and group_code = any(${[...codes]}::text[]) order by id`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

export async function findGroupsAgain(
  db: Changing<'member'>,
  projectId: number,
  memberIds: readonly number[],
): Promise<void> {
  const group = groupOf(sql`null::bigint`, sql`m.group_code`, sql`m.project_id`);
  await sql`
    update member m set group_id = ${group} where m.project_id = ${projectId} and m.id = any(${[...memberIds]}::bigint[])
      and m.group_code is not null and m.group_id is distinct from ${group}`.execute(db);
}
