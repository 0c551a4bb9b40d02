import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

export interface ManyForms {
  forms: number;
  versions: number;
  /** A project that uses so many of them, each with so many people who sent records. */
  project: { id: number; forms: number; surveyors: number };
}

/**
 * A library of any size with small forms, for measurements. Half of every organisation's are drafts' worth of age apart, so
 * that every list has something to sort; every tenth is a draft.
 */
export async function insertManyForms(db: Db, many: ManyForms): Promise<void> {
  await sql`
    with org as (select array_agg(id order by id) as ids from organization)
    insert into xform (id_string, title, state, origin, organization_id, created_by, created_at, updated_at, version,
      question_count, languages)
    select 'many-' || n, case n % 4 when 0 then 'Crop cut ' when 1 then 'Household survey ' when 2 then 'Market price ' else 'মাঠ জরিপ ' end || n,
      case when n % 10 = 0 then 'draft' else 'deployed' end, 'upload',
      case when n % 20 = 0 then null else org.ids[1 + n % array_length(org.ids, 1)] end,
      1, now() - n * interval '11 minutes', now() - (n * 7919 % ${many.forms}) * interval '9 minutes',
      case when n % 10 = 0 then null else ${many.versions}::int end, 12, '{"English (en)","বাংলা (bn)"}'
    from generate_series(1, ${many.forms}::int) n, org`.execute(db);
  await sql`
    insert into xform_version (xform_id, number, version, xml, model, questions, default_language, languages, question_count, hash, created_by)
    select x.id, v, v::text, '<h:html/>', '{}', '[]', 'English (en)', x.languages, 12, md5(x.id || '-' || v), 1
    from xform x, generate_series(1, ${many.versions}::int) v where x.id_string like 'many-%' and x.state = 'deployed'`.execute(
    db,
  );
  await sql`
    insert into xform_draft (xform_id, model) select id, '{}' from xform where id_string like 'many-%' and state = 'draft'`.execute(
    db,
  );
  const { project } = many;
  await sql`
    insert into form (project_id, xform_id, title, is_active, is_published, target, created_by, created_at)
    select ${project.id}, x.id, x.title, n % 3 = 0, n % 3 <> 1, n * 10, 1, x.created_at
    from (select x.*, row_number() over (order by x.id) as n from xform x where x.id_string like 'many-%' and x.state = 'deployed') x
    where n <= ${project.forms}`.execute(db);
  await sql`
    insert into form_surveyor (project_id, form_id, user_id, submissions, first_at, last_at)
    select f.project_id, f.id, u.id, 1 + (f.id + u.id) % 90, now() - interval '90 days', now()
    from form f, (select id from app_user order by id limit ${project.surveyors}) u
    where f.project_id = ${project.id} on conflict do nothing`.execute(db);
}
