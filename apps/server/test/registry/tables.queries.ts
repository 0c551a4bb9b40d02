import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** What is derived from submissions, whole. Counts are compared as sums: they are kept as changes that a job gathers. */
export async function derivedTables(db: Db): Promise<Record<string, unknown[]>> {
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  const tally = (table: string) =>
    rows(
      sql`select project_id, unit_id, year, programmes, organization_id, sum(n)::int as n, sum(total)::int as total
        from ${sql.table(table)} group by 1, 2, 3, 4, 5 having sum(n) <> 0 order by 1, 2, 3, 4, 5`,
    );
  return {
    member: await rows(sql`select * from member order by project_id, id`),
    farmer_group: await rows(sql`select * from farmer_group order by project_id, id`),
    activity: await rows(sql`select * from activity order by project_id, id`),
    activity_participant: await rows(
      sql`select * from activity_participant order by project_id, activity_id, position`,
    ),
    member_pair: await rows(sql`select * from member_pair order by project_id, first_id, second_id`),
    group_pair: await rows(sql`select * from group_pair order by project_id, first_id, second_id`),
    follow_up: await rows(sql`select * from follow_up order by project_id, id`),
    household: await rows(sql`select * from household order by project_id, no`),
    household_tally: await rows(
      sql`select project_id, unit_id, year, programmes, sum(households)::int as households from household_tally
        group by 1, 2, 3, 4 having sum(households) <> 0 order by 1, 2, 3, 4`,
    ),
    member_tally: await tally('member_tally'),
    group_tally: await tally('group_tally'),
    activity_tally: await rows(
      sql`select project_id, sub_activity_id, state, sum(n)::int as n from activity_tally
        group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3`,
    ),
  };
}

export async function submissionOf(db: Db, instanceId: string) {
  const { rows } = await sql<{ id: number; formId: number; state: string; revision: number; xml: string }>`
    select s.id, s.form_id as "formId", s.state, s.revision, r.xml from submission s
    join submission_revision r on r.project_id = s.project_id and r.form_id = s.form_id and r.submission_id = s.id
      and r.revision = s.revision
    where s.instance_id = ${instanceId}`.execute(db);
  if (!rows[0]) throw new Error(`no record ${instanceId}`);
  return rows[0];
}

export async function memberNamed(db: Db, id: number) {
  const { rows } = await sql<{
    id: number;
    name: string;
    state: string;
    revision: number;
    groupId: number | null;
    mergedInto: number | null;
    unionId: number | null;
    upazilaId: number | null;
    districtId: number | null;
    divisionId: number | null;
  }>`select id, name, state, revision, group_id as "groupId", merged_into as "mergedInto", union_id as "unionId",
    upazila_id as "upazilaId", district_id as "districtId", division_id as "divisionId" from member where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function groupCounts(db: Db): Promise<{ id: number; kept: number; counted: number }[]> {
  const { rows } = await sql<{ id: number; kept: number; counted: number }>`
    select g.id, g.member_count as kept, (select count(*)::int from member m
      where m.project_id = g.project_id and m.group_id = g.id and m.merged_into is null) as counted
    from farmer_group g order by g.id`.execute(db);
  return rows;
}

export async function participantsNo(db: Db, memberNo: string) {
  const { rows } = await sql<{
    activityId: number;
    memberId: number | null;
    isClean: boolean;
    checks: { check: string }[];
  }>`
    select p.activity_id as "activityId", p.member_id as "memberId", a.is_clean as "isClean", a.checks
    from activity_participant p join activity a on a.project_id = p.project_id and a.id = p.activity_id
    where p.member_no = ${memberNo} order by 1`.execute(db);
  return rows;
}

export async function failuresOf(db: Db): Promise<{ projector: string; message: string }[]> {
  const { rows } = await sql<{ projector: string; message: string }>`
    select projector, message from projection_failure order by 1`.execute(db);
  return rows;
}

/** As somebody would have left it who changed a table by hand. */
export const spoilMembers = (db: Db) =>
  sql`update member set name = 'spoilt', search = '' where id % 7 = 0`.execute(db);
export const addMerge = (db: Db, keptId: number, mergedId: number, userId: number) =>
  sql`insert into member_merge (project_id, kept_id, merged_id, user_id) values (61, ${keptId}, ${mergedId}, ${userId})`.execute(
    db,
  );
export const refuseName = (db: Db, name: string) =>
  sql`alter table member add constraint member_no_such_name check (name <> ${sql.lit(name)}) not valid`.execute(db);
export const acceptNames = (db: Db) => sql`alter table member drop constraint member_no_such_name`.execute(db);
/** As somebody would who goes past the application. */
export async function loseTallies(db: Db): Promise<void> {
  await sql`delete from member_tally where unit_id > 0`.execute(db);
  await sql`update activity_tally set n = n + 1`.execute(db);
  await sql`insert into group_tally (project_id, unit_id, year, programmes, organization_id, n) values (61, 0, 2020, '{}', 0, 5)`.execute(
    db,
  );
}
