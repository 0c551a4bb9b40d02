import { type Kysely, sql } from 'kysely';

/** A programme as it was before roles had a reach: two organisations, their roles, and what a collector sent. */
export async function insertOldProgramme(db: Kysely<never>): Promise<void> {
  await sql`
    with o as (insert into organization (name, short_name) values ('Extension', 'DAE'), ('Project office', 'PMU') returning id, short_name),
    r as (insert into role (organization_id, name)
      select o.id, n.name from o join (values ('DAE', 'FAO_ADMIN'), ('DAE', 'data collector'), ('DAE', 'validator'),
        ('DAE', 'M&E officer'), ('DAE', 'admin'), ('DAE', 'field hands'), ('DAE', 'readers'), ('PMU', 'accountant')) n (org, name)
        on n.org = o.short_name
      returning id, name),
    m as (insert into module_action_role (role_id, module, action, permission)
      select r.id, 'Form Data', 'Create', true from r where r.name = 'field hands'),
    u as (insert into app_user (organization_id, username, first_name, last_name, status)
      select id, 'sender', 'Old', 'Sender', 'active' from o where short_name = 'DAE' returning id)
    insert into submission (project_id, form_id, instance_id, xform_id, user_id, source, answers)
    select 1, 1, 'uuid:known', 1, u.id, 'phone', '{}'::jsonb from u
    union all select 1, 1, 'uuid:gone', 1, 999999, 'phone', '{}'::jsonb`.execute(db);
}

export async function reachByName(db: Kysely<never>): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; reach: string }>`
    select r.name, x.records || '/' || x.people as reach from role r join role_reach x on x.role_id = r.id and x.project_id = 0`.execute(
    db,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.reach]));
}

export async function senders(db: Kysely<never>): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ instance: string; organization: string | null }>`
    select s.instance_id as instance, o.short_name as organization from submission s
    left join organization o on o.id = s.organization_id`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.instance, row.organization]));
}
