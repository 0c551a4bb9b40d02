import type { formEntry } from '@msurvey/contract';
import type { Handlers } from '#http/call.ts';
import { fieldFaults, Problem, problem } from '#problem/problem.ts';
import { dataAbilities } from '../data/data.policy.ts';
import { isQuestion } from '../data/is-question.ts';
import { keyOf } from '../form-users/form-key.ts';
import { reachedRecord } from '../reach/records-reach.ts';
import { addComments } from './add-comments.ts';
import { commentsOf, isResolved, setResolved } from './comment.queries.ts';
import { commentView } from './comment.view.ts';

type CommentNames = 'submissionComments' | 'addSubmissionComment' | 'resolveSubmissionComment';

export const commentHandlers: Pick<Handlers<typeof formEntry>, CommentNames> = {
  submissionComments: async ({ db, form, who, query }) => {
    const record = await reachedRecord({ db, who, form }, query.instanceId);
    if (!record) return problem('record.not-found');
    const rows = await commentsOf(db, { ...keyOf(form), submissionId: record.id });
    const { edit } = dataAbilities(who, form);
    return { data: rows.map(commentView), meta: { can: { add: edit, resolve: edit } } };
  },

  addSubmissionComment: async ({ db, form, who, body, audit }) => {
    const record = await reachedRecord({ db, who, form }, body.instanceId);
    if (!record) return problem('record.not-found');
    if (body.path && !(await isQuestion(db, form.xformId, body.path)))
      return fieldFaults({ field: 'path', fault: 'invalid' });
    const key = { ...keyOf(form), submissionId: record.id };
    const comment = { revision: record.revision, path: body.path ?? null, text: body.text };
    const ids = await addComments(db, key, who.userId, [comment]);
    if (ids instanceof Problem) return ids;
    const after = { form: form.id, comment: ids[0], ...comment };
    await audit({ action: 'comment', entity: 'submission', entityId: record.id, projectId: form.projectId, after });
    const added = (await commentsOf(db, key)).find(({ id }) => id === ids[0]);
    return added ? { data: commentView(added) } : problem('record.not-found');
  },

  resolveSubmissionComment: async ({ db, form, who, body, audit }) => {
    const record = await reachedRecord({ db, who, form }, body.instanceId);
    const key = record && { ...keyOf(form), submissionId: record.id };
    const before = key ? await isResolved(db, key, body.id) : null;
    if (!key || before === null) return problem('record.not-found');
    // Said twice, it is done once, and who said it first stays.
    if (before !== body.isResolved) {
      await setResolved(db, key, body.id, body.isResolved ? who.userId : null);
      await audit({
        action: body.isResolved ? 'resolve-comment' : 'reopen-comment',
        entity: 'submission',
        entityId: key.submissionId,
        projectId: form.projectId,
        after: { form: form.id, comment: body.id },
      });
    }
    return { data: (await commentsOf(db, key)).map(commentView) };
  },
};
