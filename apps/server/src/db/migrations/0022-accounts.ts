import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  -- Accounts whose password is published: they open nothing where the demonstration is switched off. Those of an older
  -- database are known by their addresses, and where an address was changed by the transaction that made them all.
  alter table app_user add column is_demonstration boolean not null default false;
  update app_user set is_demonstration = true
    where email like '%@msurvey.example'
      or created_at in (select created_at from app_user where username = 'superadmin' and email = 'superadmin@msurvey.example');

  -- Keys of phones that were made before this moment are over: a password was changed, or somebody was signed out everywhere.
  alter table app_user add column access_ended_at timestamptz;

  -- When a password was last typed for this session: its absolute life counts from then, also through tickets.
  alter table session add column authenticated_at timestamptz not null default now();
  update session set authenticated_at = started_at, expires_at = least(expires_at, started_at + interval '90 days');

  -- A new address that waits for its confirmation, and the session that asked for a ticket.
  alter table link add column email text;
  alter table link add column session_id uuid references session on delete cascade;
  create index link_session_idx on link (session_id);
  alter table link drop constraint link_purpose_check;
  alter table link add constraint link_purpose_check
    check (purpose in ('verify','reset','invite','setup','designer','email'));

  -- Which accounts are held, asked by the beginning of the key.
  create index rate_limit_prefix_idx on rate_limit (key text_pattern_ops);

  -- Refusals of one kind within a minute: the first stands in the audit at once, the others as one line with their number.
  create table audit_repeat (
    key text primary key,
    since timestamptz not null default now(),
    n int not null default 1,
    entry jsonb not null
  );
  create index audit_repeat_since_idx on audit_repeat (since);
  `.execute(db);
}
