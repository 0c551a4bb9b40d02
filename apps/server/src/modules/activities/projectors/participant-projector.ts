import { changed } from '#changed/changed.ts';
import { inPages } from '#changed/in-pages.ts';
import type { Db } from '#db/tables.ts';
import type { Projector } from '#modules/collection/index.ts';
import { byProject, fillsRegistry, readyBindings } from '#modules/registry/index.ts';
import { knownActivities } from '../checks/again.queries.ts';
import { check } from '../checks/index.ts';
import * as queries from './participant.queries.ts';

async function follow(db: Db, records: readonly { projectId: number; submissionId: number }[]): Promise<void> {
  for (const [projectId, its] of byProject(records)) {
    const members = its.map((record) => record.submissionId);
    const ids = await queries.namedOtherwise(db, projectId, members);
    if (ids.length === 0) continue;
    await changed(db, 'participant', { projectId, ids, known: true }, (held) =>
      queries.findMembersAgain(held, projectId, members, ids),
    );
    const found = await check(db, await knownActivities(db, projectId, ids));
    await changed(db, 'activity', { projectId, ids, known: true }, (held) =>
      queries.writeChecks(held, projectId, found),
    );
  }
}

/**
 * Members may come after the activity that names them by their number, change it, go, and come back: whoever was named is
 * found again. Runs after the members themselves are written.
 */
export const participantProjector: Projector = {
  name: 'participant',
  ready: readyBindings,
  matches: ({ formId }) => fillsRegistry(formId, 'member'),
  project: follow,
  forget: follow,
  clear: (db, { projectId }) =>
    inPages(
      (after, limit) => queries.numberedActivities(db, projectId, after, limit),
      (ids) =>
        changed(db, 'participant', { projectId, ids, known: true }, (held) =>
          queries.findNumbersAgain(held, projectId, ids),
        ),
    ),
};
