import { z } from 'zod';
import { abilities, dataOf, listOf, pageOf, paging, sorting } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, isoDate, option, optionalText, text } from '../shapes.ts';
import { operation } from './operation.ts';

const projectCard = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  isArchived: z.boolean(),
  /** Names of the organisations that take part. */
  partner: z.array(z.string()),
  /** The project in which its registries live; null: its own. */
  umbrella: z.object({ id: z.number(), name: z.string() }).nullable(),
  memberCount: z.number(),
  /** Null until the domain that counts them stands. */
  formCount: z.number().nullable(),
  submissionCount: z.number().nullable(),
  can: abilities('edit', 'archive', 'addMember', 'removeMember', 'addSite', 'removeSite'),
});
export type ProjectCard = z.output<typeof projectCard>;
named('ProjectCard', projectCard);

const projectFields = z.object({
  name: text(150),
  description: optionalText(2000),
  startDate: isoDate.nullish(),
  endDate: isoDate.nullish(),
  partner: z.array(text(200)).max(50).default([]),
  /** Null: none; not given: as it is. */
  umbrellaId: id.nullish(),
});
/** A period that ends before it begins is a fault of its end. */
const inOrder = <S extends z.ZodType<{ startDate?: string | null | undefined; endDate?: string | null | undefined }>>(
  schema: S,
) =>
  schema.superRefine(({ startDate, endDate }, context) => {
    if (startDate && endDate && endDate < startDate)
      context.addIssue({ code: 'custom', path: ['endDate'], message: 'invalid' });
  });

export const projectCards = {
  myProjects: operation({
    method: 'POST',
    path: '/msurvey/api/project/list',
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
    permission: 'Project/Create',
    summary: 'Create a project; its creator is its first team member',
    body: inOrder(projectFields),
    response: dataOf(projectCard),
    problems: ['project.name-taken', 'project.umbrella-level'],
  }),
  updateProject: operation({
    method: 'PUT',
    path: '/msurvey/api/project/update',
    permission: 'Project/Edit',
    summary: 'Change a project',
    project: { from: 'body', field: 'id', alone: true },
    body: inOrder(projectFields.extend({ id })),
    response: dataOf(projectCard),
    problems: [
      'project.name-taken',
      'project.archived',
      'record.not-found',
      'project.umbrella-level',
      'project.own-registries',
    ],
  }),
  archiveProject: operation({
    method: 'PUT',
    path: '/msurvey/api/project/archive',
    permission: 'Project/Edit',
    summary: 'Archive a project (it can then only be read), or restore it',
    project: { from: 'body', field: 'id', archivedToo: true, alone: true },
    body: z.object({ id, isArchived: z.boolean() }),
    response: dataOf(projectCard),
    problems: ['record.not-found'],
  }),
  umbrellaOptions: operation({
    method: 'GET',
    path: '/msurvey/api/project/umbrellas',
    permission: 'Project/Edit',
    summary: 'Projects that a project could have as its umbrella; without an id, those for a new one',
    query: z.object({ id: id.optional() }),
    response: listOf(option),
  }),
};
