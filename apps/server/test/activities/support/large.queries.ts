import { searchText } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';
import { ACTIVITY_TALLY, installCatalogue } from '../../../src/modules/activities/index.ts';
import { rebuildTally } from '../../../src/tally/keep.queries.ts';

export const LARGE_PROJECT = 61;
const VILLAGES = [
  'Purbo Para',
  'Uttar Char',
  'রহিমপুর',
  'Dakshin Khali',
  'Majhergaon',
  'সোনাপুর',
  'Char Fasson',
  'Kachua',
];

export interface Amount {
  activities: number;
  perActivity: number;
  members: number;
}

/** Numbered, so that every row finds its union by counting on. */
async function numberUnions(db: Db): Promise<void> {
  await sql`create temporary table large_union on commit drop as
    select id, parent_id, latitude, longitude, row_number() over (order by id) as n from geo_unit
    where type_id = 4 and not is_closed`.execute(db);
  await sql`analyze large_union`.execute(db);
}

/** Members of 25 to a group, as far as activities need them. */
async function insertMembers(db: Db, from: number, count: number): Promise<void> {
  await sql`insert into farmer_group (project_id, id, form_id, instance_id, revision, user_id, state, name, search, received_at)
    select ${LARGE_PROJECT}, ${from} + g, 1, 'uuid:large-group-' || g, 1, 1, 'approved', 'Group ' || g, '', now()
    from generate_series(1, greatest(1, ${count}::int / 25)) g`.execute(db);
  await sql`insert into member (project_id, id, form_id, instance_id, revision, user_id, organization_id, state, member_no, name, sex,
      age, age_group, is_ethnic, projects, registered_on, household_no, is_household_head, household_males, household_females,
      land_decimals, union_id, upazila_id, district_id, division_id, group_id, search, received_at)
    select ${LARGE_PROJECT}, ${from} + m, 1, 'uuid:large-member-' || m, 1, 1, 1 + m % 7, 'approved', 'M' || m, 'Member ' || m,
      case when m % 20 = 0 then null when m % 2 = 0 then 'female' else 'male' end,
      16 + m % 60, case when m % 60 < 2 then 'child' when m % 60 < 20 then 'youth' else 'adult' end, m % 33 = 0,
      (array['{1}','{1}','{2}','{1,2}'])[1 + m / 7 % 4]::int[], date '2018-07-01' + (m * 7919::bigint % 3000)::int,
      'H' || m / 3, m % 3 = 0, m % 4, 1 + m % 3, m * 31::bigint % 700, u.id, u.parent_id, di.id, di.parent_id,
      ${from} + 1 + (m - 1) / 25, '', now()
    from generate_series(1, ${count}::int) m
    join large_union u on u.n = 1 + m / 3 % (select count(*) from large_union)
    join geo_unit up on up.id = u.parent_id join geo_unit di on di.id = up.parent_id`.execute(db);
}

/** What only works of this type have. */
const only = (type: string, value: RawBuilder<unknown>) => sql`case sa.type when ${sql.lit(type)} then ${value} end`;

