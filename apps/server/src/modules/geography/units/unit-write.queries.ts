import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { searchKeys } from './name-key.ts';

export interface NewUnit {
  id: number;
  typeId: number;
  parentId: number | null;
  name: string;
  nameBn: string | null;
  otherNames: readonly string[];
  geocode: string | null;
  latitude: number | null;
  longitude: number | null;
  isClosed: boolean;
  codes: readonly { system: string; code: string }[];
}

/** Units with their codes and what they are found by; parents stand before their children or are there already. */
export async function insertUnits(db: Db, units: readonly NewUnit[]): Promise<void> {
  const plain = units.map(({ codes: _, ...unit }) => unit);
  await sql`
    insert into geo_unit (id, type_id, parent_id, name, name_bn, other_names, geocode, latitude, longitude, position_source, is_closed)
    select id, "typeId", "parentId", name, "nameBn", array(select jsonb_array_elements_text("otherNames")), geocode, latitude,
      longitude, case when latitude is not null then 'list' end, "isClosed"
    from jsonb_to_recordset(${JSON.stringify(plain)}::jsonb) as u(id int, "typeId" int, "parentId" int, name text, "nameBn" text,
      "otherNames" jsonb, geocode text, latitude float8, longitude float8, "isClosed" boolean)`.execute(db);
  await insertCodes(
    db,
    units.flatMap((unit) => unit.codes.map((code) => ({ ...code, unitId: unit.id }))),
  );
  const open = units.filter((unit) => !unit.isClosed);
  await countUnits(
    db,
    open.map((unit) => unit.typeId),
  );
  await insertWords(db, open);
}

/** Each level knows how many open units it has; units are never closed or taken away afterwards. */
async function countUnits(db: Db, typeIds: readonly number[]): Promise<void> {
  await sql`update geo_type t set unit_count = t.unit_count + added.n
    from (select id, count(*) as n from unnest(${[...typeIds]}::int[]) as u(id) group by id) added where t.id = added.id`.execute(
    db,
  );
}

/** A code that another unit has already stays with it; the import says so before. */
export async function insertCodes(
  db: Db,
  codes: readonly { system: string; code: string; unitId: number }[],
): Promise<void> {
  if (codes.length === 0) return;
  await sql`insert into geo_code (system, code, unit_id)
    select * from unnest(${codes.map((c) => c.system)}::text[], ${codes.map((c) => c.code)}::text[], ${codes.map((c) => c.unitId)}::int[])
    on conflict do nothing`.execute(db);
}

type Findable = Pick<NewUnit, 'id' | 'typeId' | 'name' | 'nameBn' | 'otherNames'>;

async function insertWords(db: Db, units: readonly Findable[]): Promise<void> {
  const words = units.flatMap(({ id, typeId, name, nameBn, otherNames }) =>
    searchKeys([name, ...(nameBn ? [nameBn] : []), ...otherNames]).map((word) => ({ ...word, id, typeId })),
  );
  if (words.length === 0) return;
  await sql`insert into geo_word (unit_id, key, type_id, starts_name)
    select * from unnest(${words.map((w) => w.id)}::int[], ${words.map((w) => w.key)}::text[], ${words.map((w) => w.typeId)}::int[],
      ${words.map((w) => w.startsName)}::boolean[])`.execute(db);
}

/** After their names have changed. */
export async function replaceWords(db: Db, units: readonly Findable[]): Promise<void> {
  if (units.length === 0) return;
  await sql`delete from geo_word where unit_id = any(${units.map((unit) => unit.id)}::int[])`.execute(db);
  await insertWords(db, units);
}
