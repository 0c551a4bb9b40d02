import type { Db } from '#db/tables.ts';
import { onSubmissions, type Projector } from '#modules/collection/index.ts';
import { byProject, fillsRegistry, readyBindings } from '#modules/registry/index.ts';
import { knownActivities } from '../checks/again.queries.ts';
import { check } from '../checks/index.ts';
import { findMembersAgain, forgetNumbers, writeChecks } from './participant.queries.ts';

async function follow(db: Db, records: readonly { projectId: number; submissionId: number }[]): Promise<void> {
  for (const [projectId, its] of byProject(records)) {
    const members = its.map((record) => record.submissionId);
    const activities = await findMembersAgain(db, projectId, members);
    if (activities.length === 0) continue;
    await writeChecks(db, projectId, await check(db, await knownActivities(db, projectId, activities)));
  }
}

/**
 * Members may come after the activity that names them by their number, change it, go, and come back: whoever was named is
 * found again. Runs after the members themselves are written, because it is registered after them.
 */
export const participantProjector: Projector = {
  name: 'participant',
  ready: readyBindings,
  matches: ({ formId }) => fillsRegistry(formId, 'member'),
  project: follow,
  forget: follow,
  clear: (db, { projectId }) => forgetNumbers(db, projectId),
};
onSubmissions(participantProjector);
