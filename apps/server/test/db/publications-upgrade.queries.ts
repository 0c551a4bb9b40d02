import { type Kysely, sql } from 'kysely';

/** Roles as they were before years could be closed: one that keeps figures and exports, one that only exports. */
export async function insertOldRoles(db: Kysely<never>): Promise<void> {
  await sql`
    with o as (insert into organization (name, short_name) values ('Project office', 'PMU') returning id),
    r as (insert into role (organization_id, name) select o.id, n.name from o, (values ('M&E officer'), ('accountant')) n (name)
      returning id, name)
    insert into module_action_role (role_id, module, action, permission)
    select r.id, s.module, s.action, s.module = 'Report' or r.name = 'M&E officer'
    from r, (values ('Report', 'Export'), ('Log Frame', 'Edit')) s (module, action)`.execute(db);
}

export async function mayClose(db: Kysely<never>): Promise<Record<string, boolean>> {
  const { rows } = await sql<{ name: string; permission: boolean }>`
    select r.name, m.permission from role r join module_action_role m on m.role_id = r.id
    where m.module = 'Report' and m.action = 'Validate'`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.name, row.permission]));
}
