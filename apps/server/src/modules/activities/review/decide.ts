import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';
import type { AuditedTransaction } from '#http/audited.ts';
import { fieldFaults, type Problem, problem } from '#problem/problem.ts';
import type { ProjectHere } from '#http/project-gate.queries.ts';
import { addComments, isQuestion, judge } from '#modules/collection/index.ts';
import { sightOf } from '#modules/registry/index.ts';
import { isOfOtherAgency, isOwn, type Judgeable } from '../activity.policy.ts';
import { reviewsOf } from '../profile/detail.queries.ts';
import { reviewView } from '../profile/detail.view.ts';
import { type HeldRecord, holdRecords } from './decide.queries.ts';
import { judgeable } from './judgeable.queries.ts';
import { tellAuthors } from './tell.ts';

type Verdict = 'approved' | 'rejected' | 'reopened';
interface Asked {
  id: number;
  revision: number;
  verdict: Verdict;
  reason: string | null;
  question: string | null;
}
interface DecideCall {
  db: Db;
  project: ProjectHere;
  who: Who;
  audit: AuditedTransaction['audit'];
}

const ACTION = { approved: 'approve', rejected: 'reject', reopened: 'reopen' } as const;
const STATE = { approved: 'approved', rejected: 'rejected', reopened: 'received' } as const;
const DECIDABLE = { approved: 'received', rejected: 'received', reopened: 'approved' } as const;

export function refusalOf(
  who: { userId: number; organizationId: number },
  record: HeldRecord & Judgeable,
  verdict: Verdict,
  revision: number,
  reach: { all: boolean },
): 'changed' | 'own' | 'agency' | 'decided' | undefined {
  if (record.revision !== revision) return 'changed';
  if (isOwn(who, record)) return 'own';
  if (isOfOtherAgency(who, record, reach)) return 'agency';
  return record.state === DECIDABLE[verdict] ? undefined : 'decided';
}
const PROBLEM = {
  changed: 'record.conflict',
  own: 'activity.own-record',
  agency: 'activity.other-agency',
  decided: 'activity.decided',
} as const;

type Line = Parameters<AuditedTransaction['audit']>[0];

/** The line of one decision; a bulk approval leaves as many as it decides. */
export const lineOf = (projectId: number, record: HeldRecord, verdict: Verdict, more: object = {}): Line => ({
  action: ACTION[verdict],
  entity: 'activity',
  entityId: record.id,
  projectId,
  before: { state: record.state },
  after: { state: STATE[verdict], form: record.formId, revision: record.revision, ...more },
});

/** One decision of one reviewer: state, review, derived rows, comment, audit and message stand or fall together. */
export async function decide(context: Pick<Context, 'jobs'>, { db, who, audit, project }: DecideCall, asked: Asked) {
  const sight = await sightOf({ db, who, project }, 'records');
  const { projectId } = sight;
  const { id, revision, verdict, reason, question } = asked;
  const [record] = await holdRecords(db, sight, [id]);
  const facts = record && (await judgeable(db, sight, [id], who.userId)).get(id);
  if (!facts) return problem('record.not-found');
  const refused = refusalOf(who, { ...record, ...facts }, verdict, revision, sight.reached);
  if (refused) return problem(PROBLEM[refused]) satisfies Problem;
  if (question && !(await isQuestion(db, record.xformId, question)))
    return fieldFaults({ field: 'question', fault: 'invalid' });
  const { formId } = record;
  const decision = {
    formId,
    submissionId: id,
    verdict,
    ...(reason ? { reason } : {}),
    ...(question ? { question } : {}),
  };
  const judged = await judge(db, { projectId, userId: who.userId, decisions: [decision] });
  if (judged.length === 0) return problem('activity.decided');
  // The reason stands at its question when the author opens it. A record full of comments is returned all the same.
  if (verdict === 'rejected' && reason)
    await addComments(db, { projectId, formId, submissionId: id }, who.userId, [
      { revision, path: question, text: reason },
    ]);
  await audit(lineOf(projectId, record, verdict, { ...(reason ? { reason } : {}), ...(question ? { question } : {}) }));
  await tellAuthors(context, db, { projectId, who, verdict, reason }, [record]);
  const history = await reviewsOf(db, { projectId, formId, id });
  return { data: { state: STATE[verdict], history: history.map(reviewView) } };
}
