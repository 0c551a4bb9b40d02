import { sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import { type Reached, withinReach } from '#modules/geography/index.ts';
import type { FormKey } from '../form-users/form-user.queries.ts';

export interface FormSource {
  title: string;
  idString: string;
  xml: string;
}

export async function formSource(db: Db, key: FormKey, version: number): Promise<FormSource | undefined> {
  const { rows } = await sql<FormSource>`
    select f.title, x.id_string as "idString", v.xml
    from form f join xform x on x.id = f.xform_id join xform_version v on v.xform_id = x.id and v.number = ${version}
    where f.project_id = ${key.projectId} and f.id = ${key.formId}`.execute(db);
  return rows[0];
}

/** Which of these are ours already, deleted ones too: an instanceID names a record for good. */
export async function knownInstances(db: Db, key: FormKey, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select instance_id as id from submission_revision where project_id = ${key.projectId} and form_id = ${key.formId}
      and instance_id = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map((row) => row.id));
}

export interface ImportRow {
  id: string;
  ownerId: number;
  fileName: string;
  rows: number;
  userName: string;
  appliedAt: Date | null;
  undoneAt: Date | null;
}

const COLUMNS = sql`i.id, i.owner_id as "ownerId", i.file_name as "fileName", i.rows, i.applied_at as "appliedAt",
  i.undone_at as "undoneAt", (select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = i.owner_id) as "userName"`;
const of = ({ projectId, formId }: FormKey) => sql`i.project_id = ${projectId} and i.form_id = ${formId}`;
/** A batch is its owner's: whoever reaches the records of its owner, by person or organisation, sees it. */
const within = (reached: Reached) =>
  withinReach(reached, {
    userId: sql`i.owner_id`,
    organizationId: sql`(select u.organization_id from app_user u where u.id = i.owner_id)`,
  });

export async function insertImport(
  db: Db,
  key: FormKey,
  row: { id: string; ownerId: number; fileName: string; rows: number },
): Promise<void> {
  await sql`insert into submission_import (project_id, form_id, id, owner_id, file_name, rows)
    values (${key.projectId}, ${key.formId}, ${row.id}, ${row.ownerId}, ${row.fileName}, ${row.rows})`.execute(db);
}

/** Held until the commit: a batch is taken in, or out, once. */
export async function holdImport(db: Db, key: FormKey, id: string, reached: Reached): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${COLUMNS} from submission_import i where ${of(key)} and i.id = ${id} and ${within(reached)} for update of i`.execute(
    db,
  );
  return rows[0];
}

export async function listImports(db: Db, key: FormKey, page: Page, reached: Reached): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select ${COLUMNS} from submission_import i where ${of(key)} and i.applied_at is not null and ${within(reached)}
    order by i.applied_at desc, i.id ${limitTo(page)}`.execute(db);
  return rows;
}

export async function countImports(db: Db, key: FormKey, reached: Reached): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from submission_import i where ${of(key)} and i.applied_at is not null
      and ${within(reached)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function markApplied(db: Db, key: FormKey, id: string, submissionIds: readonly number[]): Promise<void> {
  await sql`update submission set import_id = ${id} where project_id = ${key.projectId} and form_id = ${key.formId}
    and id = any(${[...submissionIds]}::bigint[])`.execute(db);
  await sql`update submission_import i set applied_at = now() where ${of(key)} and i.id = ${id}`.execute(db);
}

/** Somebody has worked on a record of the batch: edited it, approved or rejected it. */
export async function isTouched(db: Db, key: FormKey, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from submission where project_id = ${key.projectId} and form_id = ${key.formId} and import_id = ${id}
      and deleted_at is null and (revision > 1 or state <> 'received') limit 1`.execute(db);
  return rows.length > 0;
}

export async function markUndone(db: Db, key: FormKey, id: string): Promise<void> {
  await sql`update submission_import i set undone_at = now() where ${of(key)} and i.id = ${id}`.execute(db);
}
