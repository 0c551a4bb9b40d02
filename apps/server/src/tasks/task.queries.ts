import { sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';

export type TaskState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

export interface TaskRow {
  id: string;
  ownerId: number;
  kind: string;
  projectId: number | null;
  formId: number | null;
  input: unknown;
  state: TaskState;
  done: number;
  total: number | null;
  message: string | null;
  fileUuid: string | null;
  attempt: number;
  createdAt: Date;
  endedAt: Date | null;
}

const COLUMNS = sql`id, owner_id as "ownerId", kind, project_id as "projectId", form_id as "formId", input, state,
  done_count as done, total_count as total, message, file_uuid as "fileUuid", attempt, created_at as "createdAt",
  ended_at as "endedAt"`;

export interface NewTask {
  id: string;
  ownerId: number;
  kind: string;
  projectId: number | null;
  formId: number | null;
  input: object;
}

export async function insertTask(db: Db, task: NewTask): Promise<TaskRow> {
  const { rows } = await sql<TaskRow>`
    insert into task (id, owner_id, kind, project_id, form_id, input)
    values (${task.id}, ${task.ownerId}, ${task.kind}, ${task.projectId}, ${task.formId}, ${JSON.stringify(task.input)})
    returning ${COLUMNS}`.execute(db);
  return rows[0] as TaskRow;
}

/** A task is its owner's alone. */
export async function findTask(db: Db, id: string, ownerId: number): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    select ${COLUMNS} from task where id = ${id} and owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

/** Work of a kind on a project that waits or runs, whoever started it. */
export async function openTask(db: Db, kind: string, projectId: number): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    select ${COLUMNS} from task
    where state in ('waiting', 'running') and kind = ${kind} and project_id = ${projectId} limit 1`.execute(db);
  return rows[0];
}

export async function listTasks(db: Db, ownerId: number, page: Page): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select ${COLUMNS} from task where owner_id = ${ownerId} order by created_at desc, id ${limitTo(page)}`.execute(db);
  return rows;
}

export async function countTasks(db: Db, ownerId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from task where owner_id = ${ownerId}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Undefined when there is nothing to stop any more. */
export async function cancelTask(db: Db, id: string, ownerId: number): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    update task set state = 'cancelled', ended_at = now()
    where id = ${id} and owner_id = ${ownerId} and state in ('waiting', 'running') returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/** Of those that wait and whose owners have less running than they may: who has least running, and was served longest ago. */
const FAIREST = (most: number) => sql`
  select t.id from task t
    cross join lateral (
      select count(*) filter (where r.state = 'running') as running, max(r.started_at) as served
      from task r where r.owner_id = t.owner_id and r.started_at is not null) o
  where t.state = 'waiting' and o.running < ${most}
  order by o.running, o.served nulls first, t.created_at, t.id limit 1`;

/** Whoever gets it works on it; nobody else does. In a transaction: two that look at once would count the same. */
export async function claimFairest(db: Db, mostOfOne: number): Promise<TaskRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('msurvey task'))`.execute(db);
  const { rows } = await sql<TaskRow>`
    update task set state = 'running', attempt = attempt + 1, started_at = now(), alive_at = now(), done_count = 0
    where id = (${FAIREST(mostOfOne)}) and state = 'waiting' returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/** What could be begun now, if anything. */
export async function nextTask(db: Db, mostOfOne: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`${FAIREST(mostOfOne)}`.execute(db);
  return rows[0]?.id;
}

const mine = ({ id, attempt }: Pick<TaskRow, 'id' | 'attempt'>) =>
  sql`id = ${id} and attempt = ${attempt} and state = 'running'`;

/** A sign of life with the progress; false when the task was stopped or is somebody else's by now. */
export async function keepAlive(
  db: Db,
  task: Pick<TaskRow, 'id' | 'attempt'>,
  done: number,
  total: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    update task set alive_at = now(), done_count = ${done}, total_count = ${total} where ${mine(task)} returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

export interface Outcome {
  state: 'done' | 'failed' | 'waiting';
  message?: string;
  fileUuid?: string;
  done?: number;
  total?: number | null;
}

/** False when it was stopped in the meantime. */
export async function endTask(db: Db, task: Pick<TaskRow, 'id' | 'attempt'>, end: Outcome): Promise<boolean> {
  const { rows } = await sql`
    update task set state = ${end.state}, message = ${end.message ?? null}, file_uuid = ${end.fileUuid ?? null},
      ended_at = case when ${end.state} = 'waiting' then null else now() end, alive_at = now(),
      done_count = coalesce(${end.done ?? null}::int, done_count), total_count = coalesce(${end.total ?? null}::int, total_count)
    where ${mine(task)} returning 1`.execute(db);
  return rows.length > 0;
}

export interface LostTask {
  id: string;
  ownerId: number;
  attempt: number;
  language: string | null;
}

/** Tasks whose process has gone silent, or that wait although their job is gone. Held until the commit. */
export async function lostTasks(db: Db, silentSeconds: number, waitingSeconds: number): Promise<LostTask[]> {
  const { rows } = await sql<LostTask>`
    select id, owner_id as "ownerId", attempt, input ->> 'interface' as language from task
    where (state = 'running' and alive_at < now() - ${silentSeconds} * interval '1 second')
      or (state = 'waiting' and coalesce(alive_at, created_at) < now() - ${waitingSeconds} * interval '1 second')
    order by created_at limit 100 for update skip locked`.execute(db);
  return rows;
}

export async function giveBack(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update task set state = 'waiting', alive_at = now() where id = any(${[...ids]}::uuid[])`.execute(db);
}

export async function giveUp(db: Db, id: string, message: string): Promise<void> {
  await sql`update task set state = 'failed', message = ${message}, ended_at = now() where id = ${id}`.execute(db);
}

/** Of everybody: what waits and what runs. */
export async function taskFigures(db: Db): Promise<{ kind: string; state: TaskState; n: number }[]> {
  const { rows } = await sql<{ kind: string; state: TaskState; n: number }>`
    select kind, state, count(*)::int as n from task where state in ('waiting', 'running') group by kind, state`.execute(
    db,
  );
  return rows;
}

/** Whose name an entry of the audit bears that a task leaves. */
export async function ownerNamed(db: Db, ownerId: number): Promise<{ name: string; organizationId: number }> {
  const { rows } = await sql<{ name: string; organizationId: number }>`
    select trim(first_name || ' ' || last_name) as name, organization_id as "organizationId" from app_user
    where id = ${ownerId}`.execute(db);
  return rows[0] as { name: string; organizationId: number };
}
