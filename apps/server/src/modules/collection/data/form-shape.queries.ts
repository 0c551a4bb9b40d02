import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { VersionParts } from './form-shape.ts';

/** More versions than these have nothing left to add. */
const MOST_VERSIONS = 50;

export async function newestVersion(db: Db, xformId: number): Promise<number | null> {
  const { rows } = await sql<{ version: number | null }>`select version from xform where id = ${xformId}`.execute(db);
  return rows[0]?.version ?? null;
}

export async function versionParts(db: Db, xformId: number): Promise<VersionParts[]> {
  const { rows } = await sql<VersionParts>`
    select number, version, default_language as "defaultLanguage", languages, questions, choices,
      jsonb_path_query_first(model, '$.sheets[*] ? (@.kind == "settings").rows[0].cells.instance_name') #>> '{}' as "instanceName"
    from xform_version where xform_id = ${xformId} order by number desc limit ${MOST_VERSIONS}`.execute(db);
  return rows;
}
