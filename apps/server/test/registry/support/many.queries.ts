import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';
import { recountRegistries } from '../../support/recount.queries.ts';
import { MANY_NAMES } from './many-names.ts';
import type { KnownMember } from './views.ts';

export interface Many {
  projectId: number;
  members: number;
  groups: number;
  demonstrations: number;
}

const FORMS = { member: 151, group: 150, demonstration: 163 };
const AT_ONCE = 100_000;

/** Unions of every fourth upazila, as a programme works in some and not in others. */
const PLACES = sql`
  create temp table place as
  select row_number() over (order by u.id)::int - 1 as n, u.id as union_id, z.id as upazila_id, d.id as district_id, d.parent_id as division_id
  from geo_unit u join geo_unit z on z.id = u.parent_id join geo_unit d on d.id = z.parent_id
  where u.type_id = 4 and z.id % 4 = 0`;

async function prepare(db: Db): Promise<void> {
  await sql`drop table if exists place, many_name`.execute(db);
  await PLACES.execute(db);
  await sql`
    create temp table many_name as select (n - 1)::int as n, name, name_bn, search, sex
    from unnest(${MANY_NAMES.map((m) => m.name)}::text[], ${MANY_NAMES.map((m) => m.nameBn)}::text[],
      ${MANY_NAMES.map((m) => m.search)}::text[], ${MANY_NAMES.map((m) => m.sex)}::text[]) with ordinality m (name, name_bn, search, sex, n)`.execute(
    db,
  );
  await sql`create unique index on place (n); create unique index on many_name (n); analyze place; analyze many_name`.execute(
    db,
  );
}

/** Evenly spread, the same at every size. */
const turn = (i: string, step: number, of: string) =>
  sql.raw(`((${i}::bigint * ${step}) % (select count(*) from ${of}))::int`);

async function insertGroups(db: Db, { projectId, groups }: Many): Promise<void> {
  await sql`
    insert into farmer_group (project_id, id, form_id, instance_id, revision, user_id, organization_id, state, code, name, name_bn, type, formed_on,
      division_id, district_id, upazila_id, union_id, village, search, received_at)
    select ${projectId}::int, 10000000 + i, ${FORMS.group}, 'uuid:group-' || i, 1, 1, 1 + i % 7, 'received', 'G-' || lpad(i::text, 6, '0'),
      v.village || ' Farmer Group ' || i, v.village_bn || ' কৃষক দল ' || i, (array['CIG','PG','FFS'])[1 + i % 3], date '2022-01-01' + i % 900,
      p.division_id, p.district_id, p.upazila_id, p.union_id, v.village, ' ' || lower(v.village) || ' farmer group FRMR GRP ' || i || ' g ' || lpad(i::text, 6, '0') || ' ',
      timestamptz '2022-01-01' + i * interval '10 minutes'
    from generate_series(1, ${groups}::int) i join place p on p.n = ${turn('i', 7919, 'place')},
      lateral (select (array['Char Fasson','Dakshin Para','Uttar Para','Kolapara'])[1 + i % 4] as village,
        (array['চর ফ্যাশন','দক্ষিণ পাড়া','উত্তর পাড়া','কলাপাড়া'])[1 + i % 4] as village_bn) v`.execute(db);
}

async function insertMembers(db: Db, { projectId, groups }: Many, from: number, to: number): Promise<void> {
  await sql`
    insert into member (project_id, id, form_id, instance_id, revision, user_id, organization_id, state, member_no, name, name_bn, father_name, sex, born_on,
      registered_on, phone, national_id, household_no, land_decimals, group_id, designation, division_id, district_id, upazila_id, union_id,
      village, projects, project_count, search, keys, received_at)
    select ${projectId}::int, 20000000 + i, ${FORMS.member}, 'uuid:member-' || i, 1, 1, 1 + i % 7, 'received', 'M' || lpad(i::text, 7, '0'), n.name, n.name_bn,
      f.name, n.sex, date '1950-01-01' + i % 20000, date '2023-01-01' + i % 900, '017' || lpad((i % 99999989)::text, 8, '0'),
      lpad((1000000000 + i)::text, 10, '0'), 'H' || i / 4, i % 400, case when g.id is not null then g.id end,
      case i % 25 when 0 then 'president' when 1 then 'secretary' when 2 then 'cashier' end,
      p.division_id, p.district_id, p.upazila_id, p.union_id, 'Village ' || i % 40, case when c.n = 1 and i % 3 = 0 then '{2}' else (array[1, 2, 3, 4, 5])[:c.n] end, c.n,
      n.search || 'm' || lpad(i::text, 7, '0') || ' 017' || lpad((i % 99999989)::text, 8, '0') || ' ',
      array['p:017' || lpad((i % 99999989)::text, 8, '0'), 'n:' || (1000000000 + i), 's:' || p.union_id || ':' || (i % 1777) || ':' || f.n],
      timestamptz '2023-01-01' + i * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) i
    join place p on p.n = ${turn('i', 7919, 'place')}
    join many_name n on n.n = ${turn('i', 104_729, 'many_name')}
    join many_name f on f.n = (i * 31 % 900)
    left join farmer_group g on g.project_id = ${projectId} and g.id = 10000000 + 1 + (i % greatest(${groups}::int, 1))
    cross join lateral (select case when i % 1000 = 0 then 5 when i % 100 = 1 then 4 when i % 20 = 2 then 3 when i % 4 = 3 then 2 else 1 end as n) c`.execute(
    db,
  );
}

