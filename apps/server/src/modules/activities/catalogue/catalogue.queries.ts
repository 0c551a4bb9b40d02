import { sql } from 'kysely';
import type { Db, Labels, Tables } from '#db/tables.ts';
import type { ListLabel } from '#modules/forms/index.ts';
import type { Agency } from './agencies.ts';

export async function insertAgencies(db: Db, agencies: readonly Agency[]): Promise<void> {
  const rows = agencies.map(({ items: _, ...agency }, position) => ({ ...agency, position }));
  await sql`
    insert into agency (id, code, name, workplan_number, dashboard_number, position)
    select id, code, name, id, "dashboardNumber", position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (id int, code text, name jsonb, "dashboardNumber" int, position int)
    on conflict do nothing`.execute(db);
  // The organisation of the same name, once there is one.
  await sql`update agency a set organization_id = o.id from organization o
    where a.organization_id is null and upper(o.short_name) = a.code`.execute(db);
}

export interface NewSubActivity {
  id: number;
  agency_id: number;
  code: string;
  label: Labels;
  unit: string;
  programme: Tables['sub_activity']['programme'];
  type: Tables['sub_activity']['type'];
  is_measured: boolean;
  position: number;
}

export async function insertSubActivities(db: Db, items: readonly NewSubActivity[]): Promise<void> {
  await sql`
    insert into sub_activity (id, agency_id, code, label, unit, programme, type, is_measured, position)
    select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as s (id int, agency_id int, code text, label jsonb, unit text, programme text, type text, is_measured boolean, position int)
    on conflict do nothing`.execute(db);
}

export interface SubActivityRow {
  id: number;
  agencyId: number;
  agency: string;
  code: string;
  label: Labels;
  unit: string;
  programme: Tables['sub_activity']['programme'];
  type: Tables['sub_activity']['type'];
  isMeasured: boolean;
  isActive: boolean;
}

const COLUMNS = sql`s.id, s.agency_id as "agencyId", a.code as agency, s.code, s.label, s.unit, s.programme, s.type,
  s.is_measured as "isMeasured", s.is_active as "isActive"`;

/** All of it: a catalogue is a few hundred rows. */
export async function subActivities(db: Db, agencyId: number | null): Promise<SubActivityRow[]> {
  const { rows } = await sql<SubActivityRow>`
    select ${COLUMNS} from sub_activity s join agency a on a.id = s.agency_id
    where ${agencyId}::int is null or s.agency_id = ${agencyId} order by a.position, s.position, s.id limit 2000`.execute(
    db,
  );
  return rows;
}

export async function holdSubActivity(db: Db, id: number): Promise<SubActivityRow | undefined> {
  const { rows } = await sql<SubActivityRow>`
    select ${COLUMNS} from sub_activity s join agency a on a.id = s.agency_id where s.id = ${id} for update of s`.execute(
    db,
  );
  return rows[0];
}

export async function updateSubActivity(
  db: Db,
  id: number,
  change: { label: Labels; unit: string; isActive: boolean; isMeasured: boolean },
): Promise<void> {
  await sql`
    update sub_activity set label = ${JSON.stringify(change.label)}::jsonb, unit = ${change.unit},
      is_active = ${change.isActive}, is_measured = ${change.isMeasured} where id = ${id}`.execute(db);
}

export interface AgencyRow {
  id: number;
  code: string;
  name: Labels;
  workplanNumber: number | null;
  dashboardNumber: number | null;
}

export async function agencies(db: Db): Promise<AgencyRow[]> {
  const { rows } = await sql<AgencyRow>`
    select id, code, name, workplan_number as "workplanNumber", dashboard_number as "dashboardNumber"
    from agency order by position`.execute(db);
  return rows;
}

export async function agencyLabels(db: Db, ids: readonly number[]): Promise<ListLabel[]> {
  const { rows } =
    await sql<ListLabel>`select id, name as label from agency where id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** With their codes, by which staff call them. */
export async function subActivityLabels(db: Db, ids: readonly number[]): Promise<ListLabel[]> {
  const { rows } = await sql<ListLabel>`
    select s.id, (select jsonb_object_agg(l.key, s.code || ' ' || l.value) from jsonb_each_text(s.label) l) as label
    from sub_activity s where s.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}
