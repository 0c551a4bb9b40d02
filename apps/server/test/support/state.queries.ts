import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';
import { recounted } from '../../src/modules/access/index.ts';

/** What tests look up or move in the database itself, above all the time. */
export async function databaseName(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name as string;
}

/** Lets time pass for links, sessions, refresh tokens and counters, as if everything had happened earlier. */
export async function letPass(db: Db, seconds: number): Promise<void> {
  const span = sql`${seconds} * interval '1 second'`;
  await sql`update link set created_at = created_at - ${span}, expires_at = expires_at - ${span}`.execute(db);
  await sql`update session set started_at = started_at - ${span}, last_used_at = last_used_at - ${span},
    expires_at = expires_at - ${span}, ended_at = ended_at - ${span}, authenticated_at = authenticated_at - ${span}`.execute(
    db,
  );
  await sql`update refresh_token set issued_at = issued_at - ${span}, used_at = used_at - ${span}`.execute(db);
  await sql`update audit_repeat set since = since - ${span}`.execute(db);
  await sql`update rate_limit set expire = expire - ${seconds * 1000}::bigint`.execute(db);
}

export async function waitingJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from graphile_worker.jobs`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface AuditLineRow {
  action: string;
  entity: string;
  entityId: string | null;
  actorName: string;
  before: unknown;
  after: unknown;
  address: string | null;
}

export async function auditLines(db: Db, entity: string, entityId?: string | number): Promise<AuditLineRow[]> {
  const one = entityId === undefined ? sql`true` : sql`entity_id = ${String(entityId)}`;
  const { rows } = await sql<AuditLineRow>`
    select action, entity, entity_id as "entityId", actor_name as "actorName", before, after, address
    from audit_entry where entity = ${entity} and ${one} order by id`.execute(db);
  return rows;
}

/** The whole audit as one text, to look for what may not stand in it. */
export async function auditText(db: Db): Promise<string> {
  const { rows } = await sql<{ all: string | null }>`select string_agg(a::text, ' ') as all from audit_entry a`.execute(
    db,
  );
  return rows[0]?.all ?? '';
}

export async function userId(db: Db, username: string): Promise<number> {
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return id;
}

export async function setStatus(db: Db, username: string, status: string): Promise<void> {
  await recounted(db, await userId(db, username), () =>
    sql`update app_user set status = ${status} where username = ${username}`.execute(db),
  );
  await sql`select pg_notify('msurvey_access', '')`.execute(db);
}

export async function endReasons(db: Db, user: number): Promise<(string | null)[]> {
  const { rows } = await sql<{ reason: string | null }>`
    select end_reason as reason from session where user_id = ${user} order by started_at`.execute(db);
  return rows.map((r) => r.reason);
}

/** As if so many had been counted in this quarter of an hour. */
export async function countFailures(db: Db, key: string, points: number): Promise<void> {
  const expire = Date.now() + 10 * 60_000;
  await sql`insert into rate_limit (key, points, expire) values (${key}, ${points}, ${expire})
    on conflict (key) do update set points = ${points}, expire = ${expire}`.execute(db);
}

/** Everything that stands in the tables of sessions, as text. */
export async function storedTokens(db: Db): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select (select string_agg(t::text, ' ') from refresh_token t) || (select string_agg(s::text, ' ') from session s) as all`.execute(
    db,
  );
  return rows[0]?.all ?? '';
}

export async function sessionCount(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from session`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Links and waiting jobs, as text. */
export async function storedLinks(db: Db): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select coalesce((select string_agg(l::text, ' ') from link l), '')
      || coalesce((select string_agg(j::text, ' ') from graphile_worker._private_jobs j), '') as all`.execute(db);
  return rows[0]?.all ?? '';
}

export async function statusOf(db: Db, username: string): Promise<string | undefined> {
  return (await db.selectFrom('app_user').select('status').where('username', '=', username).executeTakeFirst())?.status;
}

/** What failed and waits for another try is tried now. */
export async function makeJobsDue(db: Db): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`.execute(
    db,
  );
}

export async function expireFiles(db: Db): Promise<void> {
  await sql`update stored_file set expires_at = now()`.execute(db);
}

/** Makes something fail that no code expects. */
export async function breakFeedback(db: Db): Promise<void> {
  await sql`alter table feedback rename to gone`.execute(db);
}

/** As if so many activities stood in these states. */
export async function countAsWaiting(db: Db, projectId: number, states: Record<string, number>): Promise<void> {
  await sql`insert into activity_tally (project_id, sub_activity_id, state, n)
    select ${projectId}, 1, * from unnest(${Object.keys(states)}::text[], ${Object.values(states)}::int[])`.execute(db);
}

export async function leaveProject(db: Db, projectId: number, user: number): Promise<void> {
  await sql`delete from project_member where project_id = ${projectId} and user_id = ${user}`.execute(db);
}
