import { sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db, Labels } from '#db/tables.ts';
import { AFTER, nameKey } from './name-key.ts';

export interface TypeRow {
  id: number;
  name: Labels;
  parentId: number | null;
  unitCount: number;
}

/** From the top; a level whose parent stands in the same tree comes after it. */
export async function listTypes(db: Db): Promise<TypeRow[]> {
  const { rows } = await sql<TypeRow>`
    select t.id, t.name, t.parent_id as "parentId",
      t.unit_count as "unitCount"
    from geo_type t order by t.depth, t.id`.execute(db);
  return rows;
}

export async function typeById(db: Db, id: number): Promise<{ id: number; parentId: number | null } | undefined> {
  const { rows } = await sql<{ id: number; parentId: number | null }>`
    select id, parent_id as "parentId" from geo_type where id = ${id}`.execute(db);
  return rows[0];
}

export interface UnitRow {
  id: number;
  name: string;
  nameBn: string | null;
}
const UNIT = sql`u.id, u.name, u.name_bn as "nameBn"`;
/** Far above any real list of options; a screen that gets this many has asked for too much. */
const MOST = 10_000;

/** As a range of the key of geo_word, so that each unit is looked up and its words are not read. */
const named = (name: string) => {
  const key = nameKey(name);
  return sql`exists (select 1 from geo_word w where w.unit_id = u.id and w.key >= ${key} and w.key < ${key + AFTER})`;
};

/** All of a root level, or with a name those of it that begin with it. */
export async function unitsOfType(db: Db, typeId: number, name: string | null): Promise<UnitRow[]> {
  const conditions = [sql`u.type_id = ${typeId}`, sql`not u.is_closed`];
  if (name) conditions.push(named(name));
  const { rows } = await sql<UnitRow>`
    select ${UNIT} from geo_unit u where ${all(conditions)} order by u.name, u.id limit ${MOST}`.execute(db);
  return rows;
}

/** However many levels lie between: down from the parents, through open units only. */
export async function unitsBeneath(
  db: Db,
  typeId: number,
  parents: readonly number[],
  name: string | null,
): Promise<UnitRow[]> {
  const conditions = [sql`u.type_id = ${typeId}`, sql`not u.is_closed`];
  if (name) conditions.push(named(name));
  const { rows } = await sql<UnitRow>`
    with recursive beneath as (
      select u.id from geo_unit u where u.id = any(${[...new Set(parents)]}::int[]) and u.type_id <> ${typeId}
      union
      select c.id from beneath b join geo_unit c on c.parent_id = b.id
      where c.type_id <> ${typeId} and not c.is_closed)
    select ${UNIT} from beneath b join geo_unit u on u.parent_id = b.id where ${all(conditions)}
    order by u.name, u.id limit ${MOST}`.execute(db);
  return rows;
}

export interface ChildRow extends UnitRow {
  geocode: string | null;
  isClosed: boolean;
  hasChildren: boolean;
}

/** Null is the root. Closed ones are offered no more, and old records still name them. */
export async function childrenOf(
  db: Db,
  parentId: number | null,
  { closedToo = false }: { closedToo?: boolean } = {},
): Promise<ChildRow[]> {
  const open = closedToo ? sql`true` : sql`not u.is_closed`;
  const parent = parentId === null ? sql`u.parent_id is null` : sql`u.parent_id = ${parentId}`;
  const { rows } = await sql<ChildRow>`
    select ${UNIT}, u.geocode, u.is_closed as "isClosed",
      exists (select 1 from geo_unit c where c.parent_id = u.id and not c.is_closed) as "hasChildren"
    from geo_unit u where ${parent} and ${open} order by u.name, u.id limit ${MOST}`.execute(db);
  return rows;
}

export interface Ancestor extends UnitRow {
  typeId: number;
}
export interface FoundRow extends UnitRow {
  typeId: number;
  typeName: Labels;
  /** From the top. */
  ancestors: Ancestor[];
}

type LinkedRow = Omit<FoundRow, 'ancestors'> & { parentId: number | null };

async function unitsById(db: Db, ids: readonly number[]): Promise<LinkedRow[]> {
  const { rows } = await sql<LinkedRow>`
    select ${UNIT}, u.type_id as "typeId", u.parent_id as "parentId", t.name as "typeName"
    from geo_unit u join geo_type t on t.id = u.type_id where u.id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

/**
 * Units with all that stands above them, in the order of the ids given. One question per level: asked in one recursive
 * statement, the planner overrates the levels above and reads all units from end to end.
 */
export async function unitsWithAncestors(db: Db, ids: readonly number[]): Promise<FoundRow[]> {
  const found = new Map<number, LinkedRow>();
  for (let asked = [...new Set(ids)]; asked.length > 0; ) {
    const rows = await unitsById(db, asked);
    for (const row of rows) found.set(row.id, row);
    asked = [...new Set(rows.map((row) => row.parentId))].filter((id) => id !== null && !found.has(id)) as number[];
  }
  const chainOf = (row: LinkedRow): Ancestor[] => {
    const parent = row.parentId === null ? undefined : found.get(row.parentId);
    if (!parent) return [];
    const { id, name, nameBn, typeId } = parent;
    return [...chainOf(parent), { id, name, nameBn, typeId }];
  };
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [{ ...row, ancestors: chainOf(row) }] : [];
  });
}

/** Without a system, that of the bureau of statistics goes before others. */
export async function unitIdByCode(db: Db, code: string, system: string | null): Promise<number | undefined> {
  const conditions = [sql`code = ${code}`];
  if (system) conditions.push(sql`system = ${system}`);
  const { rows } = await sql<{ id: number }>`
    select unit_id as id from geo_code where ${all(conditions)} order by system <> 'BBS', system limit 1`.execute(db);
  return rows[0]?.id;
}

export interface PlaceDetails {
  otherNames: string[];
  codes: { system: string; code: string }[];
  latitude: number | null;
  longitude: number | null;
  source: string | null;
}

/** A unit without a position of its own stands where the nearest unit above it does. */
export async function placeDetails(db: Db, id: number): Promise<PlaceDetails | undefined> {
  const { rows } = await sql<PlaceDetails>`
    with recursive up as (
      select id, parent_id, latitude, longitude, position_source as source, 0 as height from geo_unit where id = ${id}
      union all
      select u.id, u.parent_id, u.latitude, u.longitude, 'parent', up.height + 1 from up join geo_unit u on u.id = up.parent_id)
    select u.other_names as "otherNames",
      coalesce((select json_agg(json_build_object('system', c.system, 'code', c.code) order by c.system, c.code)
        from geo_code c where c.unit_id = u.id), '[]') as codes,
      p.latitude, p.longitude, p.source
    from geo_unit u left join lateral (
      select latitude, longitude, source from up where latitude is not null order by height limit 1) p on true
    where u.id = ${id}`.execute(db);
  return rows[0];
}
