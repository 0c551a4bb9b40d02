import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** Deleted ones are there too. */
export async function installedForms(
  db: Db,
  xformIds: readonly number[],
  formIds: readonly number[],
): Promise<{ xforms: Set<number>; forms: Set<number> }> {
  const xforms = await sql<{ id: number }>`
    select id from xform where id = any(${[...xformIds]}::int[])`.execute(db);
  const forms = await sql<{ id: number }>`
    select id from form where id = any(${[...formIds]}::int[])`.execute(db);
  return { xforms: new Set(xforms.rows.map((row) => row.id)), forms: new Set(forms.rows.map((row) => row.id)) };
}
