import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { GroupRow } from './group-row.ts';
import { PLACE_COLUMNS, PLACE_TABLES } from './place.queries.ts';

export async function upsertGroups(db: Db, rows: readonly GroupRow[]): Promise<void> {
  await sql`
    insert into farmer_group (project_id, id, form_id, instance_id, revision, user_id, state, received_at, code, name, name_bn,
      type, formed_on, village, latitude, longitude, photo, remarks, search, division_id, district_id, upazila_id, union_id)
    select r.project_id, r.id, r.form_id, r.instance_id, r.revision, r.user_id, r.state, r.received_at, r.code, r.name, r.name_bn,
      r.type, r.formed_on, r.village, r.latitude, r.longitude, r.photo, r.remarks, r.search, ${PLACE_COLUMNS}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (project_id int, id bigint, form_id int, instance_id text,
      revision int, user_id int, state text, received_at timestamptz, code text, name text, name_bn text, type text,
      formed_on date, unit_id int, village text, latitude float8, longitude float8, photo text, remarks text, search text)
    ${PLACE_TABLES}
    on conflict (project_id, id) do update set form_id = excluded.form_id, instance_id = excluded.instance_id,
      revision = excluded.revision, user_id = excluded.user_id, state = excluded.state, received_at = excluded.received_at,
      code = excluded.code, name = excluded.name, name_bn = excluded.name_bn, type = excluded.type,
      formed_on = excluded.formed_on, village = excluded.village, latitude = excluded.latitude,
      longitude = excluded.longitude, photo = excluded.photo, remarks = excluded.remarks, search = excluded.search,
      division_id = excluded.division_id, district_id = excluded.district_id, upazila_id = excluded.upazila_id,
      union_id = excluded.union_id`.execute(db);
}

export async function deleteGroups(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from farmer_group where project_id = ${projectId} and id = any(${[...ids]}::bigint[])`.execute(db);
}

export async function codesOf(db: Db, projectId: number, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct code from farmer_group
    where project_id = ${projectId} and id = any(${[...ids]}::bigint[]) and code is not null`.execute(db);
  return rows.map((row) => row.code);
}
