import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Sight } from '#modules/registry/index.ts';
import { activitySeen } from './sight.queries.ts';

export interface ActivityKey {
  id: number;
  formId: number;
  xformId: number;
  instanceId: string;
  subActivityId: number | null;
  heldOn: string | null;
}

async function find(db: Db, which: RawBuilder<unknown>): Promise<ActivityKey | undefined> {
  const { rows } = await sql<ActivityKey>`
    select a.id, a.form_id as "formId", f.xform_id as "xformId", a.instance_id as "instanceId",
      a.sub_activity_id as "subActivityId", a.held_on as "heldOn"
    from activity a join form f on f.project_id = a.project_id and f.id = a.form_id where ${which}`.execute(db);
  return rows[0];
}

export const activityKey = (db: Db, sight: Sight, id: number): Promise<ActivityKey | undefined> =>
  find(db, sql`${activitySeen(sight)} and a.id = ${id}`);

/** By the instance of any of its revisions: whoever has an old link still finds it. */
export async function activityOfInstance(db: Db, sight: Sight, instance: string): Promise<ActivityKey | undefined> {
  const first = await find(db, sql`${activitySeen(sight)} and a.instance_id = ${instance}`);
  if (first) return first;
  return find(
    db,
    sql`${activitySeen(sight)} and a.id = (
      select r.submission_id from form_binding b
      join submission_revision r on r.project_id = b.project_id and r.form_id = b.form_id and r.instance_id = ${instance}
      where b.project_id = ${sight.projectId} limit 1)`,
  );
}
