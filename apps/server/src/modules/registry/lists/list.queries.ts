import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { ListLabel } from '#modules/forms/index.ts';

/** Phones hold the list in memory and search in it: beyond this a person's sites have to be narrowed. */
const MOST = 10_000;

interface Reader {
  projectId: number;
  userId: number;
}

/**
 * The unions somebody works in: those of his own sites in any project, else those of the project's sites, else all (null).
 * So a field worker gets the people of his upazilas, however many the programme has.
 */
async function unionsOf(db: Db, { projectId, userId }: Reader): Promise<number[] | null> {
  const { rows } = await sql<{ id: number; depth: number }>`
    with recursive mine as (select distinct unit_id from site where member_id = ${userId} and activity_id is null),
    chosen as (
      select unit_id from mine
      union select unit_id from site
        where project_id = ${projectId} and member_id is null and activity_id is null and not exists (select 1 from mine)),
    below (id, type_id) as (
      select u.id, u.type_id from chosen c join geo_unit u on u.id = c.unit_id
      union select u.id, u.type_id from below b join geo_unit u on u.parent_id = b.id)
    select b.id, t.depth from below b join geo_type t on t.id = b.type_id where t.depth = 3`.execute(db);
  return rows.length > 0 ? rows.map((row) => row.id) : null;
}

const within = (unions: number[] | null) => (unions === null ? sql`true` : sql`r.union_id = any(${unions}::int[])`);

export interface GroupItem {
  id: number;
  code: string | null;
  name: string;
  nameBn: string | null;
  upazilaId: number | null;
  unionId: number | null;
}

/** The newest first, where there are more than a phone can hold. What was rejected is not offered. */
export async function groupItems(db: Db, reader: Reader): Promise<GroupItem[]> {
  const unions = await unionsOf(db, reader);
  const { rows } = await sql<GroupItem>`
    select r.id, r.code, r.name, r.name_bn as "nameBn", r.upazila_id as "upazilaId", r.union_id as "unionId"
    from farmer_group r where r.project_id = ${reader.projectId} and ${within(unions)} and r.state <> 'rejected'
    order by r.id desc limit ${MOST}`.execute(db);
  return rows;
}

export interface MemberItem extends Omit<GroupItem, 'code'> {
  memberNo: string | null;
  fatherName: string | null;
  sex: string | null;
}

/** One record for each person. */
export async function memberItems(db: Db, reader: Reader): Promise<MemberItem[]> {
  const unions = await unionsOf(db, reader);
  const { rows } = await sql<MemberItem>`
    select r.id, r.member_no as "memberNo", r.name, r.name_bn as "nameBn", r.father_name as "fatherName", r.sex,
      r.upazila_id as "upazilaId", r.union_id as "unionId"
    from member r where r.project_id = ${reader.projectId} and ${within(unions)} and r.merged_into is null
      and r.state <> 'rejected'
    order by r.id desc limit ${MOST}`.execute(db);
  return rows;
}

const REGISTERS = {
  groups: { table: sql.table('farmer_group'), number: sql`r.code` },
  members: { table: sql.table('member'), number: sql`r.member_no` },
};

/** Of this project only, wherever they live and whatever became of them: they were there when somebody picked them. */
export async function registerLabels(
  db: Db,
  register: keyof typeof REGISTERS,
  projectId: number,
  ids: readonly number[],
): Promise<ListLabel[]> {
  const { table, number } = REGISTERS[register];
  const { rows } = await sql<ListLabel>`
    select r.id, json_build_object('en', concat_ws(' · ', r.name, ${number}),
      'bn', concat_ws(' · ', coalesce(r.name_bn, r.name), ${number}), 'fr', null, 'ro', null, 'zh', null) as label
    from ${table} r where r.project_id = ${projectId} and r.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}
