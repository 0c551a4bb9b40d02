import { type Kysely, sql } from 'kysely';

/**
 * What the designer edits: the form as a document whose rows have keys, and every change that was made to it with what
 * undoes it, so that changes of several people can be merged and any state found again. `json`, not `jsonb`: the order of
 * the cells of a row is the author's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table xform_design (
    xform_id int primary key references xform on delete cascade,
    -- Which beginning it has: who works on another one must load this one first.
    epoch text not null,
    -- The version of the form that it was when it began, or has become since; null: it was never deployed.
    based_on int,
    document json not null,
    version int not null default 0
  );
  create table xform_design_change (
    xform_id int not null references xform_design on delete cascade,
    version int not null,
    -- Made by the browser, so that a change that is sent twice is kept once.
    change_id text not null,
    operations json not null,
    inverse json not null,
    saved_by int references app_user,
    saved_at timestamptz not null default clock_timestamp(),
    primary key (xform_id, version)
  );
  create unique index xform_design_change_id_key on xform_design_change (xform_id, change_id);
  -- Who has a draft open, and where they are in it.
  create table xform_designer (
    xform_id int not null references xform on delete cascade,
    user_id int not null references app_user on delete cascade,
    row_key text,
    seen_at timestamptz not null default now(),
    primary key (xform_id, user_id)
  );
  create index xform_designer_user_id_idx on xform_designer (user_id);
  `.execute(db);
}
