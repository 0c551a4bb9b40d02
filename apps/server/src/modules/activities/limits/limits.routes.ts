import type { positionLimits as operations } from '@msurvey/contract';
import { may, POSITION_LIMITS } from '@msurvey/domain';
import type { Call, Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { positionLimits, saveLimits } from './limit.queries.ts';

/** Records of projects beneath an umbrella are the umbrella's, and so are the limits that they are held against. */
async function changePositionLimits({ db, body, project, audit }: Call<(typeof operations)['changePositionLimits']>) {
  const { projectId, ...after } = body;
  if (project.homeId !== project.id) return problem('record.not-found');
  const before = (await positionLimits(db, [projectId])).get(projectId) ?? POSITION_LIMITS;
  await saveLimits(db, projectId, after);
  await audit({
    action: 'change-position-limits',
    entity: 'project',
    entityId: projectId,
    projectId,
    before: { ...before },
    after,
  });
  return { data: after };
}

export const limitHandlers: Handlers<typeof operations> = {
  positionLimits: async ({ db, project, who }) => {
    const { id, homeId, isArchived } = project;
    const own = (await positionLimits(db, [homeId])).get(homeId);
    const edit = !isArchived && id === homeId && may(who, 'Project/Edit');
    return { data: { ...(own ?? POSITION_LIMITS), isDefault: own === undefined }, meta: { can: { edit } } };
  },
  changePositionLimits,
};
