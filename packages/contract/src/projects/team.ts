import { z } from 'zod';
import { abilities, howMany, listOf, pageOf, paging } from '../envelopes.ts';
import { inProject, ofProject } from '../entering.ts';
import { anyOrId, id, option, optionalText, someIds } from '../shapes.ts';
import { operation } from './operation.ts';

const userRow = z.object({
  userId: z.number(),
  projectId: z.number(),
  username: z.string(),
  name: z.string(),
  orgName: z.string(),
  roleName: z.string(),
});

/** Who takes part in a project: the people of its team, and organisations as partners. */
export const team = {
  projectOrganizations: operation({
    method: 'GET',
    path: '/msurvey/api/project/organizations',
    permission: 'Team/View',
    summary: 'Organisations of a project’s team, for its filters',
    project: { from: 'query', field: 'id' },
    query: paging.extend({ id, orgId: anyOrId }),
    response: pageOf(z.object({ orgId: z.number(), orgName: z.string(), name: z.string() })),
  }),
  projectRoles: operation({
    method: 'GET',
    path: '/msurvey/api/project/roles',
    permission: 'Team/View',
    summary: 'Roles of an organisation (0 = any), for the filters of a team',
    query: paging.extend({ orgId: anyOrId }),
    response: pageOf(option),
  }),
  projectMembers: operation({
    method: 'GET',
    path: '/msurvey/api/project/members',
    permission: 'Team/View',
    summary: 'The team of a project; role 0 and organisation 0 mean any',
    project: ofProject.query,
    query: paging.extend({
      projectId: id,
      username: optionalText(),
      roleName: optionalText(),
      orgId: anyOrId,
      /** One member; 0 for all. */
      userId: anyOrId,
    }),
    response: pageOf(userRow.extend({ can: abilities('remove', 'sites') })),
  }),
  addProjectMembers: operation({
    method: 'POST',
    path: '/msurvey/api/project/members',
    permission: 'Team/Create',
    summary: 'Add users to the team of a project',
    ...inProject.body({ projectmembers: someIds(500) }),
    response: howMany('added'),
    problems: ['project.archived', 'record.not-found', 'project.member-unknown'],
  }),
  removeProjectMember: operation({
    method: 'DELETE',
    path: '/msurvey/api/project/members',
    permission: 'Team/Delete',
    summary: 'Remove a user from the team of a project',
    project: { ...ofProject.body, alone: true },
    body: z.object({ projectId: id, userId: id }),
    response: 'empty',
    problems: ['project.archived', 'project.last-member', 'record.not-found'],
  }),
  projectCandidates: operation({
    method: 'POST',
    path: '/msurvey/api/project/users/list',
    permission: 'Team/Create',
    effect: 'read',
    summary: 'Active users who are not in the team yet',
    project: ofProject.body,
    body: paging.extend({
      projectId: id,
      formId: anyOrId,
      org_id: anyOrId,
      role_id: anyOrId,
      username: optionalText(),
    }),
    response: pageOf(userRow),
  }),
  partnerOptions: operation({
    method: 'GET',
    path: '/msurvey/api/project/partners',
    permission: 'Project/View',
    summary: 'Organisations one can name as partners',
    response: listOf(option),
  }),
};
