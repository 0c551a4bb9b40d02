import { z } from 'zod';
import { operation } from './operation.ts';
import {
  abilities,
  anyOrId,
  dataOf,
  id,
  isoDate,
  listOf,
  option,
  optionalText,
  pageOf,
  paging,
  sorting,
  text,
} from './shapes.ts';

const projectCard = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  isArchived: z.boolean(),
  /** Names of the organisations that take part. */
  partner: z.array(z.string()),
  memberCount: z.number(),
  /** Null until the domain that counts them stands. */
  formCount: z.number().nullable(),
  submissionCount: z.number().nullable(),
  can: abilities('edit', 'archive', 'addMember', 'removeMember', 'addSite', 'removeSite'),
});
export type ProjectCard = z.output<typeof projectCard>;

const projectFields = z.object({
  name: text(150),
  description: optionalText(2000),
  startDate: isoDate.nullish(),
  endDate: isoDate.nullish(),
  partner: z.array(text(200)).max(50).default([]),
});
/** A period that ends before it begins is a fault of its end. */
const inOrder = <S extends z.ZodType<{ startDate?: string | null | undefined; endDate?: string | null | undefined }>>(
  schema: S,
) =>
  schema.superRefine(({ startDate, endDate }, context) => {
    if (startDate && endDate && endDate < startDate)
      context.addIssue({ code: 'custom', path: ['endDate'], message: 'invalid' });
  });

const userRow = z.object({
  userId: z.number(),
  projectId: z.number(),
  username: z.string(),
  name: z.string(),
  orgName: z.string(),
  roleName: z.string(),
});
const ofQuery = { from: 'query', field: 'projectId' } as const;
const ofBody = { from: 'body', field: 'projectId' } as const;

export const projects = {
  myProjects: operation({
    method: 'POST',
    path: '/msurvey/api/project/list',
    domain: 'projects',
    permission: 'Project/View',
    effect: 'read',
    summary: 'Projects the caller may see',
    body: paging
      .extend({ name: optionalText(), isArchived: z.boolean().nullish() })
      .extend(sorting(['name', 'startDate', 'createdAt']).shape),
    response: pageOf(projectCard),
  }),
  project: operation({
    method: 'GET',
    path: '/msurvey/api/project/detail',
    domain: 'projects',
    permission: 'Project/View',
    summary: 'One project',
    project: { from: 'query', field: 'id' },
    query: z.object({ id }),
    response: dataOf(projectCard),
    problems: ['record.not-found'],
  }),
  createProject: operation({
    method: 'POST',
    path: '/msurvey/api/project/create',
    domain: 'projects',
    permission: 'Project/Create',
    summary: 'Create a project; its creator is its first team member',
    body: inOrder(projectFields),
    response: dataOf(projectCard),
    problems: ['project.name-taken'],
  }),
  updateProject: operation({
    method: 'PUT',
    path: '/msurvey/api/project/update',
    domain: 'projects',
    permission: 'Project/Edit',
    summary: 'Change a project',
    project: { from: 'body', field: 'id', alone: true },
    body: inOrder(projectFields.extend({ id })),
    response: dataOf(projectCard),
    problems: ['project.name-taken', 'project.archived', 'record.not-found'],
  }),
  archiveProject: operation({
    method: 'PUT',
    path: '/msurvey/api/project/archive',
    domain: 'projects',
    permission: 'Project/Edit',
    summary: 'Archive a project (it can then only be read), or restore it',
    project: { from: 'body', field: 'id', archivedToo: true, alone: true },
    body: z.object({ id, isArchived: z.boolean() }),
    response: dataOf(projectCard),
    problems: ['record.not-found'],
  }),
  projectOrganizations: operation({
    method: 'GET',
    path: '/msurvey/api/project/organizations',
    domain: 'projects',
    permission: 'Team/View',
    summary: 'Organisations of a project’s team, for its filters',
    project: { from: 'query', field: 'id' },
    query: paging.extend({ id, orgId: anyOrId }),
    response: pageOf(z.object({ orgId: z.number(), orgName: z.string(), name: z.string() })),
  }),
  projectRoles: operation({
    method: 'GET',
    path: '/msurvey/api/project/roles',
    domain: 'projects',
    permission: 'Team/View',
    summary: 'Roles of an organisation (0 = any), for the filters of a team',
    query: paging.extend({ orgId: anyOrId }),
    response: pageOf(option),
  }),
  projectMembers: operation({
    method: 'GET',
    path: '/msurvey/api/project/members',
    domain: 'projects',
    permission: 'Team/View',
    summary: 'The team of a project; role 0 and organisation 0 mean any',
    project: ofQuery,
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
    domain: 'projects',
    permission: 'Team/Create',
    summary: 'Add users to the team of a project',
    project: ofBody,
    body: z.object({ projectId: id, projectmembers: z.array(id).min(1, 'required').max(500) }),
    response: dataOf(z.object({ added: z.number() })),
    problems: ['project.archived', 'record.not-found', 'project.member-unknown'],
  }),
  removeProjectMember: operation({
    method: 'DELETE',
    path: '/msurvey/api/project/members',
    domain: 'projects',
    permission: 'Team/Delete',
    summary: 'Remove a user from the team of a project',
    project: { ...ofQuery, alone: true },
    query: z.object({ projectId: id, userId: id }),
    response: 'empty',
    problems: ['project.archived', 'project.last-member', 'record.not-found'],
  }),
  projectCandidates: operation({
    method: 'POST',
    path: '/msurvey/api/project/users/list',
    domain: 'projects',
    permission: 'Team/Create',
    effect: 'read',
    summary: 'Active users who are not in the team yet',
    project: ofBody,
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
    domain: 'projects',
    permission: 'Project/View',
    summary: 'Organisations one can name as partners',
    response: listOf(option),
  }),
};
