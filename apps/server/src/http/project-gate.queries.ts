import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

export type ProjectLock = 'share' | 'update' | null;

const member = (memberId: number | null) =>
  memberId === null
    ? sql`true`
    : sql`exists (select 1 from project_member m where m.project_id = p.id and m.user_id = ${memberId})`;
const held = (lock: ProjectLock) =>
  lock === 'update' ? sql`for no key update of p` : lock === 'share' ? sql`for share of p` : sql``;

/** A project as it was entered, and where its registries live. */
export interface ProjectHere {
  /** The project that was asked for. */
  id: number;
  /** Its umbrella, where it has one; else itself. */
  homeId: number;
  /** Only what belongs to this programme of the home is seen from here; null: all of it. */
  programmeId: number | null;
  /** Itself, then its umbrella or those whose umbrella it is: sites that were given in one count in all. */
  sharing: number[];
  isArchived: boolean;
}

/** A project as far as this person may know of it; null asks for no membership. */
export async function projectFor(
  db: Db,
  projectId: number,
  memberId: number | null,
  lock: ProjectLock,
): Promise<ProjectHere | undefined> {
  const { rows } = await sql<ProjectHere>`
    select p.id, coalesce(p.umbrella_id, p.id) as "homeId", case when p.umbrella_id is not null then p.id end as "programmeId",
      array[p.id] || p.umbrella_id || array(select c.id from project c where c.umbrella_id = p.id order by c.id) as sharing,
      p.is_archived as "isArchived"
    from project p where p.id = ${projectId} and ${member(memberId)} ${held(lock)}`.execute(db);
  return rows[0];
}

/** Whether an umbrella can only be read; a write holds it as it holds the project itself. */
export async function isHomeArchived(db: Db, homeId: number, lock: ProjectLock): Promise<boolean> {
  const { rows } = await sql<{ isArchived: boolean }>`
    select p.is_archived as "isArchived" from project p where p.id = ${homeId} ${held(lock && 'share')}`.execute(db);
  return rows[0]?.isArchived ?? true;
}

/** A project's form as handlers get it. */
export interface FormOfProject {
  id: number;
  projectId: number;
  xformId: number;
  isArchived: boolean;
}

export interface EnteredForm extends FormOfProject {
  /** Whether the caller is of its project; always so but where the registries' screens come in too. */
  isMember: boolean;
}

/** A form that was not deleted, in a project that this person may know of; or whether they are of it, where others come too. */
export async function formFor(
  db: Db,
  formId: number,
  memberId: number | null,
  lock: ProjectLock,
  othersToo = false,
): Promise<EnteredForm | undefined> {
  const { rows } = await sql<EnteredForm>`
    select f.id, f.project_id as "projectId", f.xform_id as "xformId", p.is_archived as "isArchived",
      ${member(memberId)} as "isMember"
    from form f join project p on p.id = f.project_id
    where f.id = ${formId} and f.deleted_at is null and ${othersToo ? sql`true` : member(memberId)} ${held(lock)}`.execute(
    db,
  );
  return rows[0];
}
