import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { ListLabel, ListReader } from '#modules/forms/index.ts';
import { MOST_LISTED, offeredTo, withId } from './offered.queries.ts';

export interface GroupItem {
  id: number;
  code: string | null;
  name: string;
  nameBn: string | null;
  upazilaId: number | null;
  unionId: number | null;
}

/** The newest first, where there are more than a phone can hold. */
async function groupsWhere(db: Db, projectId: number, which: RawBuilder<unknown>): Promise<GroupItem[]> {
  const { rows } = await sql<GroupItem>`
    select r.id, r.code, r.name, r.name_bn as "nameBn", r.upazila_id as "upazilaId", r.union_id as "unionId"
    from farmer_group r where r.project_id = ${projectId} and ${which} order by r.id desc limit ${MOST_LISTED}`.execute(
    db,
  );
  return rows;
}

/** What was rejected is not offered. */
export async function groupItems(db: Db, reader: ListReader): Promise<GroupItem[]> {
  // A group that is of no programme is seen from all of them.
  const ofProgrammes = (ids: number[]) => sql`(r.programmes && ${ids}::int[] or r.programmes = '{}')`;
  const { isNear, isTheirs } = await offeredTo(db, reader, ofProgrammes);
  return groupsWhere(db, reader.projectId, sql`${isNear} and ${isTheirs} and r.state <> 'rejected'`);
}

export const groupsWithIds = (db: Db, projectId: number, ids: readonly number[]): Promise<GroupItem[]> =>
  groupsWhere(db, projectId, withId(ids));

export interface MemberItem extends Omit<GroupItem, 'code'> {
  memberNo: string | null;
  fatherName: string | null;
  sex: string | null;
  groupId: number | null;
  groupName: string | null;
}

async function membersWhere(db: Db, projectId: number, which: RawBuilder<unknown>): Promise<MemberItem[]> {
  const { rows } = await sql<MemberItem>`
    select r.id, r.member_no as "memberNo", r.name, r.name_bn as "nameBn", r.father_name as "fatherName", r.sex,
      r.upazila_id as "upazilaId", r.union_id as "unionId", r.group_id as "groupId",
      g.name as "groupName"
    from member r left join farmer_group g on g.project_id = r.project_id and g.id = r.group_id
    where r.project_id = ${projectId} and ${which} order by r.id desc limit ${MOST_LISTED}`.execute(db);
  return rows;
}

/** One record for each person. */
export async function memberItems(db: Db, reader: ListReader): Promise<MemberItem[]> {
  const { isNear, isTheirs } = await offeredTo(db, reader, (ids) => sql`r.projects && ${ids}::int[]`);
  const isOffered = sql`r.merged_into is null and r.state <> 'rejected'`;
  return membersWhere(db, reader.projectId, sql`${isNear} and ${isTheirs} and ${isOffered}`);
}

export const membersWithIds = (db: Db, projectId: number, ids: readonly number[]): Promise<MemberItem[]> =>
  membersWhere(db, projectId, withId(ids));

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
