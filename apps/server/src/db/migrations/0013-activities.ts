import { type Kysely, sql } from 'kysely';

/** Activities of every kind, who took part in them, and what reviewers decided. Rows are derived, decisions are not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table activity (
    project_id int not null,
    id bigint not null,
    form_id int not null,
    instance_id text not null,
    revision int not null,
    user_id int not null,
    -- Of the submission: received (waits), approved, rejected.
    state text not null,
    kind text not null constraint activity_kind_check
      check (kind in ('activity','training','input','demonstration','infrastructure')),
    sub_activity_id int,
    agency_id int,
    -- What it was about, in the form's words: name of the training, of the demonstration, of the structure.
    name text,
    -- cfc, seed_village, buried_pipe, canal, dyke, other
    infrastructure_type text,
    crop text,
    held_on date,
    ended_on date,
    division_id int,
    district_id int,
    upazila_id int,
    union_id int,
    village text,
    latitude double precision,
    longitude double precision,
    accuracy double precision,
    -- People reached: those listed, or the number that was answered.
    member_count int,
    male_count int,
    female_count int,
    -- As answered beside the list; differs from the list when something is wrong.
    stated_count int,
    quantity numeric,
    photos text[] not null default '{}',
    -- What the automatic checks found: [{check, severity, question, details}]; empty when clean.
    checks jsonb not null default '[]',
    is_clean boolean not null default true,
    search text not null,
    received_at timestamptz not null,
    primary key (project_id, id)
  );
  create unique index activity_instance_key on activity (project_id, instance_id);
  -- Lists are in the order of arrival, whatever place they are narrowed to; the state is read from the index.
  create index activity_division_idx on activity (project_id, division_id, id) include (state);
  create index activity_district_idx on activity (project_id, district_id, id) include (state);
  create index activity_upazila_idx on activity (project_id, upazila_id, id) include (state);
  create index activity_union_idx on activity (project_id, union_id, id);
  create index activity_agency_idx on activity (project_id, agency_id, id);
  create index activity_state_idx on activity (project_id, state, id);
  -- The lists of demonstrations and of structures, the newest first.
  create index activity_kind_idx on activity (project_id, kind, id);
  create index activity_structure_idx on activity (project_id, infrastructure_type, id) where kind = 'infrastructure';
  -- What waits for a reviewer, by sub-activity, the oldest first.
  create index activity_waiting_idx on activity (project_id, sub_activity_id, id) where state = 'received';
  create index activity_usual_idx on activity (project_id, sub_activity_id, id) include (quantity, member_count)
    where state = 'approved';
  create index activity_returned_idx on activity (project_id, user_id, id) where state = 'rejected';
  -- Twins of a new one: the same work at the same place on the same day.
  create index activity_twin_idx on activity (project_id, sub_activity_id, union_id, held_on, id);

  do $$
  begin
    create index activity_search_idx on activity using gin (search gin_trgm_ops);
  exception when undefined_object then
    raise notice 'pg_trgm is not there: activities are searched without an index';
  end $$;

  -- How many stand in which state, by sub-activity (0: none is named). Written with the rows, never counted when read:
  -- every open console asks for these numbers again and again.
  create table activity_count (
    project_id int not null,
    sub_activity_id int not null,
    state text not null,
    n int not null,
    primary key (project_id, sub_activity_id, state)
  ) with (fillfactor = 50);
  -- Never filled: what waits is the activities themselves.
  drop table validation_request;

  create table activity_participant (
    project_id int not null,
    activity_id bigint not null,
    position int not null,
    -- Null: somebody who is in no registry.
    member_id bigint,
    -- As typed where nobody was picked; the member who has this number is found when either comes.
    member_no text,
    name text,
    sex text,
    -- What he or she received, harvested or grew, where the form asks.
    item text,
    quantity numeric,
    primary key (project_id, activity_id, position)
  );
  create index activity_participant_member_idx on activity_participant (project_id, member_id, activity_id)
    where member_id is not null;
  create index activity_participant_no_idx on activity_participant (project_id, member_no) where member_no is not null;

  -- Who decided what about which revision, and why. Append only.
  create table submission_review (
    project_id int not null,
    form_id int not null,
    submission_id bigint not null,
    id bigint generated always as identity,
    revision int not null,
    verdict text not null constraint submission_review_verdict_check check (verdict in ('approved','rejected','reopened')),
    reason text,
    -- Path of the question that the reason is about.
    question text,
    user_id int not null references app_user,
    at timestamptz not null default now(),
    primary key (project_id, form_id, submission_id, id)
  );
  create index submission_review_latest_idx on submission_review (project_id, at desc, id desc);
  `.execute(db);
}
