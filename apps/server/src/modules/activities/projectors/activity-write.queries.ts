import type { Check } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { PLACE_COLUMNS, PLACE_TABLES } from '#modules/registry/index.ts';
import type { ActivityRow } from './activity-row.ts';

export type CheckedRow = ActivityRow & { checks: Check[]; is_clean: boolean };

export async function upsertActivities(db: Db, rows: readonly CheckedRow[]): Promise<void> {
  await sql`
    insert into activity (project_id, id, form_id, instance_id, revision, user_id, state, received_at, kind, sub_activity_id,
      agency_id, name, infrastructure_type, crop, held_on, ended_on, village, latitude, longitude, accuracy, member_count,
      male_count, female_count, stated_count, quantity, photos, checks, is_clean, search,
      division_id, district_id, upazila_id, union_id)
    select r.project_id, r.id, r.form_id, r.instance_id, r.revision, r.user_id, r.state, r.received_at, r.kind, r.sub_activity_id,
      r.agency_id, r.name, r.infrastructure_type, r.crop, r.held_on, r.ended_on, r.village, r.latitude, r.longitude, r.accuracy,
      r.member_count, r.male_count, r.female_count, r.stated_count, r.quantity, r.photos, r.checks, r.is_clean, r.search,
      ${PLACE_COLUMNS}
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ participants: _, ...row }) => row))}::jsonb) as r (project_id int,
      id bigint, form_id int, instance_id text, revision int, user_id int, state text, received_at timestamptz, kind text,
      sub_activity_id int, agency_id int, name text, infrastructure_type text, crop text, held_on date, ended_on date,
      unit_id int, village text, latitude float8, longitude float8, accuracy float8, member_count int, male_count int,
      female_count int, stated_count int, quantity numeric, photos text[], checks jsonb, is_clean boolean, search text)
    ${PLACE_TABLES}
    on conflict (project_id, id) do update set form_id = excluded.form_id, instance_id = excluded.instance_id,
      revision = excluded.revision, user_id = excluded.user_id, state = excluded.state, received_at = excluded.received_at,
      kind = excluded.kind, sub_activity_id = excluded.sub_activity_id, agency_id = excluded.agency_id, name = excluded.name,
      infrastructure_type = excluded.infrastructure_type, crop = excluded.crop, held_on = excluded.held_on,
      ended_on = excluded.ended_on, village = excluded.village, latitude = excluded.latitude, longitude = excluded.longitude,
      accuracy = excluded.accuracy, member_count = excluded.member_count, male_count = excluded.male_count,
      female_count = excluded.female_count, stated_count = excluded.stated_count, quantity = excluded.quantity,
      photos = excluded.photos, checks = excluded.checks, is_clean = excluded.is_clean, search = excluded.search,
      division_id = excluded.division_id, district_id = excluded.district_id, upazila_id = excluded.upazila_id,
      union_id = excluded.union_id`.execute(db);
}

/** Those that an edit took off the list go; those that are as they were are not written again. */
export async function writeParticipants(db: Db, rows: readonly ActivityRow[]): Promise<void> {
  await sql`
    delete from activity_participant p using unnest(${rows.map((r) => r.project_id)}::int[], ${rows.map((r) => r.id)}::bigint[],
      ${rows.map((r) => r.participants.at(-1)?.position ?? 0)}::int[]) as r (project_id, id, last)
    where p.project_id = r.project_id and p.activity_id = r.id and p.position > r.last`.execute(db);
  const people = rows.flatMap((row) =>
    row.participants.map((one) => ({ project_id: row.project_id, activity_id: row.id, ...one })),
  );
  if (people.length === 0) return;
  await sql`
    insert into activity_participant as p (project_id, activity_id, position, member_id, member_no, name, sex, item, quantity)
    select r.* from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as r (project_id int, activity_id bigint, position int,
      member_id bigint, member_no text, name text, sex text, item text, quantity numeric)
    on conflict (project_id, activity_id, position) do update set member_id = excluded.member_id,
      member_no = excluded.member_no, name = excluded.name, sex = excluded.sex, item = excluded.item, quantity = excluded.quantity
    where (p.member_id, p.member_no, p.name, p.sex, p.item, p.quantity) is distinct from
      (excluded.member_id, excluded.member_no, excluded.name, excluded.sex, excluded.item, excluded.quantity)`.execute(
    db,
  );
}

export async function deleteActivities(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  const list = sql`any(${[...ids]}::bigint[])`;
  await sql`delete from activity_participant where project_id = ${projectId} and activity_id = ${list}`.execute(db);
  await sql`delete from activity where project_id = ${projectId} and id = ${list}`.execute(db);
}

export async function deleteOfForm(db: Db, projectId: number, formId: number): Promise<void> {
  await sql`delete from activity_participant p using activity a
    where a.project_id = ${projectId} and a.form_id = ${formId} and p.project_id = a.project_id and p.activity_id = a.id`.execute(
    db,
  );
  await sql`delete from activity where project_id = ${projectId} and form_id = ${formId}`.execute(db);
}
