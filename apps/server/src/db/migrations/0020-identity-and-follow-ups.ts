import { groupCodeKey, searchText } from '@msurvey/domain';
import { type Kysely, sql } from 'kysely';

/** So many rows are written anew at a time. */
const BATCH = 5000;

/** What a rebuild would write: a member without a card number is called by the number of the record. */
async function numberMembers(db: Kysely<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      project_id: number;
      id: string;
      name: string;
      name_bn: string | null;
      phone: string | null;
    }>`
      select project_id, id::text as id, name, name_bn, phone from member where member_no is null limit ${BATCH}`.execute(
      db,
    );
    if (rows.length === 0) return;
    const named = rows.map(({ project_id, id, name, name_bn, phone }) => {
      const member_no = `N${id}`;
      return { project_id, id, member_no, search: searchText(name, name_bn, member_no, phone) };
    });
    await sql`
      update member m set member_no = r.member_no, search = r.search
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r (project_id int, id bigint, member_no text, search text)
      where m.project_id = r.project_id and m.id = r.id`.execute(db);
  }
}

async function keyGroups(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ code: string }>`select distinct code from farmer_group where code is not null`.execute(
    db,
  );
  for (let at = 0; at < rows.length; at += BATCH) {
    const keys = rows.slice(at, at + BATCH).map(({ code }) => ({ code, key: groupCodeKey(code) }));
    await sql`
      update farmer_group g set code_key = r.key
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as r (code text, key text) where g.code = r.code`.execute(
      db,
    );
  }
}

/**
 * A group's code is one group's: those that share one stand on a desk until somebody decides. Every member has a number.
 * Harvest, position and state of work come later than the approval of what they speak of: they are records of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  -- The code in the letters by which codes are compared (see groupCodeKey).
  alter table farmer_group add column code_key text;`.execute(db);
  await keyGroups(db);
  await numberMembers(db);
  await sql`
  create index farmer_group_code_key_idx on farmer_group (project_id, code_key, id) where code_key is not null;

  -- Two groups with one code, derived when either is written.
  create table group_pair (
    project_id int not null,
    -- The smaller id.
    first_id bigint not null,
    second_id bigint not null,
    code_key text not null,
    primary key (project_id, first_id, second_id)
  );
  create index group_pair_code_idx on group_pair (project_id, code_key);
  create index group_pair_second_idx on group_pair (project_id, second_id);
  -- A decision: these two are two groups, whatever their code says; the desk shows them no more.
  create table group_distinct (
    project_id int not null,
    first_id bigint not null,
    second_id bigint not null,
    user_id int not null references app_user,
    at timestamptz not null default now(),
    primary key (project_id, first_id, second_id)
  );
  insert into group_pair (project_id, first_id, second_id, code_key)
  select a.project_id, a.id, b.id, a.code_key
  from (select g.project_id, g.id, g.code_key, row_number() over (partition by g.project_id, g.code_key order by g.id) as n
    from farmer_group g where g.code_key is not null and g.state <> 'rejected') a
  join farmer_group b on b.project_id = a.project_id and b.code_key = a.code_key and b.id > a.id and b.state <> 'rejected'
  where a.n <= 10;

  alter table form_binding drop constraint form_binding_registry_check, add constraint form_binding_registry_check check
    (registry in ('member','group','activity','training','input','demonstration','infrastructure','production','position'));
  -- A follow-up is reviewed like what it follows, so it stands among the activities too, without a sub-activity of its own.
  alter table activity drop constraint activity_kind_check, add constraint activity_kind_check check
    (kind in ('activity','training','input','demonstration','infrastructure','production','position'));

  -- The list of activities leaves follow-ups out: the indexes that it walks and counts by say what a row is.
  drop index activity_division_idx, activity_district_idx, activity_upazila_idx, activity_state_idx;
  create index activity_division_idx on activity (project_id, division_id, id) include (state, kind);
  create index activity_district_idx on activity (project_id, district_id, id) include (state, kind);
  create index activity_upazila_idx on activity (project_id, upazila_id, id) include (state, kind);
  create index activity_state_idx on activity (project_id, state, id) include (kind);
  create index activity_arrival_idx on activity (project_id, id) include (kind);

  -- What was found later about a demonstration or a structure. The record that it follows is not changed.
  create table follow_up (
    project_id int not null,
    id bigint not null,
    form_id int not null,
    instance_id text not null,
    revision int not null,
    user_id int not null,
    state text not null,
    kind text not null constraint follow_up_kind_check check (kind in ('production','position')),
    -- The record of the demonstration or structure; null where the answer names none.
    followed_id bigint,
    -- The day of the visit or of the harvest.
    held_on date,
    produced numeric,
    sold numeric,
    income numeric,
    latitude double precision,
    longitude double precision,
    accuracy double precision,
    -- planned, under_way, done
    work_state text,
    received_at timestamptz not null,
    primary key (project_id, id)
  );
  create index follow_up_form_idx on follow_up (project_id, form_id);
  -- All that is known of one record, and the newest of a kind that was approved.
  create index follow_up_followed_idx on follow_up (project_id, followed_id, kind, state, held_on, id);

  -- What the record of a structure itself says about the work.
  alter table activity add column work_state text;
  update form_binding set questions = questions || '{"work_state": "/data/work_state"}', updated_at = clock_timestamp()
    where registry = 'infrastructure' and questions ->> 'infrastructure_type' = '/data/type' and not questions ? 'work_state'
      and form_id = 164;
  update activity a set work_state = s.answers ->> 'work_state' from submission s
    where a.kind = 'infrastructure' and a.form_id = 164 and s.project_id = a.project_id and s.form_id = a.form_id and s.id = a.id
      and s.answers ->> 'work_state' in ('planned', 'under_way', 'done');

  -- How far a position may lie from the place that is stated; a project without a row has the programme's own limits.
  create table position_limit (
    project_id int primary key references project on delete cascade,
    boundary_km numeric not null,
    warning_km numeric not null,
    serious_km numeric not null,
    constraint position_limit_order_check check (boundary_km >= 0 and warning_km > 0 and serious_km >= warning_km)
  );
  `.execute(db);
}
