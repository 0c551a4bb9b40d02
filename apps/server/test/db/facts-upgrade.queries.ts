import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

const PATHS = [
  'people/participant',
  'people/participant/unit',
  'plot/crop_kind',
  'plot/area',
  'length',
  'households',
].map((path) => ({ path: `/data/${path}` }));

const BOUND = {
  540: [162, 'input', { participants: '/data/people/participant', participant_item: '/data/people/participant/item' }],
  541: [163, 'demonstration', { crop: '/data/plot/crop', quantity: '/data/production/produced' }],
  542: [164, 'infrastructure', { quantity: '/data/length', households: '/data/families' }],
} as const;

const ANSWERS = [
  [
    1,
    162,
    540,
    'input',
    { 'people/participant': [{ 'people/participant/unit': 'kg' }, { 'people/participant/unit': ' ' }] },
  ],
  [2, 163, 541, 'demonstration', { 'plot/crop_kind': 'Fruits', 'plot/area': '12.50' }],
  [3, 163, 541, 'demonstration', { 'plot/crop_kind': 'pebbles', 'plot/area': 'wide' }],
  [4, 164, 542, 'infrastructure', { length: '2.5', families: '140', households: '7' }],
  [5, 160, 538, 'activity', {}],
] as const;

/** Records of the standard forms as they were kept before their facts were columns; staff bound one column in their own way. */
export async function insertWork(db: Db): Promise<void> {
  await sql`insert into organization (id, name, short_name) overriding system value values (1, 'Extension', 'DAE')`.execute(
    db,
  );
  await sql`insert into app_user (id, organization_id, username, first_name, last_name, status) overriding system value
    values (1, 1, 'collector', 'Rokeya', 'Begum', 'active')`.execute(db);
  await sql`insert into project (id, name) values (61, 'Programme')`.execute(db);
  await sql`insert into agency (id, code, name, position) values (1, 'DAE', '{"en": "DAE"}', 1) on conflict do nothing`.execute(
    db,
  );
  await sql`insert into sub_activity (id, agency_id, code, label, unit, programme, type, position)
    values (73, 1, '1.01', '{"en": "Trial"}', 'Demos', 'SACP', 'demonstration', 1)`.execute(db);
  for (const [xform, [form, registry, questions]] of Object.entries(BOUND)) {
    await sql`insert into xform (id, id_string, title, state, origin)
      values (${xform}::int, ${`f${xform}`}, 'Form', 'deployed', 'standard')`.execute(db);
    await sql`insert into xform_version (xform_id, number, version, questions, xml, model, default_language, languages, question_count, hash)
      values (${xform}::int, 1, '1', ${JSON.stringify(PATHS)}::jsonb, '', '{}', 'en', '{en}', 6, '')`.execute(db);
    await sql`update xform set version = 1 where id = ${xform}::int`.execute(db);
    await sql`insert into form (project_id, id, xform_id, title)
      values (61, ${form}, ${xform}::int, ${`Form ${form}`})`.execute(db);
    await sql`insert into form_binding (project_id, form_id, registry, questions)
      values (61, ${form}, ${registry}, ${JSON.stringify(questions)}::jsonb)`.execute(db);
  }
  for (const [id, form, xform, kind, answers] of ANSWERS) {
    await sql`insert into submission (project_id, form_id, id, instance_id, xform_id, user_id, source, answers, state)
      values (61, ${form}, ${id}, ${`r${id}`}, ${xform}, 1, 'phone', ${JSON.stringify(answers)}::jsonb, 'approved')`.execute(
      db,
    );
    await sql`insert into activity (project_id, id, form_id, instance_id, revision, user_id, state, kind, sub_activity_id, quantity,
        search, received_at)
      values (61, ${id}, ${form}, ${`r${id}`}, 1, 1, 'approved', ${kind}, ${kind === 'activity' ? 73 : null},
        ${id === 3 ? null : 5}, '', now())`.execute(db);
  }
  await sql`insert into activity_participant (project_id, activity_id, position, name, quantity)
    values (61, 1, 1, 'A', 3), (61, 1, 2, 'B', 4), (61, 2, 1, 'C', 40)`.execute(db);
  await sql`insert into follow_up (project_id, id, form_id, instance_id, revision, user_id, state, kind, followed_id, produced, received_at)
    select 61, 10 + n, 165, 'h' || n, 1, 1, case n when 3 then 'received' else 'approved' end, 'production', case n when 4 then 5 else 2 end,
      n * 100, now() from generate_series(1, 4) n`.execute(db);
}

export async function facts(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select id, type, crop_kind, area::text as area, own_produced::float8 as own, produced::float8 as produced, length::float8 as length,
      households, quantity_unit as unit from activity order by id`.execute(db);
  return rows;
}

export async function units(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select activity_id as id, position, unit from activity_participant order by 1, 2`.execute(db);
  return rows;
}

export async function bound(db: Db): Promise<Record<string, Record<string, string>>> {
  const { rows } = await sql<{ registry: string; questions: Record<string, string> }>`
    select registry, questions from form_binding order by 1`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.registry, row.questions]));
}
