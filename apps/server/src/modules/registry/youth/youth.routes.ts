import type { youthBounds as operations } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call, Handlers } from '#http/call.ts';
import { holdYouthBounds, youthBounds } from '#modules/projects/index.ts';
import { problem } from '#problem/problem.ts';
import { startTask } from '#tasks/start-task.ts';
import { openTask } from '#tasks/task.queries.ts';
import { taskView } from '#tasks/task.view.ts';
import { YOUTH_BOUNDS, type YouthInput } from './youth-task.ts';

/** People of projects beneath an umbrella are the umbrella's, and so are the bounds. */
const changeYouthBounds =
  (context: Context) =>
  async ({ db, body, project, who, language, audit }: Call<(typeof operations)['changeYouthBounds']>) => {
    const { projectId, ...after } = body;
    if (project.homeId !== project.id) return problem('record.not-found');
    await holdYouthBounds(db, projectId);
    if (await openTask(db, YOUTH_BOUNDS, projectId)) return problem('record.conflict');
    const before = await youthBounds(db, projectId);
    if (!before) return problem('record.not-found');
    if (before.youthFrom === after.youthFrom && before.youthTo === after.youthTo) return { data: { task: null } };
    const name = `${after.youthFrom}–${after.youthTo}`;
    const input: YouthInput = { interface: language, name, ended: 'youth', bounds: after };
    const task = await startTask(context, db, {
      ownerId: who.userId,
      kind: YOUTH_BOUNDS,
      projectId,
      formId: null,
      input,
    });
    await audit({
      action: 'change-youth-bounds',
      entity: 'project',
      entityId: projectId,
      projectId,
      before: { ...before },
      after,
    });
    return { data: { task: taskView(task) } };
  };

export const youthHandlers = (context: Context): Handlers<typeof operations> => ({
  youthBounds: async ({ db, project, who }) => {
    const { id, homeId, isArchived } = project;
    const bounds = await youthBounds(db, homeId);
    if (!bounds) return problem('record.not-found');
    const task = await openTask(db, YOUTH_BOUNDS, homeId);
    const changing = task && {
      ...(task.input as YouthInput).bounds,
      since: task.createdAt.toISOString(),
      done: task.done,
      total: task.total,
    };
    const edit = !isArchived && id === homeId && may(who, 'Project/Edit');
    return { data: { ...bounds, changing: changing ?? null }, meta: { can: { edit } } };
  },
  changeYouthBounds: changeYouthBounds(context),
});
