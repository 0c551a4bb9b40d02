import { type Kysely, sql } from 'kysely';

/** What is known of backups. The archives themselves are elsewhere; this says where, how large, and whether they can be trusted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table backup (
    id uuid primary key,
    state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
    cause text not null check (cause in ('person', 'schedule', 'command')),
    started_by int references app_user,
    -- Without the key of a bucket.
    place text not null,
    name text not null,
    step text check (step in ('files', 'rows', 'verifying')),
    done_count bigint not null default 0,
    size bigint,
    row_count bigint,
    file_count bigint,
    missing_count bigint,
    verified_at timestamptz,
    message text,
    created_at timestamptz not null default now(),
    alive_at timestamptz not null default now(),
    ended_at timestamptz,
    -- Older than those that are kept.
    removed_at timestamptz
  );
  create index backup_newest_idx on backup (created_at desc, id);
  `.execute(db);
}
