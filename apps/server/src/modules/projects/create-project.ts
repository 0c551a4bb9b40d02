import type { projects } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { insertProject, type ProjectRow, projectRow } from './project.queries.ts';
import { projectDetails, projectView } from './project.view.ts';
import { insertTeamMembers } from './team/team-change.queries.ts';

/** Whoever creates a project is its first team member, else he would not see what he made. */
export async function createProject({ db, who, body, audit }: Call<(typeof projects)['createProject']>) {
  const details = projectDetails(body);
  const id = await insertProject(db, details);
  await insertTeamMembers(db, id, [who.userId]);
  await audit({
    action: 'create',
    entity: 'project',
    entityId: id,
    projectId: id,
    after: { ...details, team: [who.userId] },
  });
  return { data: projectView(who, (await projectRow(db, id, who.userId)) as ProjectRow) };
}
