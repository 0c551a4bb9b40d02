import { FOLLOW_UP_KINDS } from '@msurvey/domain';
import { changed, type Changing } from '#changed/changed.ts';
import { inPages } from '#changed/in-pages.ts';
import type { Db } from '#db/tables.ts';
import type { ProjectedSubmission, Projector } from '#modules/collection/index.ts';
import { byProject, fillsRegistry, type KnownBinding, knownBinding, readyBindings } from '#modules/registry/index.ts';
import { knownActivities } from '../checks/again.queries.ts';
import { check } from '../checks/index.ts';
import { activitiesOfForm, deleteActivities, upsertActivities } from '../projectors/activity-write.queries.ts';
import { writeChecks } from '../projectors/participant.queries.ts';
import { type FollowUpRow, followUpRow, reviewedRow } from './follow-up-row.ts';
import * as queries from './follow-up-write.queries.ts';
import { harvestedBy, writeProduced } from './produced.queries.ts';

/** Forms whose records may be a demonstration or a structure. */
const FOLLOWED_BY_FORM = ['demonstration', 'infrastructure', 'activity'] as const;
const idOf = ({ submissionId }: { submissionId: number }) => submissionId;

/** The plots of which these are approved harvests. */
const harvestedIn = (rows: readonly FollowUpRow[]): number[] =>
  rows.flatMap(({ kind, state, followed_id: plot }) =>
    kind === 'production' && state === 'approved' && plot !== null ? [plot] : [],
  );

/** In line with what they follow, and checked again: the place that a position is compared with is not in the record. */
async function align(db: Changing<'activity'>, projectId: number, ids: readonly number[]): Promise<void> {
  await queries.alignFollowUps(db, projectId, ids);
  await writeChecks(db, projectId, await check(db, await knownActivities(db, projectId, ids)));
}
async function write(db: Db, projectId: number, records: ProjectedSubmission[]): Promise<void> {
  const ids = records.map(idOf);
  const formerly = await harvestedBy(db, projectId, ids);
  const both = records.map((record) => {
    const binding = knownBinding(record.formId) as KnownBinding;
    const row = followUpRow(record, binding);
    return { row, reviewed: { ...reviewedRow(record, binding, row), checks: [], is_clean: true } };
  });
  await queries.upsertFollowUps(
    db,
    both.map(({ row }) => row),
  );
  const plots = [...formerly, ...harvestedIn(both.map(({ row }) => row))];
  // Held together, in one order: whoever decides about a harvest holds its plot too.
  await changed(db, 'activity', { projectId, ids: [...ids, ...plots], known: plots.length > 0 }, async (held) => {
    await upsertActivities(
      held,
      both.map(({ reviewed }) => reviewed),
    );
    await align(held, projectId, ids);
    await writeProduced(held, projectId, plots);
  });
}

async function remove(db: Db, projectId: number, ids: readonly number[]): Promise<void> {
  const plots = await harvestedBy(db, projectId, ids);
  await changed(db, 'activity', { projectId, ids: [...ids, ...plots], known: plots.length > 0 }, async (held) => {
    await deleteActivities(held, projectId, ids);
    await queries.deleteFollowUps(db, projectId, ids);
    await writeProduced(held, projectId, plots);
  });
}

/** What was found later, and its place among what is reviewed. */
export const followUpProjector: Projector = {
  name: 'follow-up',
  ready: readyBindings,
  matches: ({ formId }) => fillsRegistry(formId, ...FOLLOW_UP_KINDS),
  async project(db, records) {
    for (const [projectId, its] of byProject(records)) await write(db, projectId, its);
  },
  async forget(db, records) {
    for (const [projectId, its] of byProject(records)) await remove(db, projectId, its.map(idOf));
  },
  clear: (db, form) =>
    inPages(
      (after, limit) => activitiesOfForm(db, form, after, limit),
      (ids) => remove(db, form.projectId, ids),
    ),
};

/** They say what they follow, and what they follow knows what they harvested: either may have come while the other was written. */
const alignAll = (db: Db, projectId: number, ids: readonly number[], followed: readonly number[]): Promise<void> =>
  changed(db, 'activity', { projectId, ids: [...ids, ...followed], known: true }, async (held) => {
    await align(held, projectId, ids);
    await writeProduced(held, projectId, followed);
  });

async function follow(db: Db, records: readonly { projectId: number; submissionId: number }[]): Promise<void> {
  for (const [projectId, its] of byProject(records)) {
    const followed = its.map(idOf);
    const ids = await queries.followersOf(db, projectId, followed);
    if (ids.length > 0) await alignAll(db, projectId, ids, followed);
  }
}

/**
 * What is followed may come after its follow-ups, change its name or place, be rejected, go, and come back. Runs after the
 * activities themselves are written.
 */
export const followedProjector: Projector = {
  name: 'followed',
  ready: readyBindings,
  matches: ({ formId }) => fillsRegistry(formId, ...FOLLOWED_BY_FORM),
  project: follow,
  forget: follow,
  clear: async (db, { projectId }) => alignAll(db, projectId, await queries.strandedIn(db, projectId), []),
};
