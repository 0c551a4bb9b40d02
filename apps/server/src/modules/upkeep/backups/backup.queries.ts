import { sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { BackupState, BackupStep } from '#db/tables/upkeep.ts';

export interface BackupRow {
  id: string;
  state: BackupState;
  cause: 'person' | 'schedule' | 'command';
  startedBy: string | null;
  place: string;
  name: string;
  step: BackupStep | null;
  done: number;
  size: number | null;
  rows: number | null;
  files: number | null;
  missing: number | null;
  verifiedAt: Date | null;
  message: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

/** A process that works on one says so every second; silent for so long, it is dead. */
const SILENT_SECONDS = 60;
/** Exports may come first. */
const WAITING_SECONDS = 3600;

const COLUMNS = sql`b.id, b.state, b.cause, b.place, b.name, b.step, b.done_count as done, b.size, b.row_count as rows,
  b.file_count as files, b.missing_count as missing, b.verified_at as "verifiedAt", b.message, b.created_at as "createdAt",
  b.ended_at as "endedAt",
  (select u.first_name || ' ' || u.last_name from app_user u where u.id = b.started_by) as "startedBy"`;

export interface NewBackup {
  id: string;
  cause: BackupRow['cause'];
  startedBy: number | null;
  place: string;
  name: string;
}

export async function insertBackup(db: Db, backup: NewBackup): Promise<void> {
  await sql`insert into backup (id, cause, started_by, place, name)
    values (${backup.id}, ${backup.cause}, ${backup.startedBy}, ${backup.place}, ${backup.name})`.execute(db);
}

export async function findBackup(db: Db, id: string): Promise<BackupRow | undefined> {
  const { rows } = await sql<BackupRow>`select ${COLUMNS} from backup b where b.id = ${id}`.execute(db);
  return rows[0];
}

/** What was removed because newer ones are kept is not listed any more. */
export async function listBackups(db: Db, page: Page): Promise<BackupRow[]> {
  const { rows } = await sql<BackupRow>`
    select ${COLUMNS} from backup b where b.removed_at is null order by b.created_at desc, b.id ${limitTo(page)}`.execute(
    db,
  );
  return rows;
}

export async function countBackups(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from backup where removed_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function openBackup(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from backup where state in ('waiting', 'running') order by created_at limit 1`.execute(db);
  return rows[0]?.id;
}

/** What a dead process was working on. The message is a code; screens have the words. */
export async function giveUpLost(db: Db): Promise<void> {
  await sql`update backup set state = 'failed', message = 'lost', ended_at = now()
    where alive_at < now() - (case state when 'running' then ${SILENT_SECONDS}::int else ${WAITING_SECONDS}::int end) * interval '1 second'
      and state in ('waiting', 'running')`.execute(db);
}

export async function claimBackup(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update backup set state = 'running', alive_at = now() where id = ${id} and state = 'waiting' returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** A sign of life with the progress; false when it is not wanted any more. */
export async function keepAlive(db: Db, id: string, step: BackupStep | null, done: number): Promise<boolean> {
  const { rows } = await sql`update backup set alive_at = now(), step = ${step}, done_count = ${done}
    where id = ${id} and state = 'running' returning 1`.execute(db);
  return rows.length > 0;
}

export interface BackupEnd {
  size: number;
  rows: number;
  files: number;
  missing: number;
  isVerified: boolean;
}

export async function finishBackup(db: Db, id: string, end: BackupEnd): Promise<boolean> {
  const { rows } = await sql`
    update backup set state = 'done', ended_at = now(), step = null, size = ${end.size}, row_count = ${end.rows},
      file_count = ${end.files}, missing_count = ${end.missing},
      verified_at = case when ${end.isVerified} then now() end
    where id = ${id} and state = 'running' returning 1`.execute(db);
  return rows.length > 0;
}

export async function failBackup(db: Db, id: string, message: string): Promise<void> {
  await sql`update backup set state = 'failed', ended_at = now(), message = ${message.slice(0, 500)}
    where id = ${id} and state in ('waiting', 'running')`.execute(db);
}

export async function cancelBackup(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`update backup set state = 'cancelled', ended_at = now()
    where id = ${id} and state in ('waiting', 'running') returning 1`.execute(db);
  return rows.length > 0;
}

/** The archives of a place beyond the newest ones; only those that this installation has written itself. */
export async function surplusBackups(db: Db, place: string, keep: number): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from backup where state = 'done' and removed_at is null and place = ${place}
    order by created_at desc, id offset ${keep}`.execute(db);
  return rows;
}

export async function noteRemoved(db: Db, id: string): Promise<void> {
  await sql`update backup set removed_at = now() where id = ${id}`.execute(db);
}

export interface BackupFigures {
  lastGoodAt: Date | null;
  lastGoodSize: number | null;
  /** Of the newest that has ended by itself. */
  lastFailed: boolean;
}

export async function backupFigures(db: Db): Promise<BackupFigures> {
  const { rows } = await sql<BackupFigures>`
    select good.ended_at as "lastGoodAt", good.size as "lastGoodSize", coalesce(last.state = 'failed', false) as "lastFailed"
    from (select 1) as one
    left join lateral (select ended_at, size from backup where state = 'done' and verified_at is not null
      order by created_at desc limit 1) as good on true
    left join lateral (select state from backup where state in ('done', 'failed') order by created_at desc limit 1)
      as last on true`.execute(db);
  return rows[0] as BackupFigures;
}

/**
 * In an archive its own backup is still running, and so are the jobs of the moment it was taken: nobody works on them where it
 * was restored.
 */
export async function settleRestored(db: Db): Promise<void> {
  await sql`update backup set state = 'failed', message = 'restored', ended_at = now()
    where state in ('waiting', 'running')`.execute(db);
  await sql`select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs where locked_by is not null))`.execute(db);
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where task_identifier in ('run-backup', 'start-backup')))`.execute(db);
}
