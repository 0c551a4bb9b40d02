import { PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all, direction, limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { userNamed } from '#modules/access/index.ts';

export interface FormKey {
  projectId: number;
  formId: number;
}

export interface FormUserFilter extends FormKey, Page {
  fromDate?: string | null | undefined;
  toDate?: string | null | undefined;
  userName: string | null;
  isActive?: boolean | null | undefined;
  sortBy?: 'userName' | 'createdAt' | 'targetValue' | 'totalSubmission' | undefined;
  sortOrder: 'asc' | 'desc';
}

export interface FormUserRow {
  id: number;
  userName: string;
  firstName: string;
  lastName: string;
  orgName: string;
  roleName: string | null;
  createdAt: Date;
  isActive: boolean;
  targetValue: number | null;
  targetDate: string | null;
  totalSubmission: number;
  lastSubmissionAt: Date | null;
  /** Since the day from which the target counts; all of them where there is none. */
  doneForTarget: number;
}

const TODAY = sql`(now() at time zone ${sql.lit(PROGRAMME_TIME_ZONE)})::date`;
const JOINED = sql`(fu.added_at at time zone ${sql.lit(PROGRAMME_TIME_ZONE)})::date`;
const SUBMITTED = sql`left join form_surveyor s on s.project_id = fu.project_id and s.form_id = fu.form_id and s.user_id = fu.user_id`;
const ORDER = {
  userName: sql`lower(u.username)`,
  createdAt: sql`fu.added_at`,
  targetValue: sql`coalesce(fu.target_value, -1)`,
  totalSubmission: sql`coalesce(s.submissions, 0)`,
};

const of = ({ projectId, formId }: FormKey) => sql`fu.project_id = ${projectId} and fu.form_id = ${formId}`;

function asked(filter: FormUserFilter): RawBuilder<unknown> {
  const conditions = [of(filter)];
  if (filter.fromDate) conditions.push(sql`${JOINED} >= ${filter.fromDate}::date`);
  if (filter.toDate) conditions.push(sql`${JOINED} <= ${filter.toDate}::date`);
  if (filter.isActive != null) conditions.push(sql`fu.is_active = ${filter.isActive}`);
  if (filter.userName) conditions.push(userNamed(filter.userName));
  return sql`from form_user fu join app_user u on u.id = fu.user_id ${SUBMITTED} where ${all(conditions)}`;
}

/** In the order of joining unless asked otherwise. */
const order = ({ sortBy, sortOrder }: FormUserFilter) =>
  sql`${ORDER[sortBy ?? 'createdAt']} ${direction(sortOrder)}, fu.user_id ${direction(sortOrder)}`;

/** Cut to the page first: role, organisation and counts are looked up for its rows only. */
const view = (page: RawBuilder<unknown>) => sql`
  select p.user_id as id, u.username as "userName", u.first_name as "firstName", u.last_name as "lastName",
    o.name as "orgName", p.added_at as "createdAt", p.is_active as "isActive", p.target_value as "targetValue",
    p.target_date as "targetDate", p.submissions as "totalSubmission", p.last_at as "lastSubmissionAt",
    (select r.name from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id
      order by ur.position limit 1) as "roleName",
    case when p.target_date is null then p.submissions else (select coalesce(sum(d.submissions), 0)::int from form_day d
      where d.project_id = p.project_id and d.form_id = p.form_id and d.user_id = p.user_id and d.day >= p.target_date)
    end as "doneForTarget"
  from (${page}) p join app_user u on u.id = p.user_id join organization o on o.id = u.organization_id
  order by p.place`;
const CUT = sql`fu.*, coalesce(s.submissions, 0) as submissions, s.last_at`;

export async function listFormUsers(db: Db, filter: FormUserFilter): Promise<FormUserRow[]> {
  const page = sql`select ${CUT}, row_number() over (order by ${order(filter)}) as place ${asked(filter)}
    order by ${order(filter)} ${limitTo(filter)}`;
  return (await sql<FormUserRow>`${view(page)}`.execute(db)).rows;
}

export async function countFormUsers(db: Db, filter: FormUserFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${asked(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function formUser(db: Db, key: FormKey, userId: number): Promise<FormUserRow | undefined> {
  const one = sql`select ${CUT}, 1 as place from form_user fu ${SUBMITTED} where ${of(key)} and fu.user_id = ${userId}`;
  return (await sql<FormUserRow>`${view(one)}`.execute(db)).rows[0];
}

export interface TargetFacts {
  /** What the form wants; null: nothing said. */
  target: number | null;
  targetSum: number;
  /** The project's last day; null: none. */
  end: string | null;
  today: string;
}

export async function targetFacts(db: Db, key: FormKey): Promise<TargetFacts> {
  const { rows } = await sql<TargetFacts>`
    select f.target, p.end_date as "end", ${TODAY} as today,
      (select coalesce(sum(fu.target_value), 0)::int from form_user fu where ${of(key)}) as "targetSum"
    from form f join project p on p.id = f.project_id where f.project_id = ${key.projectId} and f.id = ${key.formId}`.execute(
    db,
  );
  return rows[0] as TargetFacts;
}

export interface CandidateFilter extends FormKey, Page {
  orgId: number;
  roleIds: number[] | null;
  username: string | null;
}

export interface CandidateRow {
  userId: number;
  username: string;
  firstName: string;
  lastName: string;
  orgName: string;
  roleName: string | null;
}

function candidates({ projectId, formId, orgId, roleIds, username }: CandidateFilter): RawBuilder<unknown> {
  const conditions = [
    sql`m.project_id = ${projectId}`,
    sql`u.status = 'active'`,
    sql`not exists (select 1 from form_user fu
      where fu.project_id = ${projectId} and fu.form_id = ${formId} and fu.user_id = m.user_id)`,
  ];
  if (orgId !== 0) conditions.push(sql`u.organization_id = ${orgId}`);
  if (username) conditions.push(userNamed(username));
  if (roleIds)
    conditions.push(
      sql`exists (select 1 from user_role ur where ur.user_id = u.id and ur.role_id = any(${roleIds}::int[]))`,
    );
  return sql`from project_member m join app_user u on u.id = m.user_id where ${all(conditions)}`;
}

/** Active members of the team who do not collect with the form yet, by name. */
export async function listFormCandidates(
  db: Db,
  filter: CandidateFilter,
): Promise<{ rows: CandidateRow[]; count: number }> {
  const byName = sql`lower(u.first_name || ' ' || u.last_name), u.id`;
  const [list, counted] = await Promise.all([
    sql<CandidateRow>`
      select u.id as "userId", u.username, u.first_name as "firstName", u.last_name as "lastName", o.name as "orgName",
        (select r.name from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id
          order by ur.position limit 1) as "roleName"
      from (select u.id, u.username, u.first_name, u.last_name, u.organization_id ${candidates(filter)}
        order by ${byName} ${limitTo(filter)}) u join organization o on o.id = u.organization_id
      order by ${byName}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n ${candidates(filter)}`.execute(db),
  ]);
  return { rows: list.rows, count: counted.rows[0]?.n ?? 0 };
}
