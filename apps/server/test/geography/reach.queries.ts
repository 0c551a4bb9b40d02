import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';
import { type Reached, withinReach } from '../../src/modules/geography/index.ts';

/** A row that tells whose it is and where, held against a reach by the database itself. */
export async function isWithin(
  db: Db,
  reached: Reached,
  row: {
    userId: number;
    organizationId: number | null;
    unionId?: number | null;
    upazilaId?: number | null;
    districtId?: number | null;
  },
): Promise<boolean> {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`r.${name}`);
  const condition = withinReach(reached, {
    userId: column('user_id'),
    organizationId: column('organization_id'),
    unionId: column('union_id'),
    upazilaId: column('upazila_id'),
    districtId: column('district_id'),
  });
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from (values (${row.userId}::int, ${row.organizationId}::int, ${row.unionId ?? null}::int,
      ${row.upazilaId ?? null}::int, ${row.districtId ?? null}::int)) as r (user_id, organization_id, union_id, upazila_id, district_id)
      where ${condition}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function unitNamed(db: Db, name: string, typeId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from geo_unit where name = ${name} and type_id = ${typeId} order by id limit 1`.execute(db);
  return rows[0]?.id as number;
}

export async function childOf(db: Db, unitId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from geo_unit where parent_id = ${unitId} order by id limit 1`.execute(db);
  return rows[0]?.id as number;
}

/** In the team with one site. */
export async function giveSite(db: Db, projectId: number, userId: number, unitId: number): Promise<void> {
  await sql`insert into project_member (project_id, user_id) values (${projectId}, ${userId}) on conflict do nothing`.execute(
    db,
  );
  await sql`insert into site (project_id, member_id, unit_id) values (${projectId}, ${userId}, ${unitId}) on conflict do nothing`.execute(
    db,
  );
}

export async function clearSites(db: Db, userId: number): Promise<void> {
  await sql`delete from site where member_id = ${userId}`.execute(db);
}

export async function peopleOf(db: Db): Promise<{ userId: number; organizationId: number }[]> {
  const { rows } = await sql<{ userId: number; organizationId: number }>`
    select distinct on (organization_id) id as "userId", organization_id as "organizationId" from app_user
    where status = 'active' and not is_super_user order by organization_id, id`.execute(db);
  return rows;
}
