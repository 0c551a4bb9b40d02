import { type Kysely, sql } from 'kysely';

/** What the product counts for indicators, and of which it has to be counted anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table indicator_computed (
    project_id int not null,
    node_id int not null,
    first_day date not null,
    last_day date not null,
    value numeric not null,
    -- Of unique people and households: who took part in the period, and who of them for the first time.
    took_part int,
    fresh int,
    -- {key: number}; the key names items, joined by points.
    leaves jsonb not null default '{}',
    primary key (project_id, node_id, first_day),
    constraint indicator_computed_node_fk foreign key (project_id, node_id) references logframe_node (project_id, id)
      on delete cascade
  );

  create table indicator_counted (
    project_id int not null,
    node_id int not null,
    as_of timestamptz not null,
    primary key (project_id, node_id),
    constraint indicator_counted_node_fk foreign key (project_id, node_id) references logframe_node (project_id, id)
      on delete cascade
  );

  -- Added to by whoever changes something, emptied by the job: nobody waits for a row of another.
  create table indicator_due (
    project_id int not null,
    id bigint generated always as identity,
    node_id int not null,
    at timestamptz not null default now(),
    primary key (project_id, id)
  );
  `.execute(db);
}
