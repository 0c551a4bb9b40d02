import type { activityReview } from '@msurvey/contract';
import type { Check } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { judge } from '#modules/collection/index.ts';
import { checkAgain } from '../checks/check-again.ts';
import { lineOf, refusalOf } from './decide.ts';
import { type HeldRecord, holdRecords } from './decide.queries.ts';
import { tellAuthors } from './tell.ts';

type Why = 'not-found' | 'changed' | 'decided' | 'own' | 'not-clean';
interface Left {
  id: number;
  why: Why;
  checks: Check[];
}

/** Those in which the checks find nothing at this moment; what was written when they came is not trusted. */
export const approveClean =
  (context: Pick<Context, 'jobs'>) =>
  async ({ db, body, who, audit }: Call<(typeof activityReview)['approveActivities']>) => {
    const { projectId } = body;
    const revisions = new Map(body.records.map((record) => [record.id, record.revision]));
    const held = new Map(
      (await holdRecords(db, projectId, [...revisions.keys()])).map((record) => [record.id, record]),
    );
    const left: Left[] = [];
    const wanted: HeldRecord[] = [];
    for (const [id, revision] of revisions) {
      const record = held.get(id);
      const why = record ? refusalOf(who, record, 'approved', revision) : 'not-found';
      if (record && !why) wanted.push(record);
      else left.push({ id, why: why ?? 'not-found', checks: [] });
    }
    const found = await checkAgain(
      db,
      projectId,
      wanted.map((record) => record.id),
    );
    const clean = wanted.filter(({ id }) => {
      const checks = found.get(id) ?? [];
      if (checks.length > 0) left.push({ id, why: 'not-clean', checks });
      return checks.length === 0;
    });
    const decisions = clean.map(({ id, formId }) => ({ formId, submissionId: id, verdict: 'approved' as const }));
    const judged = new Set((await judge(db, { projectId, userId: who.userId, decisions })).map((r) => r.submissionId));
    const approved = clean.filter(({ id }) => judged.has(id));
    await Promise.all(
      approved.map((record) => audit(lineOf(projectId, record, 'approved', { together: approved.length }))),
    );
    await tellAuthors(context, db, { projectId, who, verdict: 'approved', reason: null }, approved);
    return { data: { approved: approved.map(({ id }) => id), left } };
  };
