import { PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all, direction, limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { userNamed } from '#modules/access/index.ts';
import { countRows, ofRoles, ofUser, type TeamRow, teamRows, type UserChoice } from '#modules/projects/index.ts';

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

/** Of a row `p` of form_user with its `submissions`: those since the day from which the target counts. */
const DONE = sql`case when p.target_date is null then p.submissions else (select coalesce(sum(d.submissions), 0)::int
  from form_day d where d.project_id = p.project_id and d.form_id = p.form_id and d.user_id = p.user_id
    and d.day >= p.target_date) end`;

/** Cut to the page first: role, organisation and counts are looked up for its rows only. */
const view = (page: RawBuilder<unknown>) => sql`
  select p.user_id as id, u.username as "userName", u.first_name as "firstName", u.last_name as "lastName",
    o.name as "orgName", p.added_at as "createdAt", p.is_active as "isActive", p.target_value as "targetValue",
    p.target_date as "targetDate", p.submissions as "totalSubmission", p.last_at as "lastSubmissionAt",
    (select r.name from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id
      order by ur.position limit 1) as "roleName",
    ${DONE} as "doneForTarget"
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

export interface OwnForm {
  projectId: number;
  projectName: string;
  id: number;
  xformId: number;
  title: string;
  targetValue: number | null;
  done: number;
}
/** Nobody collects with more at a time. */
const MOST_FORMS = 50;

/** The forms that somebody may send records with now, in the projects they are of. */
export async function formsOf(db: Db, userId: number): Promise<OwnForm[]> {
  const { rows } = await sql<OwnForm>`
    select f.project_id as "projectId", pr.name as "projectName", f.id, f.xform_id as "xformId", f.title,
      p.target_value as "targetValue", ${DONE} as done
    from (select ${CUT} from form_user fu ${SUBMITTED} where fu.user_id = ${userId} and fu.is_active) p
    join form f on f.project_id = p.project_id and f.id = p.form_id and f.deleted_at is null and f.is_active and f.is_published
    join project pr on pr.id = f.project_id and not pr.is_archived
    where exists (select 1 from project_member m where m.project_id = pr.id and m.user_id = ${userId})
    order by f.title, f.id limit ${MOST_FORMS}`.execute(db);
  return rows;
}

export interface TargetFacts {
  /** What the form wants; null: nothing said. */
  target: number | null;
  targetSum: number;
  /** Records of anybody, and users who may collect: what a distribution goes by. */
  collected: number;
  activeUsers: number;
  /** The project's last day; null: none. */
  end: string | null;
  today: string;
}

export async function targetFacts(db: Db, key: FormKey): Promise<TargetFacts> {
  const { rows } = await sql<TargetFacts>`
    select f.target, p.end_date as "end", ${TODAY} as today,
      (select coalesce(sum(s.submissions), 0)::int from form_surveyor s
        where s.project_id = f.project_id and s.form_id = f.id) as collected,
      held.target_sum as "targetSum", held.active_users as "activeUsers"
    from form f join project p on p.id = f.project_id,
      (select coalesce(sum(fu.target_value), 0)::int as target_sum, (count(*) filter (where fu.is_active))::int as active_users
        from form_user fu where ${of(key)}) held
    where f.project_id = ${key.projectId} and f.id = ${key.formId}`.execute(db);
  return rows[0] as TargetFacts;
}

export type CandidateFilter = FormKey & Page & UserChoice;

function candidates({ projectId, formId, ...choice }: CandidateFilter): RawBuilder<unknown> {
  const conditions = [
    sql`m.project_id = ${projectId}`,
    sql`u.status = 'active'`,
    sql`not exists (select 1 from form_user fu
      where fu.project_id = ${projectId} and fu.form_id = ${formId} and fu.user_id = m.user_id)`,
    ...ofUser(choice),
    ...ofRoles(choice),
  ];
  return sql`from project_member m join app_user u on u.id = m.user_id where ${all(conditions)}`;
}

/** Active members of the team who do not collect with the form yet, by name. */
export async function listFormCandidates(db: Db, filter: CandidateFilter): Promise<{ rows: TeamRow[]; count: number }> {
  const source = candidates(filter);
  const [rows, count] = await Promise.all([teamRows(db, source, filter), countRows(db, source)]);
  return { rows, count };
}