/** Six years of work in every union, most of it approved: a fifth waits, a tenth was returned. */
async function insertActivities(db: Db, from: number, formId: number, xformId: number, count: number): Promise<void> {
  const searches = VILLAGES.map((village) => searchText(village));
  await sql`
    insert into submission (project_id, form_id, id, instance_id, xform_id, version, user_id, organization_id, source, state, answers, received_at)
    select ${LARGE_PROJECT}, ${formId}, ${from} + n, 'uuid:large-' || n, ${xformId}, 1, 1 + n % 7, (select u.organization_id from app_user u where u.id = 1 + n % 7), 'phone',
      (array['approved','approved','received','approved','rejected','approved','received','approved','approved','approved'])[1 + n % 10],
      '{}', timestamptz '2020-07-01' + n * interval '15 minutes'
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`insert into submission_revision (project_id, form_id, submission_id, revision, instance_id, version, user_id, source, xml)
    select project_id, form_id, id, 1, instance_id, 1, user_id, 'phone', '<data/>' from submission
    where project_id = ${LARGE_PROJECT} and form_id = ${formId} and id > ${from}`.execute(db);
  await sql`insert into submission_review (project_id, form_id, submission_id, revision, verdict, reason, user_id)
    select project_id, form_id, id, 1, state, 'Please look again', 1 from submission
    where project_id = ${LARGE_PROJECT} and form_id = ${formId} and id > ${from} and state <> 'received'`.execute(db);
  await sql`
    insert into activity (project_id, id, form_id, instance_id, revision, user_id, organization_id, state, kind, type, sub_activity_id,
      crop_kind, area, produced, infrastructure_type, length, households, programme_id, agency_id, name,
      held_on, division_id, district_id, upazila_id, union_id, village, latitude, longitude, member_count, quantity, photos,
      is_clean, search, received_at)
    select s.project_id, s.id, s.form_id, s.instance_id, 1, s.user_id, s.organization_id, s.state, 'activity', sa.type, sa.id,
      ${only('demonstration', sql`(array['fruits','vegetables','oilseeds'])[1 + s.id % 3]`)}, ${only('demonstration', sql`s.id % 50`)},
      ${only('demonstration', sql`s.id % 900`)}, ${only('infrastructure', sql`(array['cfc','seed_village','canal','buried_pipe'])[1 + s.id % 4]`)},
      ${only('infrastructure', sql`s.id % 9`)}, ${only('infrastructure', sql`s.id % 70`)}, case sa.programme when 'SACP' then 1 else 2 end, sa.agency_id, null,
      date '2020-07-01' + ((s.id - ${from}) % 2190)::int, dv.id, di.id, up.id, un.id,
      (${VILLAGES}::text[])[1 + s.id % ${VILLAGES.length}], un.latitude, un.longitude, 25, s.id % 40, '{field.jpg}', s.id % 5 <> 0,
      (${searches}::text[])[1 + s.id % ${VILLAGES.length}], s.received_at
    from submission s
    join (select id, agency_id, programme, type, row_number() over (order by id) as n from sub_activity) sa
      on sa.n = 1 + (s.id * 7919) % (select count(*) from sub_activity)
    join large_union un on un.n = 1 + (s.id * 31) % (select count(*) from large_union)
    join geo_unit up on up.id = un.parent_id join geo_unit di on di.id = up.parent_id join geo_unit dv on dv.id = di.parent_id
    where s.project_id = ${LARGE_PROJECT} and s.form_id = ${formId} and s.id > ${from}`.execute(db);
}

/** Indexes are made once over all rows: growing them row by row takes several times as long. */
async function withoutIndexes(db: Db, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = any(${[...tables]}::text[]::regclass[]) and not i.indisunique`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

/** Somewhere among them. */
export interface KnownWork {
  /** Of the newest one that waits. */
  waiting: number;
  subActivityId: number;
  upazila: string;
  district: string;
  division: string;
  unionName: string;
  /** Instances: an activity with people, one who took part, his group. */
  activity: string;
  member: string;
  group: string;
}

export type LargeActivities = KnownWork & { formId: number };

export async function knownWork(db: Db): Promise<KnownWork> {
  const { rows } = await sql<KnownWork>`
    select a.id as waiting, a.sub_activity_id as "subActivityId", up.geocode as upazila, di.geocode as district,
      dv.geocode as division, un.name as "unionName", a.instance_id as activity, m.instance_id as member, g.instance_id as "group"
    from activity a join geo_unit un on un.id = a.union_id join geo_unit up on up.id = a.upazila_id
    join geo_unit di on di.id = a.district_id join geo_unit dv on dv.id = a.division_id
    join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id
    join member m on m.project_id = p.project_id and m.id = p.member_id
    join farmer_group g on g.project_id = m.project_id and g.id = m.group_id
    where a.project_id = ${LARGE_PROJECT} and a.state = 'received' and a.sub_activity_id is not null
    order by a.id desc, p.position limit 1`.execute(db);
  if (!rows[0]) throw new Error('no activity with members of groups waits');
  return rows[0];
}

/** Straight into the tables, as the projectors would have derived them. */
export async function insertLargeActivities(db: Db, amount: Amount): Promise<LargeActivities> {
  await installCatalogue(db);
  const { rows: forms } = await sql<{ xformId: number; id: number }>`
    with x as (insert into xform (id_string, title, state, origin) values ('large', 'Large', 'deployed', 'upload') returning id)
    insert into form (project_id, xform_id, title) select ${LARGE_PROJECT}, id, 'Large' from x
    returning id, xform_id as "xformId"`.execute(db);
  const { id: formId, xformId } = forms[0] as { id: number; xformId: number };
  const from = 1_000_000_000;
  await withoutIndexes(db, ['member', 'activity', 'activity_participant'], async () => {
    await numberUnions(db);
    await insertMembers(db, from, amount.members);
    await insertActivities(db, from, formId, xformId, amount.activities);
    await sql`
    insert into activity_participant (project_id, activity_id, position, member_id, name, sex)
    select ${LARGE_PROJECT}, ${from} + n, p, ${from} + 1 + (n * 37::bigint + p * 7919) % ${amount.members}, null, null
    from generate_series(1, ${amount.activities}::int) n, generate_series(1, ${amount.perActivity}::int) p`.execute(db);
  });
  await rebuildTally(db, ACTIVITY_TALLY, LARGE_PROJECT);
  return { formId, ...(await knownWork(db)) };
}
