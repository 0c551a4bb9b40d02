import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';
import type { AnyTally } from '../../src/tally/tally.ts';

/** A programme as it was kept before tallies, whose counts have also gone wrong in one place. */
export async function insertCountedProgramme(db: Db): Promise<void> {
  await sql`insert into organization (id, name, short_name) overriding system value values (1, 'Extension', 'DAE')`.execute(
    db,
  );
  await sql`insert into app_user (id, organization_id, username, first_name, last_name, status) overriding system value
    select n, 1, 'user.' || n, 'Rokeya', 'Begum', case when n % 3 = 0 then 'inactive' else 'active' end
    from generate_series(1, 300) n`.execute(db);
  await sql`insert into project_member (project_id, user_id) select p.id, n from generate_series(1, 300, 2) n,
    (select id from project order by id limit 1) p`.execute(db);
  await sql`insert into farmer_group (project_id, id, form_id, instance_id, revision, user_id, state, name, search, received_at,
      division_id, district_id, programmes)
    select 61, n, 150, 'g' || n, 1, 1, 'received', 'Group', '', now(), 1, 100 + n % 2, '{1}' from generate_series(1, 6) n`.execute(
    db,
  );
  await sql`insert into member (project_id, id, form_id, instance_id, revision, user_id, organization_id, state, name, search,
      received_at, division_id, district_id, upazila_id, union_id, projects, merged_into, sex, age, is_ethnic,
      is_household_head, land_decimals, household_no, household_males)
    select 61, n, 151, 'm' || n, 1, 1, nullif(n % 2, 0), 'received', 'Rahima', '', now(), 1, 100 + n % 2, 1000 + n % 4,
      case when n % 5 > 0 then 10000 + n % 8 end, case when n % 3 = 0 then '{1,2}' else '{2}' end::int[],
      case when n = 40 then 39 end, case n % 3 when 0 then 'male' when 1 then 'female' end, nullif(n, 7) + 5, n % 9 = 0, n % 4 = 0,
      n * 9, nullif(n / 3, 5)::text, n % 6 from generate_series(1, 40) n`.execute(db);
  await sql`insert into activity (project_id, id, form_id, instance_id, revision, user_id, state, kind, sub_activity_id, search, received_at)
    select 61, n, 160, 'a' || n, 1, 1, case when n % 2 = 0 then 'approved' else 'received' end,
      case n when 19 then 'production' when 20 then 'position' else 'training' end, nullif(n % 4, 0), '', now()
    from generate_series(1, 20) n`.execute(db);
  await sql`update activity set held_on = date '2024-11-20' + id::int * 17, union_id = 10001, member_count = 4, quantity = 1.5
    where id % 5 > 0`.execute(db);
  await sql`insert into activity_participant (project_id, activity_id, position, member_id)
    select 61, a, p, 1 + (a * 7 + p * 3) % 40 from generate_series(1, 18) a, generate_series(1, 4) p`.execute(db);
  await sql`insert into activity_count (project_id, sub_activity_id, state, n) values (61, 1, 'received', 999)`.execute(
    db,
  );
}

export async function tablesOfCounts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relname ~ '_(count|tally)$' order by 1`.execute(db);
  return rows.map((row) => row.name);
}

/** The sum of the first thing that is counted. */
export async function totalOf(db: Db, { table, measures }: AnyTally): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select sum(${sql.ref(Object.keys(measures)[0] as string)})::int as n from ${sql.table(table)}`.execute(db);
  return rows[0]?.n ?? 0;
}
