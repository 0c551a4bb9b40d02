import type { Check } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';

export interface Place {
  unionId: number;
  union: string;
  upazilaId: number;
  upazila: string;
  upazilaCode: string;
  districtCode: string;
  divisionCode: string;
  latitude: number;
  longitude: number;
}

/** Unions of different districts; a position that is known of each, its own or that of what stands above it. */
export async function somePlaces(db: Db): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select distinct on (di.id) un.id as "unionId", un.name as union, up.id as "upazilaId", up.name as upazila,
      up.geocode as "upazilaCode", di.geocode as "districtCode", dv.geocode as "divisionCode",
      coalesce(un.latitude, up.latitude, di.latitude) as latitude,
      coalesce(un.longitude, up.longitude, di.longitude) as longitude
    from geo_unit un join geo_unit up on up.id = un.parent_id join geo_unit di on di.id = up.parent_id
    join geo_unit dv on dv.id = di.parent_id join geo_type t on t.id = un.type_id
    where t.depth = 3 and not un.is_closed and up.geocode is not null
      and coalesce(un.latitude, up.latitude, di.latitude) is not null
    order by di.id, un.id limit 5`.execute(db);
  return rows;
}

export async function placeNames(db: Db, id: number): Promise<{ en: string; bn: string | null }> {
  const { rows } = await sql<{ en: string; bn: string | null }>`
    select name as en, name_bn as bn from geo_unit where id = ${id}`.execute(db);
  if (!rows[0]) throw new Error(`no place ${id}`);
  return rows[0];
}

export interface StoredActivity {
  id: number;
  state: string;
  revision: number;
  checks: Check[];
  isClean: boolean;
  memberCount: number | null;
}

export async function activityOf(db: Db, instanceId: string): Promise<StoredActivity | undefined> {
  const { rows } = await sql<StoredActivity>`
    select id, state, revision, checks, is_clean as "isClean", member_count as "memberCount" from activity
    where instance_id = ${instanceId}`.execute(db);
  return rows[0];
}

export async function storedCounts(db: Db, projectId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; n: number }>`
    select state, sum(n)::int as n from activity_tally where project_id = ${projectId} group by 1 having sum(n) <> 0`.execute(
    db,
  );
  return Object.fromEntries(rows.map((row) => [row.state, row.n]));
}

export async function countedAnew(db: Db, projectId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; n: number }>`
    select state, count(*)::int as n from activity where project_id = ${projectId} group by 1`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.state, row.n]));
}

let lastMember = 900_000_000;
/** A member straight in the registry. */
export async function insertMember(
  db: Db,
  member: { projectId?: number; name: string; unionId: number; groupId?: number; memberNo?: string },
): Promise<number> {
  const id = ++lastMember;
  await sql`insert into member (project_id, id, form_id, instance_id, revision, user_id, state, name, union_id, group_id,
      member_no, search, received_at)
    values (${member.projectId ?? 1}, ${id}, 1, ${`uuid:member-${id}`}, 1, 1, 'received', ${member.name}, ${member.unionId},
      ${member.groupId ?? null}, ${member.memberNo ?? null}, '', now())`.execute(db);
  return id;
}

export async function insertGroup(db: Db, projectId: number, name: string): Promise<number> {
  const id = ++lastMember;
  await sql`insert into farmer_group (project_id, id, form_id, instance_id, revision, user_id, state, name, search, received_at)
    values (${projectId}, ${id}, 1, ${`uuid:group-${id}`}, 1, 1, 'received', ${name}, '', now())`.execute(db);
  return id;
}

export async function mergeMembers(db: Db, projectId: number, keptId: number, mergedId: number): Promise<void> {
  await sql`insert into member_merge (project_id, kept_id, merged_id, user_id) values (${projectId}, ${keptId}, ${mergedId}, 1)`.execute(
    db,
  );
  await sql`update member set merged_into = ${keptId} where project_id = ${projectId} and id = ${mergedId}`.execute(db);
}

/** A square around a point as the boundary of a unit, in a layer of its own. */
export async function insertBoundary(
  db: Db,
  unitId: number,
  { latitude, longitude }: { latitude: number; longitude: number },
  half: number,
): Promise<void> {
  const [w, e, s, n] = [longitude - half, longitude + half, latitude - half, latitude + half];
  const geometry = {
    type: 'Polygon',
    coordinates: [
      [
        [w, s],
        [e, s],
        [e, n],
        [w, n],
        [w, s],
      ],
    ],
  };
  await sql`with layer as (insert into geo_layer (title, system, licence, attribution)
      values (${`squares ${unitId}`}, 'BBS', 'CC0', 'test') returning id)
    insert into geo_boundary (layer_id, unit_id, geometry, digest)
    select id, ${unitId}, ${JSON.stringify(geometry)}::jsonb, ${JSON.stringify(geometry)} from layer`.execute(db);
}

export async function setPeriod(db: Db, projectId: number, start: string | null, end: string | null): Promise<void> {
  await sql`update project set start_date = ${start}, end_date = ${end} where id = ${projectId}`.execute(db);
}

/** As if reviewers had approved these. */
export async function approveAll(db: Db, projectId: number): Promise<void> {
  await sql`update submission set state = 'approved' where project_id = ${projectId}`.execute(db);
  await sql`update activity set state = 'approved' where project_id = ${projectId}`.execute(db);
}

export interface ReviewLine {
  verdict: string;
  reason: string | null;
  question: string | null;
  revision: number;
}

export async function reviewLines(db: Db, submissionId: number): Promise<ReviewLine[]> {
  const { rows } = await sql<ReviewLine>`
    select verdict, reason, question, revision from submission_review where submission_id = ${submissionId} order by id`.execute(
    db,
  );
  return rows;
}

export async function commentLines(db: Db, submissionId: number): Promise<{ path: string | null; text: string }[]> {
  const { rows } = await sql<{ path: string | null; text: string }>`
    select path, text from submission_comment where submission_id = ${submissionId} order by id`.execute(db);
  return rows;
}

export async function setArchived(db: Db, projectId: number, isArchived: boolean): Promise<void> {
  await sql`update project set is_archived = ${isArchived} where id = ${projectId}`.execute(db);
}

export async function joinProject(db: Db, projectId: number, userId: number): Promise<void> {
  await sql`insert into project_member (project_id, user_id) values (${projectId}, ${userId}) on conflict do nothing`.execute(
    db,
  );
}

export async function setLanguage(db: Db, userId: number, language: string): Promise<void> {
  await sql`update app_user set language = ${language} where id = ${userId}`.execute(db);
}

export async function lastMessage(db: Db, userId: number) {
  const { rows } = await sql<{
    message: string;
    formTitle: string;
    roleName: string;
    organizationName: string;
    projectId: number;
  }>`
    select message, form_title as "formTitle", role_name as "roleName", organization_name as "organizationName",
      project_id as "projectId" from notification where user_id = ${userId} order by id desc limit 1`.execute(db);
  return rows[0];
}

/** As if this person had collected it. */
export async function ownedBy(db: Db, id: number, userId: number): Promise<void> {
  await sql`update submission set user_id = ${userId} where id = ${id}`.execute(db);
  await sql`update activity set user_id = ${userId} where id = ${id}`.execute(db);
}

/** As if this person had saved its newest revision. */
export async function savedBy(db: Db, id: number, userId: number): Promise<void> {
  await sql`update submission_revision set user_id = ${userId} where submission_id = ${id}`.execute(db);
}

export async function subActivityOf(db: Db, type: string): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select id from sub_activity where type = ${type} order by id desc limit 1`.execute(db);
  return rows[0]?.id as number;
}

/** As if a list had said where this unit is. */
export async function setPoint(db: Db, unitId: number, at: { latitude: number; longitude: number }): Promise<void> {
  await sql`update geo_unit set latitude = ${at.latitude}, longitude = ${at.longitude}, position_source = 'list' where id = ${unitId}`.execute(
    db,
  );
}
