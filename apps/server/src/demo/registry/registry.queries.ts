import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { DemoUnion, ListedUnion } from './places.ts';
import type { CatalogueItem } from './work-kinds.ts';

/** Unions where the programme works, with the places that they are in; those that are closed are not among them. */
export async function demoUnions(db: Db, listed: readonly ListedUnion[]): Promise<DemoUnion[]> {
  const { rows } = await sql<Omit<DemoUnion, 'members'>>`
    select v.id as division, d.id as district, z.id as upazila, u.id as union, d.latitude, d.longitude
    from unnest(${listed.map(({ union }) => union)}::int[]) with ordinality l (id, n)
      join geo_unit u on u.id = l.id and not u.is_closed join geo_unit z on z.id = u.parent_id
      join geo_unit d on d.id = z.parent_id join geo_unit v on v.id = d.parent_id order by l.n`.execute(db);
  const members = new Map(listed.map((one) => [one.union, one.members]));
  return rows.map((row) => ({ ...row, members: members.get(row.union) ?? { 1: 0, 2: 0 } }));
}

export async function demoCatalogue(db: Db): Promise<CatalogueItem[]> {
  const { rows } = await sql<CatalogueItem>`
    select s.id, s.agency_id as "agencyId", a.code as agency, case s.programme when 'SACP' then 1 else 2 end as programme, s.type,
      s.label ->> 'en' as label
    from sub_activity s join agency a on a.id = s.agency_id where s.is_active order by s.id`.execute(db);
  return rows;
}

export interface DemoSender {
  userId: number;
  name: string;
  organizationId: number;
  organization: string;
  /** That they look after. */
  districts: number[];
}

/** Active data collectors of the programme. */
export async function demoSenders(db: Db, projectId: number): Promise<DemoSender[]> {
  const { rows } = await sql<DemoSender>`
    select distinct u.id as "userId", trim(u.first_name || ' ' || u.last_name) as name, u.organization_id as "organizationId",
      o.short_name as organization, array(select t.unit_id from site t where t.project_id = m.project_id and t.member_id = u.id
        order by 1) as districts
    from project_member m join app_user u on u.id = m.user_id and u.status = 'active'
      join organization o on o.id = u.organization_id
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

/** Before people who took part are counted: in the transaction that wrote them nobody else has looked at the tables. */
export async function analyzeWork(db: Db): Promise<void> {
  await sql`analyze member, activity, activity_participant`.execute(db);
}

export interface WaitingForm {
  formTitle: string;
  organizationName: string;
  n: number;
  userIds: number[];
}

/** Of each form and organisation the records that wait, and who validates there. */
export async function waitingByForm(db: Db, projectId: number): Promise<WaitingForm[]> {
  const { rows } = await sql<WaitingForm>`
    select f.title as "formTitle", o.name as "organizationName", w.n, v.ids as "userIds"
    from (select form_id, organization_id, count(*)::int as n from activity
        where project_id = ${projectId} and state = 'received' group by 1, 2) w
      join form f on f.project_id = ${projectId} and f.id = w.form_id join organization o on o.id = w.organization_id
      cross join lateral (select array_agg(distinct u.id) as ids from app_user u join user_role ur on ur.user_id = u.id
        join role r on r.id = ur.role_id and r.name = 'validator'
        where u.organization_id = w.organization_id and u.status = 'active') v
    where v.ids is not null order by w.form_id, w.organization_id`.execute(db);
  return rows;
}
