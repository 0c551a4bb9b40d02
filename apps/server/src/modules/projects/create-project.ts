import type { projects } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { umbrellaFault } from './choose-umbrella.ts';
import type { ProjectContents } from './project-contents.ts';
import { insertProject, type ProjectRow, projectRow } from './project.queries.ts';
import { projectDetails, projectView } from './project.view.ts';
import { insertTeamMembers } from './team/team-change.queries.ts';

/** Whoever creates a project is its first team member, else they would not see what they made. */
export const createProject =
  (contents: ProjectContents) =>
  async ({ db, who, body, audit }: Call<(typeof projects)['createProject']>) => {
    const umbrellaId = body.umbrellaId ?? null;
    const fault = umbrellaId === null ? undefined : await umbrellaFault(db, who, null, umbrellaId, contents);
    if (fault) return fault;
    const details = projectDetails({ ...body, umbrellaId });
    const id = await insertProject(db, details);
    await insertTeamMembers(db, id, [who.userId]);
    await audit({
      action: 'create',
      entity: 'project',
      entityId: id,
      projectId: id,
      after: { ...details, team: [who.userId] },
    });
    return { data: projectView(who, (await projectRow(db, id, who.userId, contents)) as ProjectRow) };
  };
