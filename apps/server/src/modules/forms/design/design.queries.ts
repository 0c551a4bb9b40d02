import type { FormDocument, Operation } from '@msurvey/xlsform/edit';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { personName } from '../library/xform.queries.ts';

export interface DesignRow {
  epoch: string;
  basedOn: number | null;
  document: unknown;
  version: number;
}

export async function designOf(db: Db, xformId: number): Promise<DesignRow | undefined> {
  const { rows } = await sql<DesignRow>`
    select epoch, based_on as "basedOn", document, version from xform_design where xform_id = ${xformId}`.execute(db);
  return rows[0];
}

/** A design that began with what is no longer there begins anew, and its changes go with it. */
export async function beginDesign(
  db: Db,
  xformId: number,
  design: { epoch: string; basedOn: number | null; document: FormDocument },
): Promise<void> {
  await sql`delete from xform_design where xform_id = ${xformId}`.execute(db);
  await sql`insert into xform_design (xform_id, epoch, based_on, document)
    values (${xformId}, ${design.epoch}, ${design.basedOn}, ${JSON.stringify(design.document)}::json)`.execute(db);
}

export interface NewChange {
  version: number;
  id: string;
  operations: readonly Operation[];
  inverse: readonly Operation[];
}

/** The document as it is now, with the changes that made it so. */
export async function keepDesign(
  db: Db,
  xformId: number,
  document: FormDocument,
  changes: readonly NewChange[],
  userId: number,
): Promise<void> {
  await sql`update xform_design set document = ${JSON.stringify(document)}::json, version = ${changes.at(-1)?.version}
    where xform_id = ${xformId}`.execute(db);
  await sql`
    insert into xform_design_change (xform_id, version, change_id, operations, inverse, saved_by)
    select ${xformId}::int, (c ->> 'version')::int, c ->> 'id', c -> 'operations', c -> 'inverse', ${userId}::int
    from json_array_elements(${JSON.stringify(changes)}::json) c`.execute(db);
}

/** A form that is being designed has a draft; the workbook that it may have come from is no longer it. */
export async function touchDraft(db: Db, xformId: number, userId: number): Promise<void> {
  await sql`
    insert into xform_draft (xform_id, model, saved_by, saved_at) values (${xformId}, '{}', ${userId}, clock_timestamp())
    on conflict (xform_id) do update set source_name = null, source = null, saved_by = excluded.saved_by,
      saved_at = excluded.saved_at`.execute(db);
}

/** What lists show of a form that was never deployed. */
export async function setDesignFacts(
  db: Db,
  xformId: number,
  facts: { title: string; questionCount: number; languages: string[] },
): Promise<void> {
  await sql`update xform set title = ${facts.title}, question_count = ${facts.questionCount},
    languages = ${facts.languages}::text[], updated_at = now() where id = ${xformId} and version is null`.execute(db);
}

export interface ChangeRow {
  version: number;
  id: string;
  operations: unknown;
  by: string | null;
  at: Date;
}

export async function changesSince(db: Db, xformId: number, version: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select c.version, c.change_id as id, c.operations, ${personName('c.saved_by')} as by, c.saved_at as at
    from xform_design_change c where c.xform_id = ${xformId} and c.version > ${version} order by c.version`.execute(db);
  return rows;
}

/** What undoes the changes after a version, the newest first. */
export async function inversesSince(db: Db, xformId: number, version: number): Promise<{ inverse: unknown }[]> {
  const { rows } = await sql<{ inverse: unknown }>`
    select inverse from xform_design_change where xform_id = ${xformId} and version > ${version}
    order by version desc`.execute(db);
  return rows;
}

export async function keptChanges(db: Db, xformId: number, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select change_id as id from xform_design_change
    where xform_id = ${xformId} and change_id = any(${[...ids]}::text[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether somebody has just been at it: a sitting leaves one line in the log, however many changes it has. */
export async function isSitting(db: Db, xformId: number, userId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select 1 from xform_design_change where xform_id = ${xformId} and saved_by = ${userId}
      and saved_at > now() - interval '10 minutes') as is`.execute(db);
  return rows[0]?.is ?? false;
}

export interface MomentRow {
  version: number;
  by: string | null;
  at: Date;
  changes: number;
}

/** Where somebody paused for five minutes, or another went on; and the newest state. Newest first, those before a version. */
export async function designMoments(db: Db, xformId: number, before: number, most: number): Promise<MomentRow[]> {
  const { rows } = await sql<MomentRow>`
    with step as (
      select version, saved_by, saved_at,
        lead(saved_by) over w as next_by, lead(saved_at) over w as next_at, lead(version) over w as next
      from xform_design_change where xform_id = ${xformId} window w as (order by version)
    ), pause as (
      select version, saved_by, saved_at, lag(version, 1, 0) over (order by version) as before
      from step where next is null or next_by is distinct from saved_by or next_at - saved_at > interval '5 minutes'
    )
    select m.version, ${personName('m.saved_by')} as by, m.saved_at as at, m.version - m.before as changes
    from pause m where m.version < ${before} order by m.version desc limit ${most}`.execute(db);
  return rows;
}

export async function markDesigner(db: Db, xformId: number, userId: number, row: string | null): Promise<void> {
  await sql`
    insert into xform_designer (xform_id, user_id, row_key) values (${xformId}, ${userId}, ${row})
    on conflict (xform_id, user_id) do update set row_key = excluded.row_key, seen_at = now()`.execute(db);
}

export interface DesignerRow {
  id: number;
  name: string | null;
  row: string | null;
  seenAt: Date;
}

/** Others who were at it within the last half minute. */
export async function otherDesigners(db: Db, xformId: number, userId: number): Promise<DesignerRow[]> {
  const { rows } = await sql<DesignerRow>`
    select d.user_id as id, ${personName('d.user_id')} as name, d.row_key as "row", d.seen_at as "seenAt"
    from xform_designer d where d.xform_id = ${xformId} and d.user_id <> ${userId}
      and d.seen_at > now() - interval '30 seconds' order by d.user_id`.execute(db);
  return rows;
}
