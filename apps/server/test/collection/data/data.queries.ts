import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';

/** As if a record had come at another time, counted accordingly. */
export async function receivedAt(db: Db, formId: number, instanceId: string, at: string): Promise<void> {
  await sql`update submission set received_at = ${at}::timestamptz where form_id = ${formId} and instance_id = ${instanceId}`.execute(
    db,
  );
  await recountAll(db, formId);
}

export async function setState(db: Db, formId: number, instanceId: string, state: string): Promise<void> {
  await sql`update submission set state = ${state} where form_id = ${formId} and instance_id = ${instanceId}`.execute(
    db,
  );
}

const FROM_RECORDS = (formId: number) => sql`
  from submission where form_id = ${formId} and deleted_at is null`;

async function recountAll(db: Db, formId: number): Promise<void> {
  await sql`delete from form_day where form_id = ${formId}`.execute(db);
  await sql`delete from form_surveyor where form_id = ${formId}`.execute(db);
  await sql`insert into form_day (project_id, form_id, day, user_id, submissions)
    select project_id, form_id, (received_at at time zone 'Asia/Dhaka')::date, user_id, count(*) ${FROM_RECORDS(formId)} group by 1, 2, 3, 4`.execute(
    db,
  );
  await sql`insert into form_surveyor (project_id, form_id, user_id, submissions, first_at, last_at)
    select project_id, form_id, user_id, count(*), min(received_at), max(received_at) ${FROM_RECORDS(formId)} group by 1, 2, 3`.execute(
    db,
  );
}

/** What is kept beside the records, and the same counted from the records themselves. */
export async function counters(db: Db, formId: number) {
  const kept = await sql`
    select 'day' as of, day::text as what, user_id, submissions from form_day where form_id = ${formId}
    union all select 'user', first_at::text || ' ' || last_at, user_id, submissions from form_surveyor where form_id = ${formId}
    order by 1, 2, 3`.execute(db);
  const recounted = await sql`
    select 'day' as of, (received_at at time zone 'Asia/Dhaka')::date::text as what, user_id, count(*)::int as submissions
    ${FROM_RECORDS(formId)} group by 1, 2, 3
    union all select 'user', min(received_at)::text || ' ' || max(received_at), user_id, count(*)::int
    ${FROM_RECORDS(formId)} group by user_id order by 1, 2, 3`.execute(db);
  return { kept: kept.rows, recounted: recounted.rows };
}

export async function failProjection(
  db: Db,
  key: { projectId: number; formId: number },
  submissionId: number,
): Promise<void> {
  await sql`insert into projection_failure (project_id, form_id, submission_id, projector, message)
    values (${key.projectId}, ${key.formId}, ${submissionId}, 'member-register', 'no such village')`.execute(db);
}

/** So many records, one every second of the past, over these users in turn; every thousandth is approved, every hundredth at fault. */
export async function manyRecords(
  db: Db,
  key: { projectId: number; formId: number; xformId: number },
  userIds: number[],
  count: number,
): Promise<void> {
  await sql`
    insert into submission (project_id, form_id, instance_id, xform_id, version, user_id, organization_id, source, received_at, updated_at,
      latitude, longitude, faults, state, answers)
    select ${key.projectId}, ${key.formId}, 'uuid:many-' || n, ${key.xformId}, 1,
      u.id, u.organization_id, 'phone', now() - (${count}::int - n) * interval '1 second', now(),
      case when n % 20 = 0 then 23 end, case when n % 20 = 0 then 90 end,
      case when n % 100 = 0 then '[{"path":"name","fault":"wrong-type"}]'::jsonb end,
      case when n % 1000 = 0 then 'approved' else 'received' end,
      jsonb_build_object('name', 'Farmer ' || n, 'farm/cows', n % 10)
    from generate_series(1, ${count}::int) n
      join app_user u on u.id = (${userIds}::int[])[1 + n % ${userIds.length}::int] order by n`.execute(db);
  await sql`insert into submission_revision (project_id, form_id, submission_id, revision, instance_id, user_id, source, xml)
    select project_id, form_id, id, 1, instance_id, user_id, source, '<data/>' from submission where form_id = ${key.formId}`.execute(
    db,
  );
  await recountAll(db, key.formId);
  await sql`vacuum analyze submission`.execute(db);
  await sql`vacuum analyze submission_revision`.execute(db);
  await sql`vacuum analyze form_day`.execute(db);
}

/** A division that has a name in both scripts. */
export async function aDivision(db: Db): Promise<{ id: number; en: string; bn: string }> {
  const { rows } = await sql<{ id: number; en: string; bn: string }>`
    select u.id, u.name as en, u.name_bn as bn from geo_unit u join geo_type t on t.id = u.type_id
    where t.depth = 0 and u.name_bn is not null order by u.id limit 1`.execute(db);
  return rows[0] as { id: number; en: string; bn: string };
}

export async function organizationOf(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select organization_id as id from app_user where id = ${userId}`.execute(
    db,
  );
  return rows[0]?.id as number;
}
