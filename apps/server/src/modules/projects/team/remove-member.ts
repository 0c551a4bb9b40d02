import type { projects } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { teamFacts } from '../project.queries.ts';
import { deleteTeamMember } from './team-change.queries.ts';

/** The gate lets in one at a time, so that two who remove the last two members do not both succeed. */
export async function removeMember({ access }: Context, call: Call<(typeof projects)['removeProjectMember']>) {
  const { db, who, body, audit } = call;
  const { projectId, userId } = body;
  const team = await teamFacts(db, projectId, who.userId);
  // Refused by rolling back.
  if (!(await deleteTeamMember(db, projectId, userId))) return problem('record.not-found');
  if (!team?.hasSeveral) return problem('project.last-member');
  await audit({
    action: 'remove-member',
    entity: 'project',
    entityId: projectId,
    projectId,
    before: { team: [userId] },
  });
  // What the menu offers depends on the team.
  await access.changed(call);
}
