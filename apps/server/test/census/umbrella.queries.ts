import type { ReachPair } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';
import { recountRegistries } from '../support/recount.queries.ts';

const HOME = 61;

export interface Sample {
  id: string;
  instance: string;
}

const one = async (db: Db, from: RawBuilder<unknown>): Promise<Sample> => {
  const { rows } =
    await sql<Sample>`select r.id::text as id, r.instance_id as instance from ${from} order by r.id limit 1`.execute(
      db,
    );
  if (!rows[0]) throw new Error('the demonstration has no such row');
  return rows[0];
};

/** Of one programme and of no other; null: of none. */
export const memberOf = (db: Db, programme: number): Promise<Sample> =>
  one(
    db,
    sql`member r where r.project_id = ${HOME} and r.projects = array[${programme}::int] and r.merged_into is null`,
  );
export const activityOf = (db: Db, programme: number | null, state = 'received'): Promise<Sample> =>
  one(
    db,
    sql`activity r where r.project_id = ${HOME} and r.programme_id is not distinct from ${programme}::int and r.state = ${state}`,
  );

/** A group without members, whose record names one programme. */
export async function groupOf(db: Db, programme: number): Promise<Sample> {
  const { rows } = await sql<{ id: string }>`
    update farmer_group set projects = array[${programme}::int], programmes = array[${programme}::int], member_count = 0
    where project_id = ${HOME} and id = (select max(id) - ${programme} from farmer_group where project_id = ${HOME})
    returning id::text`.execute(db);
  await sql`update member set group_id = null where project_id = ${HOME} and group_id = ${rows[0]?.id}`.execute(db);
  await db.transaction().execute((tx) => recountRegistries(tx, HOME));
  return one(db, sql`farmer_group r where r.project_id = ${HOME} and r.id = ${rows[0]?.id}::bigint`);
}

export async function otherMemberOf(db: Db, programme: number, notId: string): Promise<Sample> {
  return one(
    db,
    sql`member r where r.project_id = ${HOME} and r.projects = array[${programme}::int] and r.merged_into is null and r.id <> ${notId}`,
  );
}

/** What a plain count of the rows says, by everything that decides who sees them. */
export interface Facts {
  id: string;
  programmes: number[];
  userId: number;
  organizationId: number | null;
  unionId: number | null;
}
export async function factsOf(db: Db, table: 'member' | 'farmer_group' | 'activity'): Promise<Facts[]> {
  const programmes = {
    member: sql`r.projects`,
    farmer_group: sql`r.programmes`,
    activity: sql`array_remove(array[r.programme_id], null)`,
  }[table];
  // What follows a demonstration or a structure is reviewed like an activity, and listed with what it follows.
  const standing = {
    member: sql`and r.merged_into is null`,
    farmer_group: sql``,
    activity: sql`and r.kind not in ('production', 'position')`,
  }[table];
  const { rows } = await sql<Facts>`
    select r.id::text as id, ${programmes} as programmes, r.user_id as "userId", r.organization_id as "organizationId",
      r.union_id as "unionId"
    from ${sql.table(table)} r where r.project_id = ${HOME} ${standing} order by r.id desc`.execute(db);
  return rows;
}

/** Ids of the work of one kind, or of all that the list of activities shows; of one programme, or of all. */
export async function workOf(
  db: Db,
  programme: number | null,
  which: { type?: string; structure?: string; isTraining?: true },
): Promise<string[]> {
  const { type = null, structure = null, isTraining = false } = which;
  const { rows } = await sql<{ id: string }>`
    select a.id::text as id from activity a left join sub_activity s on s.id = a.sub_activity_id
    where a.project_id = ${HOME} and a.kind not in ('production', 'position')
      and (${programme}::int is null or a.programme_id = ${programme}::int)
      and (${type}::text is null or a.type = ${type}::text)
      and (${structure}::text is null or a.infrastructure_type = ${structure}::text)
      and (not ${isTraining} or a.kind = 'training' or s.type = 'training') order by a.id`.execute(db);
  return rows.map((row) => row.id);
}

/** Whoever sent most of what a union has. */
export async function aSender(db: Db): Promise<{ userId: number; organizationId: number }> {
  const { rows } = await sql<{ userId: number; organizationId: number }>`
    select user_id as "userId", organization_id as "organizationId" from member where project_id = ${HOME}
    group by 1, 2 order by count(*) desc, 1 limit 1`.execute(db);
  if (!rows[0]) throw new Error('nobody sent anything');
  return rows[0];
}

/** A person becomes one who sent this, with this reach: in both names, so that own and organisation are theirs. */
export async function reachAs(db: Db, userId: number, reach: ReachPair, organizationId: number): Promise<void> {
  await sql`update app_user set organization_id = ${organizationId} where id = ${userId}`.execute(db);
  await sql`update role_reach set records = ${reach.records}, people = ${reach.people}
    where role_id in (select role_id from user_role where user_id = ${userId})`.execute(db);
}

export async function sendAs(db: Db, userId: number, ids: readonly string[]): Promise<void> {
  for (const table of ['member', 'activity'] as const)
    await sql`update ${sql.table(table)} set user_id = ${userId} where project_id = ${HOME} and id = any(${[...ids]}::bigint[])`.execute(
      db,
    );
}

export async function addSite(db: Db, projectId: number, userId: number, unitId: number): Promise<void> {
  await sql`insert into site (project_id, member_id, unit_id) values (${projectId}, ${userId}, ${unitId}) on conflict do nothing`.execute(
    db,
  );
}

export async function setUmbrellaArchived(db: Db, isArchived: boolean): Promise<void> {
  await sql`update project set is_archived = ${isArchived} where id = ${HOME}`.execute(db);
}

export async function submissionsOf(db: Db, instance: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from submission where instance_id = ${instance}`.execute(db);
  return rows[0]?.n ?? 0;
}
