import { ALL_PERMISSIONS, splitPermission } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** The catalogue as columns, for statements that make one row per switch. */
const CATALOGUE = ALL_PERMISSIONS.map(splitPermission);
const catalogue = (on: ReadonlySet<string>) => sql`unnest(
  ${CATALOGUE.map((p) => p.module)}::text[], ${CATALOGUE.map((p) => p.action)}::text[], ${ALL_PERMISSIONS.map((p) => on.has(p))}::boolean[]
) as c(module, action, permission)`;

export async function insertSwitches(db: Db, roleId: number, on: ReadonlySet<string>): Promise<void> {
  await sql`insert into module_action_role (role_id, module, action, permission)
    select ${roleId}::int, c.module, c.action, c.permission from ${catalogue(on)}`.execute(db);
}

/** When the catalogue has grown, every role gets the missing switches, turned off. Safe to run in many processes at once. */
export async function insertMissingSwitches(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`insert into module_action_role (role_id, module, action, permission)
    select r.id, c.module, c.action, false from role r cross join ${catalogue(new Set())}
    where not exists (select 1 from module_action_role m where m.role_id = r.id and m.module = c.module and m.action = c.action)
    on conflict on constraint module_action_role_key do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export interface SwitchRow {
  id: number;
  roleId: number;
  module: string;
  action: string;
  permission: boolean;
}

const COLUMNS = sql`m.id, m.role_id as "roleId", m.module, m.action, m.permission`;

export async function switchesOf(db: Db, roleIds: readonly number[]): Promise<SwitchRow[]> {
  const { rows } = await sql<SwitchRow>`
    select ${COLUMNS} from module_action_role m where m.role_id = any(${[...roleIds]}::int[])`.execute(db);
  return rows;
}

export interface LockedSwitch extends SwitchRow {
  roleName: string;
  organizationId: number;
}

/** Locked in the order of their ids, so that two grids saved at once wait for each other. */
export async function lockSwitches(db: Db, ids: readonly number[]): Promise<LockedSwitch[]> {
  const { rows } = await sql<LockedSwitch>`
    select ${COLUMNS}, r.name as "roleName", r.organization_id as "organizationId"
    from module_action_role m join role r on r.id = m.role_id
    where m.id = any(${[...ids]}::int[]) order by m.id for update of m`.execute(db);
  return rows;
}

export async function turnSwitches(db: Db, changes: readonly { id: number; permission: boolean }[]): Promise<void> {
  await sql`update module_action_role m set permission = c.permission
    from unnest(${changes.map((c) => c.id)}::int[], ${changes.map((c) => c.permission)}::boolean[]) as c(id, permission)
    where m.id = c.id`.execute(db);
}
