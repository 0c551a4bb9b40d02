import type { Db } from '#db/tables.ts';
import type { ProjectedSubmission } from '../projections/projector.ts';
import { project } from '../projections/run.ts';
import { applyDecisions } from './judge.queries.ts';
import type { Judgement } from './judgement.ts';

export type Judged = Pick<
  ProjectedSubmission,
  'formId' | 'submissionId' | 'instanceId' | 'revision' | 'userId' | 'state'
>;

/**
 * What a reviewer decided, in the transaction of the caller: the record's state, the decision itself and everything that is
 * derived change together. Answers those that were changed; who was not in the state that the decision is about (decided by
 * somebody else, deleted, not there) is not among them. Who may decide is the caller's to know.
 */
export async function judge(db: Db, judgement: Judgement): Promise<Judged[]> {
  if (judgement.decisions.length === 0) return [];
  const changed = await applyDecisions(db, judgement);
  // What a projector fails on is recorded, and tried again by the clock.
  await project(db, changed);
  return changed.map(({ formId, submissionId, instanceId, revision, userId, state }) => ({
    formId,
    submissionId,
    instanceId,
    revision,
    userId,
    state,
  }));
}
