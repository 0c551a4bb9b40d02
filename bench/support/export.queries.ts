import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/db/tables.ts';
import { readAnswers } from '../../apps/server/src/modules/collection/ingest/answers.ts';
import { schemaOf } from '../../apps/server/src/modules/collection/ingest/form-schema.ts';
import { readRecord } from '../../apps/server/src/modules/collection/ingest/read-record.ts';
import { insertForm, type TestForm } from '../../apps/server/test/collection/support/forms.queries.ts';
import { compile, questions } from '@msurvey/xlsform';
import { workbookOf } from '../../apps/server/test/collection/support/forms.queries.ts';
import { SURVEY, surveyRecord } from './ingest-form.ts';

const USERS = 20;
const AT_ONCE = 50_000;

export async function surveyForm(db: Db, idString: string): Promise<TestForm> {
  const { rows } = await sql<{ id: number }>`
    select id from app_user where status = 'active' order by id limit ${USERS}`.execute(db);
  return insertForm(db, { ...SURVEY, idString }, { userIds: rows.map((row) => row.id) });
}

/**
 * So many records of the form, no two alike, over its users in turn and evenly over so many days; what lists count is
 * written with them, as ingesting does.
 */
export async function fillForm(db: Db, form: TestForm, count: number, days: number, say: (line: string) => void) {
  const { model } = compile(workbookOf(SURVEY), { formName: 'data' });
  const { answers } = readAnswers(
    readRecord(surveyRecord(`${SURVEY.idString}.f${form.formId}`, 2)),
    schemaOf(questions(model, { formName: 'data' })),
  );
  for (let from = 1; from <= count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE - 1);
    await sql`
      with collector as (select array_agg(user_id order by user_id) as ids, count(*)::int as n from form_user where form_id = ${form.formId})
      insert into submission (project_id, form_id, instance_id, xform_id, version, user_id, organization_id, source, device_id, received_at, updated_at,
        latitude, longitude, accuracy, answers)
      select ${form.projectId}, ${form.formId}, 'uuid:' || gen_random_uuid(), ${form.xformId}, 1, c.ids[1 + i % c.n],
        (select u.organization_id from app_user u where u.id = c.ids[1 + i % c.n]), 'phone', 'collect:bench',
        now() - (${count}::int - i) * (${days}::int * interval '1 day' / ${count}::int), now(), 22.7, 90.6, 4.9,
        ${JSON.stringify(answers)}::jsonb || jsonb_build_object('group0/household_q0', i, 'group0/household_q2', 'Farmer number ' || i,
          'group1/household_q13', (i % 1000) + 0.25, 'group0/household_q1', 'c' || i % 8)
      from generate_series(${from}::int, ${to}::int) i, collector c`.execute(db);
    say(`${to} records`);
  }
  await sql`insert into form_day (project_id, form_id, day, user_id, submissions)
    select project_id, form_id, (received_at at time zone 'Asia/Dhaka')::date, user_id, count(*) from submission
    where form_id = ${form.formId} group by 1, 2, 3, 4`.execute(db);
  await sql`insert into form_surveyor (project_id, form_id, user_id, submissions, first_at, last_at)
    select project_id, form_id, user_id, count(*), min(received_at), max(received_at) from submission
    where form_id = ${form.formId} group by 1, 2, 3`.execute(db);
  // As the database's own housekeeping would have done by the next day.
  await sql`vacuum analyze submission`.execute(db);
  await sql`vacuum analyze form_day`.execute(db);
}

/** A user of the form, a day in the middle of its time, and a record there. */
export async function middleOf(db: Db, form: TestForm): Promise<{ id: string; day: string; userId: number }> {
  const { rows } = await sql<{ id: string; day: string; userId: number }>`
    select id::text as id, (received_at at time zone 'Asia/Dhaka')::date as day, user_id as "userId" from submission
    where form_id = ${form.formId} order by id offset (select count(*) / 2 from submission where form_id = ${form.formId}) limit 1`.execute(
    db,
  );
  return rows[0] as { id: string; day: string; userId: number };
}
