import type { projects } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldProblem } from '#problem/problem.ts';
import { addedTexts } from './added-text.ts';
import { announcement, insertTeamMembers, unfitForTeam } from './team-change.queries.ts';

type Add = Call<(typeof projects)['addProjectMembers']>;

/** Nobody is notified of having added themselves. */
async function tell({ jobs }: Context, { db, who, body }: Add, added: number[]): Promise<void> {
  const userIds = added.filter((id) => id !== who.userId);
  if (userIds.length === 0) return;
  const { project, organization } = await announcement(db, body.projectId, who.organizationId);
  const role = who.roles[0]?.name;
  await jobs.enqueue(db, 'notify', {
    userIds,
    message: addedTexts(project),
    projectId: body.projectId,
    organizationName: organization,
    path: `/project/${body.projectId}`,
    ...(role ? { roleName: role } : {}),
  });
}

/** Users of any organisation, because staff of several share a project. Who is in the team already stays unchanged. */
export async function addMembers(context: Context, call: Add) {
  const { db, body, audit } = call;
  const unfit = await unfitForTeam(db, body.projectId, body.projectmembers);
  if (unfit.length > 0) return fieldProblem('projectmembers', 'project.member-unknown');
  const added = await insertTeamMembers(db, body.projectId, body.projectmembers);
  if (added.length > 0) {
    await audit({
      action: 'add-members',
      entity: 'project',
      entityId: body.projectId,
      projectId: body.projectId,
      after: { team: added },
    });
    // What the menu offers depends on the team.
    await context.access.changed(call);
    await tell(context, call, added);
  }
  return { data: { added: added.length } };
}
