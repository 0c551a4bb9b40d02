import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { ForgottenSubmission, FormKey, ProjectedSubmission } from './projector.ts';

export const savepoint = async (db: Db): Promise<void> => void (await sql`savepoint projection`.execute(db));
export const rollbackToSavepoint = async (db: Db): Promise<void> => {
  await sql`rollback to savepoint projection`.execute(db);
  await sql`release savepoint projection`.execute(db);
};

/**
 * Until the commit: who derives again from records that are there shares their form, a rebuild has it alone. Else a row
 * that one of them has taken away and not yet put back would be missing for the other, and be counted twice.
 */
export async function shareForms(db: Db, formIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended('rebuild', f.id))
    from (select distinct id from unnest(${[...formIds]}::int[]) as f (id) order by id) f`.execute(db);
}
export async function holdForm(db: Db, formId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rebuild', ${formId}))`.execute(db);
}

export async function recordFailures(
  db: Db,
  rows: readonly ProjectedSubmission[],
  projector: string,
  message: string,
): Promise<void> {
  await sql`
    insert into projection_failure (project_id, form_id, submission_id, projector, message)
    select p, f, s, ${projector}, ${message.slice(0, 1000)}
    from unnest(${rows.map((r) => r.projectId)}::int[], ${rows.map((r) => r.formId)}::int[],
      ${rows.map((r) => r.submissionId)}::bigint[]) as t(p, f, s)
    on conflict (project_id, form_id, submission_id, projector) do update
    set attempts = projection_failure.attempts + 1, message = excluded.message, failed_at = now()`.execute(db);
}

export async function forgetFailures(db: Db, rows: readonly ForgottenSubmission[], projector: string): Promise<void> {
  await sql`
    delete from projection_failure f
    using unnest(${rows.map((r) => r.projectId)}::int[], ${rows.map((r) => r.formId)}::int[],
      ${rows.map((r) => r.submissionId)}::bigint[]) as t(p, fo, s)
    where f.project_id = t.p and f.form_id = t.fo and f.submission_id = t.s and f.projector = ${projector}`.execute(db);
}

const COLUMNS = sql`s.project_id as "projectId", s.form_id as "formId", s.xform_id as "xformId", s.id as "submissionId",
  s.instance_id as "instanceId", s.revision, s.version, s.user_id as "userId", s.organization_id as "organizationId", s.received_at as "receivedAt", s.state,
  s.latitude, s.longitude, s.accuracy, s.answers`;

async function find(db: Db, from: RawBuilder<unknown>): Promise<ProjectedSubmission[]> {
  const { rows } = await sql<ProjectedSubmission>`select ${COLUMNS} from ${from}`.execute(db);
  return rows;
}

export const submissionsAfter = (db: Db, form: FormKey, after: number, limit: number): Promise<ProjectedSubmission[]> =>
  find(
    db,
    sql`submission s where s.project_id = ${form.projectId} and s.form_id = ${form.formId} and s.id > ${after}
      and s.deleted_at is null order by s.id limit ${limit}`,
  );

/** As they stand now; those that were deleted are not among them. */
export const submissionsById = (db: Db, form: FormKey, ids: readonly number[]): Promise<ProjectedSubmission[]> =>
  find(
    db,
    sql`submission s where s.project_id = ${form.projectId} and s.form_id = ${form.formId}
      and s.id = any(${[...ids]}::bigint[]) and s.deleted_at is null order by s.id`,
  );

/** The oldest failures of a projector; those it could not mend before come after those it has not tried. */
export const failedSubmissions = (db: Db, projector: string, limit: number): Promise<ProjectedSubmission[]> =>
  find(
    db,
    sql`projection_failure f join submission s on s.project_id = f.project_id and s.form_id = f.form_id and s.id = f.submission_id
      where f.projector = ${projector} and s.deleted_at is null order by f.attempts, f.failed_at limit ${limit} for no key update of f, s skip locked`,
  );

export async function failingProjectors(db: Db): Promise<string[]> {
  const { rows } = await sql<{ projector: string }>`select distinct projector from projection_failure`.execute(db);
  return rows.map((row) => row.projector);
}

/** How many records a form holds, as lists count them. */
export async function recordsOf(db: Db, form: FormKey): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(submissions), 0)::int as n from form_surveyor
    where project_id = ${form.projectId} and form_id = ${form.formId}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function formsWithSubmissions(db: Db, projectId: number | null): Promise<(FormKey & { count: number })[]> {
  const { rows } = await sql<FormKey & { count: number }>`
    select f.project_id as "projectId", f.id as "formId", f.xform_id as "xformId",
      coalesce((select sum(s.submissions) from form_surveyor s where s.project_id = f.project_id and s.form_id = f.id), 0)::int as count
    from form f where ${projectId}::int is null or f.project_id = ${projectId}
    order by f.project_id, f.id`.execute(db);
  return rows;
}
