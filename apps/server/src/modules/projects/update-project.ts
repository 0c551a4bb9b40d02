import type { projects } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { projectRow, setArchived, updateProject as saveProject } from './project.queries.ts';
import { projectDetails, projectView } from './project.view.ts';

/** The gate holds the project for this call alone, so what is read here is what is changed. */
export async function updateProject({ db, who, body, audit }: Call<(typeof projects)['updateProject']>) {
  const before = await projectRow(db, body.id, who.userId);
  if (!before) return problem('record.not-found');
  const after = projectDetails(body);
  await saveProject(db, before.id, after);
  await audit({
    action: 'update',
    entity: 'project',
    entityId: before.id,
    projectId: before.id,
    before: projectDetails(before),
    after,
  });
  return { data: projectView(who, { ...before, ...after }) };
}

/** Archiving what is archived already changes nothing, and says so in no audit line. */
export async function archiveProject({ db, who, body, audit }: Call<(typeof projects)['archiveProject']>) {
  const before = await projectRow(db, body.id, who.userId);
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
}
