import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import { audited } from '#http/audited.ts';
import { Problem, problem, Refusal } from '#problem/problem.ts';
import { expectFiles } from '../files/file.queries.ts';
import { place } from '../files/place.ts';
import { project } from '../projections/run.ts';
import { isRecordWithin } from '../reach/reach.queries.ts';
import { reachOfRecords } from '#modules/geography/index.ts';
import { type KnownRevision, revisionOf, findRefusals, whoSaved } from './again.queries.ts';
import { type Arrived, looseFiles } from './arrived.ts';
import { type Again, receiveAgain } from './receive-again.ts';
import type { Received } from './received.ts';
import { insertRevision, updateSubmission } from './revise.queries.ts';
import { rightsRefusal } from './rights.ts';
import { editRefusalOf } from './refusals.ts';

export interface Edit extends Again {
  /** The instance id that the edit says it was made from. */
  from: string;
  /** Any instance id of the record that is meant, when the address names it. */
  record: string | null;
  /** The revision that was opened, when the address names it. */
  base: number | null;
  /** Refuse an edit of what is no longer the newest; else it is kept, and marked by the revision it was made from. */
  refuseStale: boolean;
}

const refuse = (found: Problem | undefined): void => {
  if (found) throw new Refusal(found);
};

/** Whether somebody may edit what another person sent: by permission, and within reach. */
async function mayEditOthers(db: Db, a: Arrived, edit: Edit, submissionId: number): Promise<boolean> {
  if (!edit.mayEditAll) return false;
  if (!edit.person) return true;
  return isRecordWithin(db, a, submissionId, await reachOfRecords(db, edit.person, a.projectId));
}

/** Tells who was faster, so that a person can decide between the two. */
async function stale(db: Db, a: Arrived, { submissionId, newest }: KnownRevision): Promise<Problem> {
  const saved = await whoSaved(db, { projectId: a.projectId, formId: a.formId, submissionId }, newest);
  const meta = { revision: newest, savedBy: saved?.savedBy ?? null, savedAt: saved?.savedAt.toISOString() ?? null };
  return new Problem('submission.stale', {}, [], {}, [{ text: 'submission.stale', values: {}, meta }]);
}

/** A new revision of a record; undefined when the record it was made from never came. */
export async function revise(
  context: Context,
  a: Arrived,
  edit: Edit,
  onProjectionFailure: (db: Db) => Promise<void>,
): Promise<Received | Problem | undefined> {
  const { database } = context;
  if (await revisionOf(database.db, a, a.xml, false)) return receiveAgain(context, a, edit);
  const result = await audited(database, a.origin, async ({ db, audit }) => {
    const found = await findRefusals(db, a.formId, a.sender, true);
    const base = await revisionOf(db, { ...a, instanceId: edit.from }, a.xml, true);
    const isOwn = base?.userId === a.sender.userId;
    refuse(editRefusalOf(found, edit));
    if (!base) return undefined;
    // Sent twice at once: the other one was first, and has gone through while we waited for the record.
    if (await revisionOf(db, a, a.xml, false)) return 'again';
    if (!isOwn && !(await mayEditOthers(db, a, edit, base.submissionId)))
      throw new Refusal(problem('record.not-found'));
    refuse(rightsRefusal(edit.rights, 'later'));
    if (edit.record !== null && edit.record !== edit.from) {
      const meant = await revisionOf(db, { ...a, instanceId: edit.record }, a.xml, false);
      if (meant?.submissionId !== base.submissionId) throw new Refusal(problem('record.not-found'));
    }
    // Its approval was of these answers: a validator reopens it first.
    if (base.state === 'approved') throw new Refusal(problem('submission.approved'));
    const madeFrom = Math.min(edit.base ?? base.revision, base.newest);
    if (edit.refuseStale && madeFrom !== base.newest) throw new Refusal(await stale(db, a, base));
    const revision = { submissionId: base.submissionId, revision: base.newest + 1, baseRevision: madeFrom };
    await insertRevision(db, a, revision);
    const kept = await updateSubmission(db, a, revision);
    const key = { projectId: a.projectId, formId: a.formId, submissionId: base.submissionId };
    await expectFiles(
      db,
      key,
      a.files.map((file) => file.name),
    );
    const files = await place(db, key, looseFiles(a.files));
    if (files instanceof Problem) throw new Refusal(files);
    await audit({
      action: 'revise',
      entity: 'submission',
      entityId: base.submissionId,
      projectId: a.projectId,
      before: { revision: base.newest },
      after: { form: a.formId, revision: revision.revision, base: madeFrom, instance: a.instanceId, source: a.source },
      actor: a.sender,
    });
    const { xformId, version, answers, latitude, longitude, accuracy } = a;
    const position = { latitude, longitude, accuracy };
    const { isDeleted, ...same } = kept;
    const now = { ...key, ...same, ...position, xformId, version, answers, revision: revision.revision };
    if (!isDeleted && !(await project(db, [{ ...now, state: 'received' }]))) await onProjectionFailure(db);
    return { ...key, revision: revision.revision, spare: files.spare };
  });
  return result === 'again' ? receiveAgain(context, a, edit) : result;
}
