import { sql } from 'kysely';
import type { Labels } from '#db/tables/labels.ts';
import type { Db } from '#db/tables.ts';

export interface HeldRecord {
  id: number;
  formId: number;
  xformId: number;
  formTitle: string;
  revision: number;
  state: 'received' | 'approved' | 'rejected';
  userId: number;
  /** Who saved the newest revision. */
  savedBy: number;
  code: string | null;
  labels: Labels | null;
  heldOn: string | null;
}

/**
 * Records as they stand, held until the commit in the order in which everybody holds them: what is decided is what was
 * looked at, and of two reviewers the second finds it decided.
 */
export async function holdRecords(db: Db, projectId: number, ids: readonly number[]): Promise<HeldRecord[]> {
  const { rows } = await sql<HeldRecord>`
    with held as (
      select s.project_id, s.form_id, s.id, s.revision, s.state, s.user_id, a.sub_activity_id, a.held_on
      from activity a
      join submission s on s.project_id = a.project_id and s.form_id = a.form_id and s.id = a.id
      where a.project_id = ${projectId} and a.id = any(${[...ids]}::bigint[]) and s.deleted_at is null
      order by s.form_id, s.id for no key update of s)
    select h.id, h.form_id as "formId", f.xform_id as "xformId", f.title as "formTitle", h.revision, h.state, h.user_id as "userId",
      coalesce(r.user_id, h.user_id) as "savedBy", sa.code, sa.label as labels, h.held_on as "heldOn"
    from held h join form f on f.project_id = h.project_id and f.id = h.form_id
    left join submission_revision r on r.project_id = h.project_id and r.form_id = h.form_id and r.submission_id = h.id
      and r.revision = h.revision
    left join sub_activity sa on sa.id = h.sub_activity_id`.execute(db);
  return rows;
}

export async function organizationName(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from organization where id = ${id}`.execute(db);
  return rows[0]?.name ?? '';
}
