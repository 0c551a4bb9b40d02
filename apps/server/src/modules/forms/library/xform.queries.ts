import { sql } from 'kysely';
import type { Db, Tables } from '#db/tables.ts';

export interface XformRow {
  id: number;
  idString: string;
  title: string;
  description: string | null;
  state: Tables['xform']['state'];
  origin: Tables['xform']['origin'];
  organizationId: number | null;
  organization: string | null;
  createdAt: Date;
  updatedAt: Date;
  createdBy: string | null;
  version: number | null;
  questionCount: number;
  languages: string[];
  missingMedia: number;
  deletedAt: Date | null;
  hasDraft: boolean;
  projectCount: number;
}

export const personName = (alias: string) =>
  sql`(select p.first_name || ' ' || p.last_name from app_user p where p.id = ${sql.ref(alias)})`;

export const XFORM = sql`x.id, x.id_string as "idString", x.title, x.description, x.state, x.origin,
  x.organization_id as "organizationId", (select o.name from organization o where o.id = x.organization_id) as organization,
  x.created_at as "createdAt", x.updated_at as "updatedAt", ${personName('x.created_by')} as "createdBy", x.version,
  x.question_count as "questionCount", x.languages, x.missing_media as "missingMedia", x.deleted_at as "deletedAt",
  exists (select 1 from xform_draft d where d.xform_id = x.id) as "hasDraft",
  (select count(distinct f.project_id)::int from form f where f.xform_id = x.id and f.deleted_at is null) as "projectCount"`;

/** Also one that was deleted: who asks decides whether it is there. */
export async function xformById(db: Db, id: number): Promise<XformRow | undefined> {
  const { rows } = await sql<XformRow>`select ${XFORM} from xform x where x.id = ${id}`.execute(db);
  return rows[0];
}

export async function xformByIdString(db: Db, idString: string): Promise<XformRow | undefined> {
  const { rows } = await sql<XformRow>`
    select ${XFORM} from xform x where lower(x.id_string) = lower(${idString})`.execute(db);
  return rows[0];
}

/** Until the end of the transaction nobody else changes, deletes or (with `share`) only changes this form. */
export async function holdXform(db: Db, id: number, lock: 'update' | 'share' = 'update'): Promise<void> {
  await sql`select 1 from xform where id = ${id} ${lock === 'update' ? sql`for update` : sql`for share`}`.execute(db);
}

export interface NewXform {
  /** Of the specification; else the next one. */
  id?: number | undefined;
  idString: string;
  title: string;
  description: string | null;
  origin: Tables['xform']['origin'];
  organizationId: number | null;
  createdBy: number | null;
  questionCount: number;
  languages: string[];
}

/** A draft without anything in it yet; deploying makes it more. */
export async function insertXform(db: Db, form: NewXform): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into xform (id, id_string, title, description, state, origin, organization_id, created_by, question_count, languages)
    values (${form.id === undefined ? sql`default` : form.id}, ${form.idString}, ${form.title}, ${form.description}, 'draft', ${form.origin}, ${form.organizationId},
      ${form.createdBy}, ${form.questionCount}, ${form.languages}::text[])
    returning id`.execute(db);
  return rows[0]?.id as number;
}

export async function setDeleted(db: Db, id: number, userId: number | null): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    update xform set deleted_at = ${userId === null ? sql`null` : sql`now()`}, deleted_by = ${userId}
    where id = ${id} returning deleted_at as at`.execute(db);
  return rows[0]?.at ?? null;
}

export interface Use {
  project: string;
  /** Whether the one who asks is in the team. */
  isKnown: boolean;
  submissions: number;
}

/** Projects that use a form, those with data first. */
export async function usesOf(db: Db, xformId: number, userId: number): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select p.name as project,
      exists (select 1 from project_member m where m.project_id = p.id and m.user_id = ${userId}) as "isKnown",
      coalesce(sum((select sum(s.submissions) from form_surveyor s where s.project_id = f.project_id and s.form_id = f.id)), 0)::int
        as submissions
    from form f join project p on p.id = f.project_id where f.xform_id = ${xformId} and f.deleted_at is null
    group by p.id, p.name order by 3 desc, lower(p.name)`.execute(db);
  return rows;
}
