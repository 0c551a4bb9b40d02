import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** Where the kept counts differ from the users, roles and teams themselves. */
export async function wrongCounts(db: Db): Promise<object[]> {
  const { rows } = await sql<object>`
    with places as (
      select u.id, 0 as project_id from app_user u union all select user_id, project_id from project_member),
    held as (select u.id, 0 as role_id from app_user u union all select user_id, role_id from user_role),
    real as (
      select p.project_id, h.role_id, u.organization_id, u.status, case h.role_id when 0 then u.id / 128 else 0 end as block,
        count(*)::int as n
      from app_user u join places p on p.id = u.id join held h on h.id = u.id group by 1, 2, 3, 4, 5),
    kept as (select project_id, role_id, organization_id, status, block, sum(n)::int as n from head_tally
      group by 1, 2, 3, 4, 5 having sum(n) <> 0)
    select * from real full join kept using (project_id, role_id, organization_id, status, block)
    where real.n is distinct from kept.n`.execute(db);
  return rows;
}

export async function rowsOf(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from head_tally`.execute(db);
  return rows[0]?.n ?? 0;
}

/** As somebody would who goes past the application. */
export async function loseCounts(db: Db): Promise<void> {
  await sql`delete from head_tally where project_id = 1`.execute(db);
}
