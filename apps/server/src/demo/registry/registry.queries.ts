import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { DemoUnion } from './people-records.ts';
import type { DemoItem } from './work-records.ts';

/** Unions of the upazilas where SACP works, the first of each first: a few of them are spread over many districts. Those that
 * the collectors of the README look after come before others, so that their lists have somebody to pick. */
export async function demoUnions(db: Db, limit: number): Promise<DemoUnion[]> {
  const { rows } = await sql<DemoUnion>`
    select division, district, upazila, "union", latitude, longitude from (
      select d.parent_id as division, d.id as district, z.id as upazila, u.id as union, d.latitude, d.longitude,
        row_number() over (partition by z.id order by u.id) as n
      from site s join geo_unit z on z.id = s.unit_id and z.type_id = 3 join geo_unit d on d.id = z.parent_id
        join geo_unit u on u.parent_id = z.id and not u.is_closed
      where s.project_id = 1 and s.member_id is null and s.activity_id is null) u
    order by n, upazila in (select s.unit_id from site s join app_user c on c.id = s.member_id
      where c.username in ('collector', 'collector2')) desc, upazila limit ${limit}`.execute(db);
  return rows;
}

export async function demoCatalogue(db: Db): Promise<DemoItem[]> {
  const { rows } = await sql<DemoItem>`
    select id, agency_id as "agencyId", type, label ->> 'en' as label, is_measured as "isMeasured"
    from sub_activity where is_active order by id`.execute(db);
  return rows;
}

export interface DemoSender {
  userId: number;
  name: string;
  organizationId: number;
}

/** Active data collectors of the programme. */
export async function demoSenders(db: Db, projectId: number): Promise<DemoSender[]> {
  const { rows } = await sql<DemoSender>`
    select distinct u.id as "userId", trim(u.first_name || ' ' || u.last_name) as name, u.organization_id as "organizationId"
    from project_member m join app_user u on u.id = m.user_id and u.status = 'active'
      join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id and r.name = 'data collector'
    where m.project_id = ${projectId} order by 1`.execute(db);
  return rows;
}

export async function letCollect(
  db: Db,
  projectId: number,
  formIds: readonly number[],
  userIds: readonly number[],
): Promise<void> {
  await sql`
    insert into form_user (project_id, form_id, user_id)
    select ${projectId}, f, u from unnest(${[...formIds]}::int[]) f, unnest(${[...userIds]}::int[]) u
    order by 2, 3 on conflict do nothing`.execute(db);
}

/** Decisions of the demonstration were made some days after the records came. */
export async function backdateReviews(db: Db, projectId: number): Promise<void> {
  await sql`
    update submission_review r set at = least(now(), s.received_at + interval '2 days')
    from submission s where s.project_id = r.project_id and s.form_id = r.form_id and s.id = r.submission_id
      and r.project_id = ${projectId}`.execute(db);
}

/** So that lists are planned for what is there now. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
