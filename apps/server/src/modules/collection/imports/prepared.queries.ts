import { PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import type { Arrived } from '../ingest/arrived.ts';

/** When records are given for other days than today, what lists count by day goes with them. */
export async function backdate(
  db: Db,
  form: FormOfProject,
  records: readonly { id: number; at: Date }[],
): Promise<void> {
  const given = sql`unnest(${records.map((r) => r.id)}::bigint[], ${records.map((r) => r.at.toISOString())}::timestamptz[]) as g (id, at)`;
  await sql`update submission s set received_at = g.at, updated_at = g.at from ${given}
    where s.project_id = ${form.projectId} and s.form_id = ${form.id} and s.id = g.id`.execute(db);
  await sql`update submission_revision r set received_at = g.at from ${given}
    where r.project_id = ${form.projectId} and r.form_id = ${form.id} and r.submission_id = g.id`.execute(db);
  await recountForm(db, form);
}

/** What lists count of a form, from its records. */
export async function recountForm(db: Db, { projectId, id: formId }: FormOfProject): Promise<void> {
  const of = sql`project_id = ${projectId} and form_id = ${formId}`;
  await sql`delete from form_surveyor where ${of}`.execute(db);
  await sql`delete from form_day where ${of}`.execute(db);
  await sql`
    insert into form_surveyor (project_id, form_id, user_id, submissions, first_at, last_at)
    select project_id, form_id, user_id, count(*), min(received_at), max(received_at) from submission
    where ${of} and deleted_at is null group by 1, 2, 3`.execute(db);
  await sql`
    insert into form_day (project_id, form_id, day, user_id, submissions)
    select project_id, form_id, (received_at at time zone ${sql.lit(PROGRAMME_TIME_ZONE)})::date, user_id, count(*) from submission
    where ${of} and deleted_at is null group by 1, 2, 3, 4`.execute(db);
}

/** What a reviewer decided about a prepared record. */
export interface PreparedVerdict {
  verdict: 'approved' | 'rejected';
  userId: number;
  at: Date;
  reason: string | null;
  question: string | null;
}

export interface PreparedRow {
  arrived: Arrived;
  receivedAt: Date;
  /** Without one it waits. */
  decided?: PreparedVerdict | undefined;
}

/** Records with their first revisions and what was decided, and nothing beside. In the order in which they are given. */
export async function writePrepared(
  db: Db,
  given: readonly PreparedRow[],
): Promise<{ id: number; organizationId: number }[]> {
  const column = <T>(read: (a: Arrived) => T): T[] => given.map(({ arrived }) => read(arrived));
  const decided = <T>(read: (d: PreparedVerdict) => T): (T | null)[] =>
    given.map((row) => (row.decided ? read(row.decided) : null));
  const { rows } = await sql<{ id: number; organizationId: number }>`
    with input as (
      select t.*, u.organization_id from unnest(${column((a) => a.projectId)}::int[], ${column((a) => a.formId)}::int[], ${column((a) => a.xformId)}::int[],
        ${column((a) => a.instanceId)}::text[], ${column((a) => a.version)}::int[], ${column((a) => a.sender.userId)}::int[],
        ${column((a) => a.latitude)}::float8[], ${column((a) => a.longitude)}::float8[], ${column((a) => a.accuracy)}::float8[],
        ${column((a) => JSON.stringify(a.answers))}::text[], ${column((a) => a.xml)}::text[],
        ${given.map((g) => g.receivedAt.toISOString())}::timestamptz[], ${decided((d) => d.verdict)}::text[],
        ${decided((d) => d.userId)}::int[], ${decided((d) => d.at.toISOString())}::timestamptz[], ${decided((d) => d.reason)}::text[],
        ${decided((d) => d.question)}::text[]) with ordinality
      as t (project_id, form_id, xform_id, instance_id, version, user_id, latitude, longitude, accuracy, answers, xml, at,
        verdict, decider, decided_at, reason, question, n)
      join app_user u on u.id = t.user_id),
    fresh as (
      insert into submission (project_id, form_id, instance_id, xform_id, version, user_id, organization_id, source, received_at, updated_at,
        latitude, longitude, accuracy, answers, state)
      select project_id, form_id, instance_id, xform_id, version, user_id, organization_id, 'web', at, at, latitude, longitude, accuracy,
        answers::jsonb, coalesce(verdict, 'received') from input order by n
      returning id, instance_id),
    revision as (
      insert into submission_revision (project_id, form_id, submission_id, revision, instance_id, version, user_id, source,
        received_at, xml)
      select i.project_id, i.form_id, f.id, 1, i.instance_id, i.version, i.user_id, 'web', i.at, i.xml
      from fresh f join input i on i.instance_id = f.instance_id),
    review as (
      insert into submission_review (project_id, form_id, submission_id, revision, verdict, reason, question, user_id, at)
      select i.project_id, i.form_id, f.id, 1, i.verdict, i.reason, i.question, i.decider, i.decided_at
      from fresh f join input i on i.instance_id = f.instance_id where i.verdict is not null)
    select f.id, i.organization_id as "organizationId" from fresh f join input i on i.instance_id = f.instance_id order by i.n`.execute(
    db,
  );
  return rows;
}
