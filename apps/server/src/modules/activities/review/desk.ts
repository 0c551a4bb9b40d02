import type { activityReview } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { answerLines } from '#modules/collection/index.ts';
import { outlinesOf } from '#modules/geography/index.ts';
import { sightOf } from '#modules/registry/index.ts';
import { isOfOtherAgency, isOwn, reviewAbilities } from '../activity.policy.ts';
import { checkAgain } from '../checks/check-again.ts';
import { activityDetail, reviewsOf } from '../profile/detail.queries.ts';
import { detailView } from '../profile/detail.view.ts';
import { detailInWords } from '../profile/in-words.ts';
import { answeredIn } from './desk.queries.ts';
import { judgeable } from './judgeable.queries.ts';
import { neighbours } from './review.queries.ts';

/** All that a reviewer looks at, in one answer: they go from record to record by a key. */
export const desk =
  ({ files }: Pick<Context, 'files'>) =>
  async (call: Call<(typeof activityReview)['validationRecord']>) => {
    const { db, body, who, language, project } = call;
    const { id } = body;
    const sight = await sightOf({ db, who, project }, 'records');
    const { projectId } = sight;
    const facts = (await judgeable(db, sight, [id], who.userId)).get(id);
    const row = facts && (await activityDetail(db, sight, id, language));
    if (!row) return problem('record.not-found');
    const key = { projectId, formId: row.formId, id };
    const [reviews, answered, checks, beside, outlines] = await Promise.all([
      reviewsOf(db, key),
      answeredIn(db, key),
      checkAgain(db, projectId, [id]),
      neighbours(db, { ...body, sight }, id),
      row.unionId === null ? undefined : outlinesOf(db, [row.unionId]),
    ]);
    const { lines, isCut } = await answerLines(
      { db, files },
      { projectId, xformId: row.xformId, ...answered },
      language,
    );
    const outline = row.unionId === null ? undefined : outlines?.get(row.unionId);
    return {
      data: {
        ...detailView(await detailInWords({ db, files }, row, language), project.id, reviews, checks.get(id) ?? []),
        missing_files: row.missingFiles,
        answers: lines,
        is_cut: isCut,
        outline: outline ?? null,
        ...beside,
        is_own: isOwn(who, { ...row, ...facts }),
        is_other_agency: isOfOtherAgency(who, facts, sight.reached),
        can: reviewAbilities(who, { ...row, ...facts }, project, sight.reached),
      },
    };
  };
