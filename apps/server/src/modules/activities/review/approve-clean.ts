import type { activityReview } from '@msurvey/contract';
import type { Check } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { judge } from '#modules/collection/index.ts';
import { sightOf } from '#modules/registry/index.ts';
import { holdWithFollowed } from '../follow-ups/produced.queries.ts';
import { checkAgain } from '../checks/check-again.ts';
import { lineOf, refusalOf } from './decide.ts';
import { type HeldRecord, holdRecords } from './decide.queries.ts';
import { judgeable } from './judgeable.queries.ts';
import { tellAuthors } from './tell.ts';

type Why = 'not-found' | 'changed' | 'decided' | 'own' | 'agency' | 'not-clean';
interface Left {
  id: number;
  why: Why;
  checks: Check[];
}

/** Those in which the checks find nothing at this moment; what was written when they came is not trusted. */
export const approveClean =
  (context: Pick<Context, 'jobs'>) =>
  async ({ db, body, who, audit, project }: Call<(typeof activityReview)['approveActivities']>) => {
    const sight = await sightOf({ db, who, project }, 'records');
    const { projectId } = sight;
    const revisions = new Map(body.records.map((record) => [record.id, record.revision]));
    const held = new Map((await holdRecords(db, sight, [...revisions.keys()])).map((record) => [record.id, record]));
    const facts = await judgeable(db, sight, [...revisions.keys()], who.userId);
    const left: Left[] = [];
    const wanted: HeldRecord[] = [];
    for (const [id, revision] of revisions) {
      const [record, known] = [held.get(id), facts.get(id)];
      const why =
        record && known ? refusalOf(who, { ...record, ...known }, 'approved', revision, sight.reached) : 'not-found';
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
    await holdWithFollowed(
      db,
      projectId,
      clean.map(({ id }) => id),
    );
    const decisions = clean.map(({ id, formId }) => ({ formId, submissionId: id, verdict: 'approved' as const }));
    const judged = new Set((await judge(db, { projectId, userId: who.userId, decisions })).map((r) => r.submissionId));
    const approved = clean.filter(({ id }) => judged.has(id));
    await Promise.all(
      approved.map((record) => audit(lineOf(projectId, record, 'approved', { together: approved.length }))),
    );
    await tellAuthors(context, db, { projectId, who, verdict: 'approved', reason: null }, approved);
    return { data: { approved: approved.map(({ id }) => id), left } };
  };
