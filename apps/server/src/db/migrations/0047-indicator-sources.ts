import { type Kysely, sql } from 'kysely';

/** Indicators that are counted from the records of a form; a Number / Denominator keeps both of what is counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table indicator_source (
    project_id int not null,
    node_id int not null,
    form_project_id int not null,
    form_id int not null,
    version int not null default 1,
    -- What packages/domain calls a RecordSource.
    source jsonb not null,
    saved_by int references app_user,
    saved_at timestamptz not null default now(),
    primary key (project_id, node_id),
    constraint indicator_source_node_fk foreign key (project_id, node_id) references logframe_node (project_id, id)
      on delete cascade,
    constraint indicator_source_form_fk foreign key (form_project_id, form_id) references form (project_id, id)
      on delete cascade
  );
  -- Who counts the records of a form that changed.
  create index indicator_source_form_idx on indicator_source (form_project_id, form_id);
  create index indicator_source_saved_by_idx on indicator_source (saved_by);

  alter table indicator_computed add column denominator numeric,
    -- Of leaves, by the same keys.
    add column denominators jsonb not null default '{}';
  alter table indicator_history drop constraint indicator_history_kind_check,
    add constraint indicator_history_kind_check check (kind in ('setting', 'target', 'value', 'baseline', 'source'));
  `.execute(db);
}
