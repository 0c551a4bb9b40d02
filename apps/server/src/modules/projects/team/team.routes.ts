import type { projects } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { memberAbilities } from '../project.policy.ts';
import { teamFacts } from '../project.queries.ts';
import { addMembers } from './add-members.ts';
import { removeMember } from './remove-member.ts';
import { rolesChosen } from './role-choice.ts';
import { listCandidates } from './candidate-list.queries.ts';
import { candidateView, memberView, organizationView } from './team.view.ts';
import * as filters from './team-filters.queries.ts';
import { listTeam } from './team-list.queries.ts';

export const teamHandlers = (context: Context) =>
  ({
    projectMembers: async ({ db, query, who }) => {
      const { projectId } = query;
      const filter = { ...query, roleIds: await rolesChosen(db, query.roleName, query.orgId) };
      const [project, { rows, count }] = await Promise.all([
        teamFacts(db, projectId, who.userId),
        listTeam(db, filter),
      ]);
      if (!project) return problem('record.not-found');
      const can = memberAbilities(who, project);
      return { data: rows.map((row) => memberView(projectId, row, can)), meta: { count } };
    },

    addProjectMembers: (call) => addMembers(context, call),
    removeProjectMember: (call) => removeMember(context, call),

    projectCandidates: async ({ db, body }) => {
      const filter = { ...body, orgId: body.org_id, roleIds: await rolesChosen(db, body.role_id, body.org_id) };
      const { rows, count } = await listCandidates(db, filter);
      return { data: rows.map((row) => candidateView(body.projectId, row)), meta: { count } };
    },

    projectOrganizations: async ({ db, query }) => {
      const filter = { ...query, projectId: query.id };
      const [rows, count] = await Promise.all([
        filters.listTeamOrganizations(db, filter),
        filters.countTeamOrganizations(db, filter),
      ]);
      return { data: rows.map(organizationView), meta: { count } };
    },

    projectRoles: async ({ db, query }) => {
      const [rows, count] = await Promise.all([filters.listRoleNames(db, query), filters.countRoleNames(db, query)]);
      return { data: rows, meta: { count } };
    },
  }) satisfies Partial<Handlers<typeof projects>>;
