import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { type KnownType, type KnownUnit, Tree } from './tree.ts';
import { unhurried } from './plan.ts';

/** One import at a time: each is planned on what the one before it left. */
export async function lockGeography(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('msurvey geography'))`.execute(db);
}

/** All open units: whatever the file names may be any of them. */
export async function readTree(db: Db, system: string): Promise<Tree> {
  const types = await sql<KnownType>`
    select id, parent_id as "parentId", depth, name from geo_type order by depth, id`.execute(db);
  const codes = await sql<{ code: string; unitId: number }>`
    select code, unit_id as "unitId" from geo_code where system = ${system}`.execute(db);
  const units = await sql<KnownUnit>`
    select u.id, u.type_id as "typeId", u.parent_id as "parentId", u.name, u.name_bn as "nameBn", u.other_names as "otherNames",
      u.latitude, u.longitude, u.position_source as source, w.keys
    from geo_unit u join (
      select unit_id, array_agg(key) as keys from geo_word where starts_name group by unit_id) w on w.unit_id = u.id
    where not u.is_closed`.execute(db);
  const tree = new Tree(types.rows, codes.rows);
  for await (const [, unit] of unhurried(units.rows)) tree.add(unit);
  return tree;
}

export interface ImportRow {
  id: string;
  kind: 'units' | 'boundaries';
  fileName: string;
  system: string;
  title: string | null;
  licence: string | null;
  attribution: string | null;
}

export async function insertImport(db: Db, row: ImportRow & { ownerId: number }): Promise<void> {
  // What was checked and never applied is of no use once its file has gone.
  await sql`delete from geo_import where applied_at is null and checked_at < now() - interval '2 days'`.execute(db);
  await sql`insert into geo_import (id, owner_id, kind, file_name, system, title, licence, attribution)
    values (${row.id}, ${row.ownerId}, ${row.kind}, ${row.fileName}, ${row.system}, ${row.title}, ${row.licence}, ${row.attribution})`.execute(
    db,
  );
}

export async function findImport(db: Db, id: string, ownerId: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select id, kind, file_name as "fileName", system, title, licence, attribution from geo_import
    where id = ${id} and owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

export async function markApplied(db: Db, id: string): Promise<void> {
  await sql`update geo_import set applied_at = now() where id = ${id}`.execute(db);
}

/** The layer of that title as it is now: a file imported again belongs to the same layer. */
export async function layerDigests(db: Db, title: string): Promise<Map<number, string>> {
  const { rows } = await sql<{ unitId: number; digest: string }>`
    select b.unit_id as "unitId", b.digest from geo_boundary b join geo_layer l on l.id = b.layer_id
    where lower(l.title) = lower(${title})`.execute(db);
  return new Map(rows.map((row) => [row.unitId, row.digest]));
}
