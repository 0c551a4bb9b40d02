import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';
import type { Projector } from '../../../src/modules/collection/index.ts';

/** A small registry as later modules have them. */
export async function makeRegister(db: Db): Promise<void> {
  await sql`create table test_register (project_id int, submission_id bigint, name text, revision int,
    primary key (project_id, submission_id))`.execute(db);
}

export async function registered(db: Db): Promise<{ submissionId: number; name: string; revision: number }[]> {
  const { rows } = await sql<{ submissionId: number; name: string; revision: number }>`
    select submission_id as "submissionId", name, revision from test_register order by submission_id`.execute(db);
  return rows;
}

export const registerProjector = (formId: number, fails: (name: string) => boolean = () => false): Projector => ({
  name: 'register',
  matches: (form) => form.formId === formId,
  async project(db, rows) {
    await sql`
      insert into test_register (project_id, submission_id, name, revision)
      select * from unnest(${rows.map((r) => r.projectId)}::int[], ${rows.map((r) => r.submissionId)}::bigint[],
        ${rows.map((r) => String(r.answers.name))}::text[], ${rows.map((r) => r.revision)}::int[])
      on conflict (project_id, submission_id) do update set name = excluded.name, revision = excluded.revision`.execute(
      db,
    );
    const bad = rows.find((r) => fails(String(r.answers.name)));
    if (bad) throw new Error(`cannot take ${bad.answers.name}`);
  },
  async forget(db, rows) {
    await sql`delete from test_register where submission_id = any(${rows.map((r) => r.submissionId)}::bigint[])`.execute(
      db,
    );
  },
  async clear(db, form) {
    await sql`delete from test_register where project_id = ${form.projectId}`.execute(db);
  },
});
