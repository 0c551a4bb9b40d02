import { sql } from 'kysely';
import type { Db, Labels } from '#db/tables.ts';

/** Whose sites: the project's own, or those of one member of its team. */
export interface SiteOwner {
  projectId: number;
  memberId: number | null;
}

export interface SiteRow {
  id: number;
  unitId: number;
  typeId: number;
  typeName: Labels;
}

/** “Is not distinct from” cannot use an index; the two cases can. */
const of = ({ projectId, memberId }: SiteOwner) =>
  sql`s.project_id = ${projectId} and ${memberId === null ? sql`s.member_id is null` : sql`s.member_id = ${memberId}`} and s.activity_id is null`;

/** Higher levels first, then by name. */
export async function listSites(db: Db, owner: SiteOwner): Promise<SiteRow[]> {
  const { rows } = await sql<SiteRow>`
    select s.id, s.unit_id as "unitId", t.id as "typeId", t.name as "typeName"
    from site s join geo_unit u on u.id = s.unit_id join geo_type t on t.id = u.type_id
    where ${of(owner)}
    order by t.depth, u.name, s.id`.execute(db);
  return rows;
}

export async function isTeamMember(db: Db, projectId: number, userId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from project_member where project_id = ${projectId} and user_id = ${userId}) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** Of these units, those that can be chosen. */
export async function openUnits(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from geo_unit where id = any(${[...ids]}::int[]) and not is_closed`.execute(db);
  return rows.map((row) => row.id);
}

/** Those that were not there yet. */
export async function insertSites(
  db: Db,
  owner: SiteOwner,
  unitIds: readonly number[],
): Promise<{ id: number; unitId: number }[]> {
  const { rows } = await sql<{ id: number; unitId: number }>`
    insert into site (project_id, member_id, unit_id)
    select ${owner.projectId}::int, ${owner.memberId}::int, unnest(${[...unitIds]}::int[])
    on conflict on constraint site_place_key do nothing returning id, unit_id as "unitId"`.execute(db);
  return rows;
}

export async function takeSite(db: Db, owner: SiteOwner, id: number): Promise<{ unitId: number } | undefined> {
  const { rows } = await sql<{ unitId: number }>`
    delete from site s where s.id = ${id} and ${of(owner)} returning s.unit_id as "unitId"`.execute(db);
  return rows[0];
}