/** Twenty-five people in each. */
async function insertDemonstrations(db: Db, { projectId, demonstrations, members }: Many): Promise<void> {
  await sql`
    insert into activity (project_id, id, form_id, instance_id, revision, user_id, organization_id, programme_id, state, kind, type, name, crop, held_on, infrastructure_type,
      division_id, district_id, upazila_id, union_id, search, received_at)
    select ${projectId}::int, 40000000 + i, ${FORMS.demonstration}, 'uuid:demo-' || i, 1, 1, 1 + i % 7, 1 + i % 2, 'received',
      kind, kind, (array['BARI Mung-6','Sunflower','Watermelon','Maize'])[1 + i % 4], 'Mung',
      date '2023-01-01' + i % 900, (array['cfc','seed_village','buried_pipe','canal','dyke','other'])[1 + i % 6], p.division_id, p.district_id, p.upazila_id, p.union_id,
      (array[' bari mung 6 BRI MNG ',' sunflower SNFLR ',' watermelon WTRMLN ',' maize MJ '])[1 + i % 4], timestamptz '2023-01-01' + i * interval '10 minutes'
    from generate_series(1, ${demonstrations}::int) i join place p on p.n = ${turn('i', 7919, 'place')},
      lateral (select case i % 10 when 0 then 'infrastructure' else 'demonstration' end as kind) k`.execute(db);
  await sql`
    insert into activity_participant (project_id, activity_id, position, member_id, quantity)
    select ${projectId}::int, 40000000 + i, k, 20000001 + (i::bigint * 25 + k) * 7 % ${members}::int, case k % 5 when 0 then null else k end
    from generate_series(1, ${demonstrations}::int) i, generate_series(1, 25) k`.execute(db);
}

/** Every fiftieth and the one after him may be one person. */
async function insertPairs(db: Db, { projectId, members }: Many): Promise<void> {
  await sql`
    insert into member_pair (project_id, first_id, second_id, union_id, score, reasons)
    select m.project_id, m.id, m.id + 1, m.union_id, 50 + m.id % 50, '{phone,name}' from member m
    where m.project_id = ${projectId} and m.id % 50 = 0 and m.id < 20000000 + ${members}::int`.execute(db);
}

/** Straight into the derived tables: what lists show, without the records behind it. */
export async function insertMany(db: Db, many: Many, say: (line: string) => void = () => {}): Promise<void> {
  await prepare(db);
  await insertGroups(db, many);
  for (let from = 1; from <= many.members; from += AT_ONCE) {
    const to = Math.min(many.members, from + AT_ONCE - 1);
    await insertMembers(db, many, from, to);
    say(`${to} members`);
  }
  await insertDemonstrations(db, many);
  await insertPairs(db, many);
  await recountRegistries(db, many.projectId);
}

export const REGISTRY_TABLES = [
  'member',
  'farmer_group',
  'activity',
  'activity_participant',
  'member_tally',
  'group_tally',
  'member_pair',
];

/** Somewhere in the middle of them. */
export async function knownMember(db: Db, projectId: number): Promise<KnownMember> {
  const { rows } = await sql<Omit<KnownMember, 'projectId'>>`
    select division_id as "divisionId", district_id as "districtId", upazila_id as "upazilaId", union_id as "unionId",
      instance_id as instance, group_id::text as "groupId", phone
    from member where project_id = ${projectId} and group_id is not null and phone is not null
      and id > (select (min(id) + max(id)) / 2 from member where project_id = ${projectId})
    order by id limit 1`.execute(db);
  if (!rows[0]) throw new Error('there are no members');
  return { projectId, ...rows[0] };
}

/** For another size: the rows that were made before. */
export async function clearMany(db: Db, projectId: number): Promise<void> {
  for (const table of [...REGISTRY_TABLES, 'member_merge', 'member_distinct'])
    await sql`delete from ${sql.table(table)} where project_id = ${projectId}`.execute(db);
  for (const table of REGISTRY_TABLES) await sql`vacuum ${sql.table(table)}`.execute(db);
}
