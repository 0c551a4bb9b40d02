import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { isRowSeen, type WorkDoor } from '#modules/registry/index.ts';
import { activitySeen } from '../sight.queries.ts';
import { followedAs, isFollowable } from '../work-type.queries.ts';

/** What the record of a follow-up is about, as it was last derived. */
async function followedKind(
  db: Db,
  formId: number,
  instanceId: string,
): Promise<'demonstration' | 'infrastructure' | null> {
  const { rows } = await sql<{ kind: 'demonstration' | 'infrastructure' }>`
    select ${followedAs('d')} as kind from submission_revision v
    join follow_up f on f.project_id = v.project_id and f.id = v.submission_id
    join activity d on d.project_id = f.project_id and d.id = f.followed_id and ${isFollowable('d')}
    where v.form_id = ${formId} and v.instance_id = ${instanceId}
      and v.project_id = (select project_id from form where id = ${formId})`.execute(db);
  return rows[0]?.kind ?? null;
}

/** What the door of the registries asks of records of field work. */
export const WORK_DOOR: WorkDoor = {
  followedKind,
  isSeen: (db, record, sights) =>
    isRowSeen(
      db,
      sql`activity`,
      record,
      sights.map((sight) => activitySeen(sight, 'r')),
    ),
};
