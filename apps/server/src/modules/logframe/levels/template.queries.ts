import type { LogframeTemplate } from '@msurvey/contract';
import { levelNameKey } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface TemplateRow {
  id: number;
  name: string;
  levels: LogframeTemplate['levels'];
}

export async function templates(db: Db): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select id, name, levels from logframe_template order by name_key, id`.execute(db);
  return rows;
}

/** Two who save at the same time are counted one after the other. */
export async function holdTemplates(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('msurvey logframe templates'))`.execute(db);
}

export async function insertTemplate(
  db: Db,
  { name, levels, savedBy }: Omit<TemplateRow, 'id'> & { savedBy: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into logframe_template (name, name_key, levels, saved_by)
    values (${name}, ${levelNameKey(name)}, ${JSON.stringify(levels)}::jsonb, ${savedBy}) returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** What it was called; undefined where it is not there. */
export async function removeTemplate(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from logframe_template where id = ${id} returning name`.execute(db);
  return rows[0]?.name;
}
