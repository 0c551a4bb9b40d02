import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export interface Item {
  id: number;
  type: string;
  unit: string;
  bn: string;
}

/** A catalogue as it was installed before, some of it changed by staff, with somebody who took part in what was an input. */
export async function insertOldCatalogue(db: Db): Promise<void> {
  await sql`insert into agency (id, code, name, position) values (2, 'BARI', '{"en":"BARI"}', 1)`.execute(db);
  await sql`insert into sub_activity (id, agency_id, code, label, unit, programme, type, is_measured, position)
    select id, 2, 'X' || id, jsonb_build_object('en', 'Item ' || id, 'bn', bn), unit, 'SACP', type, false, id
    from (values (77, 'MT', 'input', 'a'), (184, 'No', 'input', 'b'), (178, 'm', 'infrastructure', 'c'), (33, 'Number', 'input', 'd'),
      (91, 'No', 'infrastructure', 'শক্তিবিহীন শীতল কক্ষ'), (98, 'No', 'other', 'Staff said it otherwise')) v (id, unit, type, bn)`.execute(
    db,
  );
  await sql`insert into project (id, name) values (61, 'Programme') on conflict do nothing`.execute(db);
  await sql`insert into organization (id, name, short_name) overriding system value values (1, 'Research', 'BARI')`.execute(
    db,
  );
  await sql`insert into app_user (id, organization_id, username, first_name, last_name, status) overriding system value
    values (1, 1, 'one', 'Rokeya', 'Begum', 'active')`.execute(db);
  await sql`insert into member (project_id, id, form_id, instance_id, revision, user_id, state, name, search, received_at, projects,
      registered_on) values (61, 1, 151, 'm1', 1, 1, 'received', 'Rahima', '', now(), '{1}', '2024-01-01')`.execute(db);
  await sql`insert into activity (project_id, id, form_id, instance_id, revision, user_id, state, kind, type, sub_activity_id, search,
      received_at, held_on)
    select 61, n, 160, 'a' || n, 1, 1, 'approved', 'activity', 'input', s, '', now(), '2025-03-01' from (values (1, 77), (2, 33)) v (n, s)`.execute(
    db,
  );
  await sql`insert into activity_participant (project_id, activity_id, position, member_id) values (61, 1, 1, 1), (61, 2, 1, 1)`.execute(
    db,
  );
}

export async function catalogueOf(db: Db): Promise<Map<number, Item>> {
  const { rows } = await sql<Item>`select id, type, unit, label ->> 'bn' as bn from sub_activity order by id`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function typesOfActivities(db: Db): Promise<(string | null)[]> {
  const { rows } = await sql<{ type: string | null }>`select type from activity order by id`.execute(db);
  return rows.map((row) => row.type);
}
