import { changed } from '#changed/changed.ts';
import { inPages } from '#changed/in-pages.ts';
import type { Db } from '#db/tables.ts';
import type { FormKey } from '#modules/collection/index.ts';
import * as queries from './activity-write.queries.ts';

/** Who took part goes first: nobody takes part in what is not there. */
export async function removeActivities(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  await changed(db, 'participant', { projectId, ids }, (held) => queries.deleteParticipants(held, projectId, ids));
  await changed(db, 'activity', { projectId, ids }, (held) => queries.deleteActivities(held, projectId, ids));
}

/** Everything that came from a form, before a rebuild. */
export const removeActivitiesOf = (db: Db, form: FormKey): Promise<void> =>
  inPages(
    (after, limit) => queries.activitiesOfForm(db, form, after, limit),
    (ids) => removeActivities(db, form.projectId, ids),
  );
