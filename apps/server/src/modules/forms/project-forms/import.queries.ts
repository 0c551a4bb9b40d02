import { sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { belongsTo, PROGRAMME, titled } from '../library/xform-list.queries.ts';

/** A choice list longer than this is no help to anybody. */
const OPTIONS = 1000;
const SOURCES = 100;

export async function organizationOptions(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select o.id, o.name from organization o where o.is_active order by lower(o.name), o.id limit ${OPTIONS}`.execute(
    db,
  );
  return rows;
}

export async function roleOptions(db: Db, organizationIds: readonly number[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select r.id, case when count(*) over (partition by lower(r.name)) > 1 then r.name || ' (' || o.short_name || ')'
      else r.name end as name
    from role r join organization o on o.id = r.organization_id
    where r.organization_id = any(${[...organizationIds]}::int[]) order by lower(r.name), lower(o.short_name), r.id
    limit ${OPTIONS}`.execute(db);
  return rows;
}

interface TeamChoice {
  projectId: number;
  organizationIds: readonly number[];
  /** Empty: any. */
  roleIds: readonly number[];
}

const chosen = ({ projectId, organizationIds, roleIds }: TeamChoice) =>
  all([
    sql`m.project_id = ${projectId}`,
    sql`u.status = 'active'`,
    sql`u.organization_id = any(${[...organizationIds]}::int[])`,
    ...(roleIds.length > 0
      ? [sql`exists (select 1 from user_role ur where ur.user_id = u.id and ur.role_id = any(${[...roleIds]}::int[]))`]
      : []),
  ]);

export interface UserOption {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
  roles: { name: string }[];
}

export async function userOptions(db: Db, choice: TeamChoice): Promise<UserOption[]> {
  const { rows } = await sql<UserOption>`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.username,
      coalesce((select json_agg(json_build_object('name', r.name) order by ur.position)
        from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles
    from project_member m join app_user u on u.id = m.user_id where ${chosen(choice)}
    order by lower(u.first_name || ' ' || u.last_name), u.id limit ${OPTIONS}`.execute(db);
  return rows;
}

/** Those of the asked who are in the team and among the chosen organisations and roles. */
export async function fitForForm(db: Db, choice: TeamChoice, userIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from unnest(${[...userIds]}::int[]) asked (id)
    join project_member m on m.user_id = asked.id join app_user u on u.id = m.user_id where ${chosen(choice)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export interface SourceRow {
  id: number;
  idString: string;
  title: string;
  version: number;
}

/** Deployed forms that this organisation sees (null: all), by title; with a text those that contain it. */
export async function sourceOptions(db: Db, organizationId: number | null, text: string | null): Promise<SourceRow[]> {
  const sources = organizationId === null ? [sql`true`] : [belongsTo(organizationId), belongsTo(PROGRAMME)];
  const branches = sources.map((source) => {
    const isDeployed = sql`x.state = 'deployed' and x.version is not null`;
    const conditions = [source, sql`x.deleted_at is null`, isDeployed, ...(text ? [titled(text)] : [])];
    return sql`(select x.id, x.id_string, x.title, x.version from xform x where ${all(conditions)}
      order by lower(x.title), x.id limit ${SOURCES})`;
  });
  const { rows } = await sql<SourceRow>`
    select x.id, x.id_string as "idString", x.title, x.version from (${sql.join(branches, sql` union all `)}) x
    order by lower(x.title), x.id limit ${SOURCES}`.execute(db);
  return rows;
}

export async function titleTaken(db: Db, projectId: number, title: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from form where project_id = ${projectId} and lower(title) = lower(${title}) and deleted_at is null`.execute(
    db,
  );
  return rows.length > 0;
}

export async function insertForm(
  db: Db,
  form: { projectId: number; xformId: number; title: string; createdBy: number | null; id?: number | undefined },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into form (project_id, id, xform_id, title, created_by)
    values (${form.projectId}, ${form.id === undefined ? sql`default` : form.id}, ${form.xformId}, ${form.title},
      ${form.createdBy}) returning id`.execute(db);
  return rows[0]?.id as number;
}

export async function insertFormUsers(
  db: Db,
  form: { projectId: number; formId: number; addedBy: number | null },
  userIds: readonly number[],
): Promise<void> {
  await sql`
    insert into form_user (project_id, form_id, user_id, added_by)
    select ${form.projectId}, ${form.formId}, asked.id, ${form.addedBy}::int
    from unnest(${[...new Set(userIds)]}::int[]) asked (id) order by asked.id
    on conflict do nothing`.execute(db);
}
