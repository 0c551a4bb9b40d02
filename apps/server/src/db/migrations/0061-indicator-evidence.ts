import { type Kysely, sql } from 'kysely';

/** Files that show where a collected value comes from; they go with the value. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table indicator_evidence (
    project_id int not null,
    node_id int not null,
    period text not null,
    id int generated always as identity,
    -- In the file store; whoever sweeps it and whoever backs it up ask for these.
    file_key uuid not null,
    name text not null,
    media_type text not null,
    size int not null,
    -- The same file sent twice is there once.
    hash text not null,
    added_by int references app_user,
    added_at timestamptz not null default now(),
    primary key (project_id, node_id, period, id),
    constraint indicator_evidence_hash_key unique (project_id, node_id, period, hash),
    constraint indicator_evidence_value_fk foreign key (project_id, node_id, period)
      references indicator_value (project_id, node_id, period) on delete cascade
  );
  create index indicator_evidence_file_key_idx on indicator_evidence (file_key);
  create index indicator_evidence_added_by_idx on indicator_evidence (added_by);

  alter table indicator_history drop constraint indicator_history_action_check,
    add constraint indicator_history_action_check
      check (action in ('create', 'update', 'delete', 'submit', 'accept', 'return', 'attach', 'detach'));
  `.execute(db);
}
