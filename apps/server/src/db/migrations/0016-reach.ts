import { type Kysely, sql } from 'kysely';

/**
 * Whose records and people a role reaches, per project (0: every project for which it has no entry of its own), and the
 * organisation that sent a record. A record stays with the organisation that its sender belonged to when sending it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table role_reach (
    role_id int not null references role on delete cascade,
    project_id int not null default 0,
    records text not null constraint role_reach_records_check check (records in ('own','sites','organization','all')),
    people text not null constraint role_reach_people_check check (people in ('own','sites','organization','all')),
    primary key (role_id, project_id)
  );

  -- Roles do not remember the template they started from: their name tells it, else what they may do.
  insert into role_reach (role_id, records, people)
  select k.id, case k.kind when 'wide' then 'all' when 'collector' then 'own' else 'organization' end,
    case k.kind when 'wide' then 'all' when 'collector' then 'sites' else 'organization' end
  from (
    select r.id, case
      when r.name = 'FAO_ADMIN' then 'wide'
      when r.name ~* '(collector|enumerator|surveyor)' then 'collector'
      when r.name ~* '(m&e|monitoring)' or upper(o.short_name) = 'PMU' then 'wide'
      when r.name ~* 'validator' or s.validates then 'organization'
      when s.collects and not s.exports then 'collector'
      else 'organization' end as kind
    from role r join organization o on o.id = r.organization_id
      left join lateral (
        select bool_or(m.module = 'Validation' and m.action = 'Validate') as validates,
          bool_or(m.module = 'Form Data' and m.action = 'Create') as collects,
          bool_or(m.module = 'Form Data' and m.action = 'Export') as exports
        from module_action_role m where m.role_id = r.id and m.permission) s on true
  ) k;

  -- Null where it is not known any more.
  alter table submission add column organization_id int;
  update submission s set organization_id = u.organization_id from app_user u where u.id = s.user_id;
  -- The list of what one organisation sent, and how much that is, whichever way it is ordered.
  create index submission_organization_idx on submission (project_id, form_id, organization_id, received_at, id)
    where deleted_at is null;

  -- Whoever carries out an agency's work decides about its records.
  update agency a set organization_id = o.id from organization o
  where a.organization_id is null and upper(o.short_name) = a.code;
  update agency a set organization_id = o.id from organization o
  where a.organization_id is null and lower(o.name) = lower(a.name ->> 'en');
  `.execute(db);
}
