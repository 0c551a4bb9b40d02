import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface EntryFormRow {
  projectName: string;
  doors: number[];
  title: string;
  isActive: boolean;
  isPublished: boolean;
  idString: string;
  number: number;
  version: string;
  languages: string[];
  defaultLanguage: string;
  xml: string;
}

/** The newest deployed version of a project's form, with what its use in the project adds. */
export async function entryFormRow(db: Db, formId: number): Promise<EntryFormRow | undefined> {
  const { rows } = await sql<EntryFormRow>`
    select p.name as "projectName", array(select c.id from project c where c.umbrella_id = p.id order by c.id) as doors, f.title, f.is_active as "isActive", f.is_published as "isPublished",
      x.id_string as "idString", v.number, v.version, v.languages, v.default_language as "defaultLanguage", v.xml
    from form f join project p on p.id = f.project_id join xform x on x.id = f.xform_id
      join xform_version v on v.xform_id = x.id and v.number = x.version
    where f.id = ${formId}`.execute(db);
  return rows[0];
}

export async function newestNumber(db: Db, xformId: number): Promise<number | null> {
  const { rows } = await sql<{ version: number | null }>`select version from xform where id = ${xformId}`.execute(db);
  return rows[0]?.version ?? null;
}
