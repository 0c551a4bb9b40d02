import type { projects } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { umbrellaFault } from './choose-umbrella.ts';
import type { ProjectContents } from './project-contents.ts';
import { projectRow, setArchived, updateProject as saveProject } from './project.queries.ts';
import { projectDetails, projectView } from './project.view.ts';

/** The gate holds the project for this call alone, so what is read here is what is changed. */
export const updateProject =
  (contents: ProjectContents) =>
  async ({ db, who, body, audit }: Call<(typeof projects)['updateProject']>) => {
    const before = await projectRow(db, body.id, who.userId, contents);
    if (!before) return problem('record.not-found');
    // Whoever does not speak of the umbrella leaves it as it is.
    const umbrellaId = body.umbrellaId === undefined ? before.umbrellaId : body.umbrellaId;
    if (umbrellaId !== null && umbrellaId !== before.umbrellaId) {
      const fault = await umbrellaFault(db, who, before.id, umbrellaId, contents);
      if (fault) return fault;
    }
    const after = projectDetails({ ...body, umbrellaId });
    await saveProject(db, before.id, after);
    await audit({
      action: 'update',
      entity: 'project',
      entityId: before.id,
      projectId: before.id,
      before: projectDetails(before),
      after,
    });
    return {
      data: projectView(who, (await projectRow(db, before.id, who.userId, contents)) ?? { ...before, ...after }),
    };
  };

/** Archiving what is archived already changes nothing, and says so in no audit line. */
export const archiveProject =
  (contents: ProjectContents) =>
  async ({ db, who, body, audit }: Call<(typeof projects)['archiveProject']>) => {
    const before = await projectRow(db, body.id, who.userId, contents);
    if (!before) return problem('record.not-found');
    const { isArchived } = body;
    if (before.isArchived !== isArchived) {
      await setArchived(db, before.id, isArchived);
      await audit({
        action: isArchived ? 'archive' : 'restore',
        entity: 'project',
        entityId: before.id,
        projectId: before.id,
        before: { isArchived: before.isArchived },
        after: { isArchived },
      });
    }
    return { data: projectView(who, { ...before, isArchived }) };
  };
