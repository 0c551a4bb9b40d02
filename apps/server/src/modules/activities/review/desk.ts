import type { activityReview } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { answerLines } from '#modules/collection/index.ts';
import { outlinesOf } from '#modules/geography/index.ts';
import { isOwn, reviewAbilities } from '../activity.policy.ts';
import { checkAgain } from '../checks/check-again.ts';
import { activityDetail, reviewsOf } from '../profile/detail.queries.ts';
import { detailView } from '../profile/detail.view.ts';
import { answeredIn } from './desk.queries.ts';
import { neighbours } from './review.queries.ts';

/** All that a reviewer looks at, in one answer: he goes from record to record by a key. */
export async function desk({ db, body, who, language }: Call<(typeof activityReview)['validationRecord']>) {
  const { projectId, id } = body;
  const row = await activityDetail(db, projectId, id, language);
  if (!row) return problem('record.not-found');
  const key = { projectId, formId: row.formId, id };
  const [reviews, answered, checks, beside, outlines] = await Promise.all([
    reviewsOf(db, key),
    answeredIn(db, key),
    checkAgain(db, projectId, [id]),
    neighbours(db, body, id),
    row.unionId === null ? undefined : outlinesOf(db, [row.unionId]),
  ]);
  const { lines, isCut } = await answerLines(db, { projectId, xformId: row.xformId, ...answered }, language);
  const outline = row.unionId === null ? undefined : outlines?.get(row.unionId);
  return {
    data: {
      ...detailView(row, projectId, reviews, checks.get(id) ?? []),
      missing_files: row.missingFiles,
      answers: lines,
      is_cut: isCut,
      outline: outline ?? null,
      ...beside,
      is_own: isOwn(who, row),
      can: reviewAbilities(who, row, row),
    },
  };
}
