import { type Kysely, sql } from 'kysely';

/**
 * A project may have an umbrella, in which its registries live: SACP and RAINS show what belongs to them of SACP-RAINS.
 * So every row says to which programmes it belongs and of which organisation it is, and the counts are kept by both:
 * what a list shows to somebody is then read from an index, and how many there are is added up, not counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  alter table project add column umbrella_id int
    constraint project_umbrella_fkey references project constraint project_umbrella_check check (umbrella_id <> id);
  create index project_umbrella_idx on project (umbrella_id) where umbrella_id is not null;
  -- Who has bound forms of these projects to registries of their own keeps them.
  update project p set umbrella_id = 61 where p.id in (1, 2) and exists (select 1 from project u where u.id = 61)
    and not exists (select 1 from form_binding b where b.project_id = p.id);

  alter table member add column organization_id int;
  update member m set organization_id = s.organization_id from submission s
    where s.project_id = m.project_id and s.form_id = m.form_id and s.id = m.id;

  alter table farmer_group
    add column organization_id int,
    -- What its own record names.
    add column projects int[] not null default '{}',
    -- These and those of its members, sorted. None at all: it is seen from every programme.
    add column programmes int[] not null default '{}';
  update farmer_group g set organization_id = s.organization_id from submission s
    where s.project_id = g.project_id and s.form_id = g.form_id and s.id = g.id;
  update farmer_group g set programmes = m.programmes from (
    select m.project_id, m.group_id, array_agg(distinct p.id order by p.id) as programmes
    from member m, unnest(m.projects) p (id) where m.merged_into is null and m.group_id is not null group by 1, 2) m
    where g.project_id = m.project_id and g.id = m.group_id;

  alter table activity
    add column organization_id int,
    -- The project whose work plan has its sub-activity; none: it belongs to the umbrella alone.
    add column programme_id int;
  update activity a set organization_id = s.organization_id,
    programme_id = (select case sa.programme when 'SACP' then 1 when 'RAINS' then 2 end from sub_activity sa where sa.id = a.sub_activity_id)
    from submission s where s.project_id = a.project_id and s.form_id = a.form_id and s.id = a.id;

  -- By the set of programmes instead of its size: a list of one programme walks the sets that contain it.
  drop index member_arrival_idx, member_division_idx, member_district_idx, member_upazila_idx, member_union_idx;
  create index member_arrival_idx on member (project_id, projects, id) where merged_into is null;
  create index member_division_idx on member (project_id, division_id, projects, id) where merged_into is null;
  create index member_district_idx on member (project_id, district_id, projects, id) where merged_into is null;
  create index member_upazila_idx on member (project_id, upazila_id, projects, id) where merged_into is null;
  create index member_union_idx on member (project_id, union_id, projects, id) where merged_into is null;
  create index member_organization_idx on member (project_id, organization_id, projects, id) where merged_into is null;
  create index member_sender_idx on member (project_id, user_id, id) where merged_into is null;
  create index farmer_group_organization_idx on farmer_group (project_id, organization_id, id);
  create index farmer_group_sender_idx on farmer_group (project_id, user_id, id);
  -- What a list is narrowed by besides its place is read from the index too.
  drop index activity_division_idx, activity_district_idx, activity_upazila_idx, activity_union_idx;
  create index activity_division_idx on activity (project_id, division_id, id) include (state, programme_id);
  create index activity_district_idx on activity (project_id, district_id, id) include (state, programme_id);
  create index activity_upazila_idx on activity (project_id, upazila_id, id) include (state, programme_id);
  create index activity_union_idx on activity (project_id, union_id, id) include (state, programme_id);
  create index activity_programme_idx on activity (project_id, programme_id, id) include (state);
  create index activity_organization_idx on activity (project_id, organization_id, id) include (state, programme_id);
  create index activity_sender_idx on activity (project_id, user_id, id) include (state, programme_id);
  create index activity_kind_programme_idx on activity (project_id, kind, programme_id, id);

  drop table registry_count;
  -- How many rows a registry has in a place; unit 0 is everywhere. Changes are added as rows of their own (+1, −1), so
  -- that two who write members of one place never wait for each other; a job gathers them.
  create table registry_count (
    project_id int not null,
    registry text not null constraint registry_count_registry_check check (registry in ('member','group')),
    unit_id int not null,
    -- The programmes that each of them belongs to, all of them, sorted.
    programmes int[] not null,
    -- 0: not known any more.
    organization_id int not null,
    id bigint generated always as identity,
    n int not null,
    primary key (project_id, registry, unit_id, programmes, organization_id, id) include (n)
  );
  insert into registry_count (project_id, registry, unit_id, programmes, organization_id, n)
    select r.project_id, 'member', u.id, r.projects, coalesce(r.organization_id, 0), count(*) from member r
    cross join lateral (values (0), (r.division_id), (r.district_id), (r.upazila_id), (r.union_id)) u (id)
    where r.merged_into is null and u.id is not null group by 1, 3, 4, 5
    union all
    select r.project_id, 'group', u.id, r.programmes, coalesce(r.organization_id, 0), count(*) from farmer_group r
    cross join lateral (values (0), (r.division_id), (r.district_id), (r.upazila_id), (r.union_id)) u (id)
    where u.id is not null group by 1, 3, 4, 5;
  `.execute(db);
}
