import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/db/tables.ts';
import { insertForm, type TestForm } from '../../apps/server/test/collection/support/forms.queries.ts';
import type { Projector } from '../../apps/server/src/modules/collection/index.ts';
import { INSTANCE_ID, SURVEY } from './ingest-form.ts';

/** The form, who collects with it, and a registry that is derived from it. */
export async function prepareSurvey(db: Db, username: string): Promise<TestForm> {
  const { rows } = await sql<{ id: number }>`select id from app_user where username = ${username}`.execute(db);
  await sql`create table bench_person (project_id int, form_id int, submission_id bigint, n int, name text, age int, place text,
    primary key (project_id, form_id, submission_id, n))`.execute(db);
  return insertForm(db, SURVEY, { userIds: [rows[0]?.id as number] });
}

/** People of the project who look at what came. */
export async function addReaders(db: Db, projectId: number, usernames: readonly string[]): Promise<void> {
  await sql`insert into project_member (project_id, user_id)
    select ${projectId}, id from app_user where username = any(${[...usernames]}::text[]) on conflict do nothing`.execute(
    db,
  );
}

/** What a registry does with a record: rows out of its repeat, written as a set. */
export const benchProjector: Projector = {
  name: 'bench-person',
  // The programme's own project has its real registries, filled before the bench's table is there.
  matches: ({ projectId }) => projectId !== PROJECT_PROGRAMME,
  async project(db, rows) {
    const people = rows.flatMap((row) =>
      ((row.answers.person ?? []) as Record<string, string | number>[]).map((person, n) => ({ row, person, n })),
    );
    await sql`
      insert into bench_person (project_id, form_id, submission_id, n, name, age, place)
      select * from unnest(${people.map((p) => p.row.projectId)}::int[], ${people.map((p) => p.row.formId)}::int[],
        ${people.map((p) => p.row.submissionId)}::bigint[], ${people.map((p) => p.n + 1)}::int[],
        ${people.map((p) => p.person['person/household_q32'] ?? null)}::text[],
        ${people.map((p) => p.person['person/household_q30'] ?? null)}::int[], ${people.map((p) => p.row.answers.place ?? null)}::text[])
      on conflict (project_id, form_id, submission_id, n) do update set name = excluded.name, age = excluded.age, place = excluded.place`.execute(
      db,
    );
  },
  async forget(db, rows) {
    await sql`delete from bench_person where submission_id = any(${rows.map((r) => r.submissionId)}::bigint[])`.execute(
      db,
    );
  },
  async clear(db, form) {
    await sql`delete from bench_person where project_id = ${form.projectId} and form_id = ${form.formId}`.execute(db);
  },
};

export interface Template {
  records: string[];
  /** What must not be the same in two records, or everybody would be taken for one person. */
  varied: string[];
}

/** Letters and digits that become others; the columns of a member that say who he is. */
const VARIED = {
  name: 'Qwertyu Asdfghj',
  father_name: 'Zxcvbnm Poiuytr',
  phone: '01712345678',
  national_id: '1234567890',
  household_no: 'H2345678',
  member_no: 'M7654321',
};

/** A member of the demonstration, as the standard form sends one. */
export async function memberRecord(db: Db): Promise<Template> {
  const { rows } = await sql<{ xml: string; instance: string; values: Record<string, string> }>`
    select r.xml, m.instance_id as instance, to_jsonb(m) as values
    from member m join submission_revision r on r.project_id = m.project_id and r.form_id = m.form_id and r.submission_id = m.id
    where m.project_id = ${PROJECT_PROGRAMME} and m.phone is not null and m.national_id is not null and m.group_id is not null
      and m.household_no is not null order by m.id limit 1`.execute(db);
  const [member] = rows;
  if (!member) throw new Error('the demonstration has no members');
  let xml = member.xml.replace(member.instance, INSTANCE_ID);
  for (const [column, text] of Object.entries(VARIED)) xml = xml.replace(`>${member.values[column]}<`, `>${text}<`);
  return { records: [xml], varied: Object.values(VARIED) };
}

export async function countMembers(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from member where project_id = ${PROJECT_PROGRAMME}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** So many more of a record that is there, with everything that belongs to it. */
export async function multiply(db: Db, form: TestForm, count: number): Promise<void> {
  await sql`
    with template as materialized (
      select s.*, r.xml, r.user_agent from submission s join submission_revision r on r.project_id = s.project_id
        and r.form_id = s.form_id and r.submission_id = s.id and r.revision = 1
      where s.project_id = ${form.projectId} and s.form_id = ${form.formId} order by s.id limit 1
    ),
    fresh as (
      insert into submission (project_id, form_id, instance_id, xform_id, version, user_id, organization_id, source, device_id, received_at, started_at,
        ended_at, latitude, longitude, accuracy, answers)
      select project_id, form_id, 'uuid:' || gen_random_uuid(), xform_id, version, user_id, organization_id, source, device_id,
        received_at - interval '1 day' + n * interval '1 millisecond', started_at, ended_at, latitude, longitude, accuracy, answers
      from template, generate_series(1, ${count}) n
      returning id, instance_id, received_at
    ),
    revision as (
      insert into submission_revision (project_id, form_id, submission_id, revision, instance_id, version, user_id, source, device_id,
        user_agent, received_at, xml)
      select t.project_id, t.form_id, f.id, 1, f.instance_id, t.version, t.user_id, t.source, t.device_id, t.user_agent, f.received_at,
        replace(t.xml, t.instance_id, f.instance_id)
      from fresh f, template t
    ),
    person as (
      insert into bench_person (project_id, form_id, submission_id, n, name, age, place)
      select t.project_id, t.form_id, f.id, n, 'Two ponds with carp', 210, '22.6954 90.6481 3.0 4.9'
      from fresh f, template t, generate_series(1, 3) n
    )
    insert into audit_entry (project_id, at, actor_id, actor_name, organization_id, action, entity, entity_id, after, address, user_agent, request_id)
    select t.project_id, f.received_at, t.user_id, 'Bench', 1, 'submit', 'submission', f.id::text,
      json_build_object('form', t.form_id, 'instance', f.instance_id, 'version', t.version, 'source', t.source)::jsonb,
      '127.0.0.1', t.user_agent, gen_random_uuid()::text
    from fresh f, template t`.execute(db);
}
