import { type Kysely, sql } from 'kysely';

/**
 * What is derived from submissions: members, groups, activities and who took part in them. The id of a row is the id of
 * the submission it was derived from, so that a rebuild gives the same rows and every figure leads back to its record.
 * Decisions of people (merges, reviews) are kept apart from what is derived, and survive a rebuild. Keys begin with the
 * project; no triggers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table agency (
    id int primary key,
    code text not null,
    name jsonb not null,
    -- The two numberings of the documents: tabs of work plans, filters of the dashboard.
    workplan_number int,
    dashboard_number int,
    organization_id int references organization,
    position int not null
  );
  create unique index agency_code_key on agency (code);

  -- The work-plan items of the documents; their ids are part of the wire.
  create table sub_activity (
    id int primary key,
    agency_id int not null references agency,
    code text not null,
    label jsonb not null,
    unit text not null,
    programme text not null constraint sub_activity_programme_check check (programme in ('SACP','RAINS')),
    type text not null constraint sub_activity_type_check
      check (type in ('training','input','demonstration','infrastructure','event','other')),
    -- The achievement is the sum of the measured quantity, not the number of activities.
    is_measured boolean not null default false,
    is_active boolean not null default true,
    position int not null
  );
  create unique index sub_activity_code_key on sub_activity (code);
  create index sub_activity_agency_idx on sub_activity (agency_id, position);

  -- Which question of a form fills which column of a registry. One form fills one registry.
  create table form_binding (
    project_id int not null,
    form_id int not null,
    registry text not null constraint form_binding_registry_check
      check (registry in ('member','group','activity','training','input','demonstration','infrastructure')),
    -- column → path of the question: {"name": "/data/person/name"}
    questions jsonb not null,
    -- The form that the registry's Add and Edit open.
    is_main boolean not null default true,
    updated_at timestamptz not null default now(),
    primary key (project_id, form_id)
  );
  create unique index form_binding_main_key on form_binding (project_id, registry) where is_main;

  create table farmer_group (
    project_id int not null,
    id bigint not null,
    form_id int not null,
    instance_id text not null,
    revision int not null,
    user_id int not null,
    state text not null,
    code text,
    name text not null,
    name_bn text,
    type text,
    formed_on date,
    division_id int,
    district_id int,
    upazila_id int,
    union_id int,
    village text,
    latitude double precision,
    longitude double precision,
    photo text,
    remarks text,
    -- Names and code as written and as they sound (see searchText): what a search looks in.
    search text not null,
    -- Written with the members, never counted when read.
    member_count int not null default 0,
    received_at timestamptz not null,
    primary key (project_id, id)
  );
  create unique index farmer_group_instance_key on farmer_group (project_id, instance_id);
  create index farmer_group_code_idx on farmer_group (project_id, code) where code is not null;
  -- Lists go by arrival, the newest first, within a place.
  create index farmer_group_division_idx on farmer_group (project_id, division_id, id);
  create index farmer_group_district_idx on farmer_group (project_id, district_id, id);
  create index farmer_group_upazila_idx on farmer_group (project_id, upazila_id, id);
  create index farmer_group_union_idx on farmer_group (project_id, union_id, id);

  create table member (
    project_id int not null,
    id bigint not null,
    form_id int not null,
    instance_id text not null,
    revision int not null,
    user_id int not null,
    state text not null,
    member_no text,
    name text not null,
    name_bn text,
    father_name text,
    mother_name text,
    spouse_name text,
    sex text constraint member_sex_check check (sex in ('male','female','other')),
    born_on date,
    -- As answered; else from born_on on the day of registration.
    age int,
    registered_on date,
    is_ethnic boolean,
    phone text,
    national_id text,
    household_no text,
    is_household_head boolean,
    household_males int,
    household_females int,
    land_decimals numeric,
    group_id bigint,
    -- As typed where no group was picked; the group that has this code is found when either comes.
    group_code text,
    designation text constraint member_designation_check check (designation in ('president','secretary','cashier')),
    division_id int,
    district_id int,
    upazila_id int,
    union_id int,
    village text,
    latitude double precision,
    longitude double precision,
    photo text,
    -- Projects he or she takes part in, the programme's own ids, sorted; project_count is their number.
    projects int[] not null default '{}',
    project_count int not null default 0,
    search text not null,
    -- What likely duplicates share: phone, national id, sound of name and father's name with the union.
    keys text[] not null default '{}',
    -- Derived from member_merge: the record that stands for this person now.
    merged_into bigint,
    received_at timestamptz not null,
    primary key (project_id, id)
  );
  create unique index member_instance_key on member (project_id, instance_id);
  create index member_group_idx on member (project_id, group_id, id) where merged_into is null;
  create index member_group_code_idx on member (project_id, group_code) where group_code is not null;
  create index member_no_idx on member (project_id, member_no) where member_no is not null;
  create index member_household_idx on member (project_id, household_no, id) where household_no is not null;
  -- A list walks one of these for each project count that its place knows (see registry_count), in the order of arrival:
  -- so each serves its place with the filter and without, and deep pages without touching the rows.
  create index member_arrival_idx on member (project_id, project_count, id) where merged_into is null;
  create index member_division_idx on member (project_id, division_id, project_count, id) where merged_into is null;
  create index member_district_idx on member (project_id, district_id, project_count, id) where merged_into is null;
  create index member_upazila_idx on member (project_id, upazila_id, project_count, id) where merged_into is null;
  create index member_union_idx on member (project_id, union_id, project_count, id) where merged_into is null;
  -- Asked for with every batch that is taken in: a list of what is pending would be read through each time.
  create index member_keys_idx on member using gin (keys) with (fastupdate = off);
  create index member_merged_idx on member (project_id, merged_into, id) where merged_into is not null;

  -- How many rows a registry has in a place; unit 0 is everywhere. Changes are added as rows of their own (+1, −1), so
  -- that two who write members of one place never wait for each other; a job gathers them.
  create table registry_count (
    project_id int not null,
    registry text not null constraint registry_count_registry_check check (registry in ('member','group')),
    unit_id int not null,
    -- 0 for groups.
    project_count int not null,
    id bigint generated always as identity,
    n int not null,
    primary key (project_id, registry, unit_id, project_count, id) include (n)
  );

  -- Two who may be one person, derived when either is written. The desk reads it by likeness.
  create table member_pair (
    project_id int not null,
    -- The smaller id.
    first_id bigint not null,
    second_id bigint not null,
    union_id int,
    -- In hundredths.
    score int not null,
    reasons text[] not null,
    primary key (project_id, first_id, second_id)
  );
  create index member_pair_second_idx on member_pair (project_id, second_id);
  create index member_pair_score_idx on member_pair (project_id, score desc, first_id, second_id);
  create index member_pair_union_idx on member_pair (project_id, union_id, score desc, first_id, second_id);

  -- A decision: two records are one person. Undone, both stand for themselves again.
  create table member_merge (
    project_id int not null,
    id int generated always as identity,
    kept_id bigint not null,
    merged_id bigint not null,
    user_id int not null references app_user,
    merged_at timestamptz not null default now(),
    undone_by int references app_user,
    undone_at timestamptz,
    primary key (project_id, id)
  );
  create unique index member_merge_open_key on member_merge (project_id, merged_id) where undone_at is null;
  create index member_merge_kept_idx on member_merge (project_id, kept_id) where undone_at is null;

  -- A decision: these two are not the same person; the desk shows them no more.
  create table member_distinct (
    project_id int not null,
    first_id bigint not null,
    second_id bigint not null,
    user_id int not null references app_user,
    at timestamptz not null default now(),
    primary key (project_id, first_id, second_id)
  );

  -- What a search looks in is plain ASCII (see searchText), so trigrams serve it in every locale.
  do $$
  begin
    create index farmer_group_search_idx on farmer_group using gin (search gin_trgm_ops);
    create index member_search_idx on member using gin (search gin_trgm_ops) with (gin_pending_list_limit = 1024);
  exception when undefined_object then
    raise notice 'pg_trgm is not there: registries are searched without an index';
  end $$;
  `.execute(db);
}
