import { z } from 'zod';
import { abilities, dataOf, listOf, paging, sorting } from '../envelopes.ts';
import { inForm, inProject, ofProject } from '../entering.ts';
import { named } from '../named.ts';
import { id, instant, isoDate, optionalText, text } from '../shapes.ts';
import { operation } from './operation.ts';
import { idString, questionView } from './shapes.ts';

/** The use of a form of the library inside a project. */
const formRow = z.object({
  id: z.number(),
  xformId: z.number(),
  idString: z.string(),
  title: z.string(),
  createdAt: instant,
  isActive: z.boolean(),
  isPublished: z.boolean(),
  /** Null: no target was set. */
  target: z.number().nullable(),
  /** People who sent at least one record. */
  totalSurveyor: z.number(),
  totalSubmission: z.number(),
  can: abilities('edit', 'setStatus', 'setTarget', 'delete', 'users', 'data', 'library', 'open', 'submit'),
});
export type FormRow = z.output<typeof formRow>;
named('FormRow', formRow);

const formDetail = formRow.extend({
  projectId: z.number(),
  projectName: z.string(),
  isArchived: z.boolean(),
  description: z.string().nullable(),
  version: z.number(),
  languages: z.array(z.string()),
  questionCount: z.number(),
  userCount: z.number(),
  missingMedia: z.number(),
  createdBy: z.string().nullable(),
  updatedAt: instant,
});
export type FormDetail = z.output<typeof formDetail>;
named('FormDetail', formDetail);

const formSummary = z.object({
  totalForms: z.number(),
  totalSubmission: z.number(),
  totalUniqueSurveyors: z.number(),
  totalActive: z.number(),
});

/** `0`/left out: both; as text because it stands in an address. */
const yesNoAny = z.enum(['true', 'false']).optional();
const target = z.number().int().min(0).max(10_000_000).nullable();

export const projectForms = {
  projectForms: operation({
    method: 'GET',
    path: '/msurvey/api/project/forms/list',
    permission: 'Form/View',
    summary: 'The forms of a project',
    project: ofProject.query,
    query: paging
      .extend({
        projectId: id,
        formName: optionalText(),
        fromDate: isoDate.optional(),
        toDate: isoDate.optional(),
        isPublished: yesNoAny,
        isActive: yesNoAny,
      })
      .extend(sorting(['title', 'createdAt', 'target', 'totalSubmission']).shape),
    response: z.object({ data: z.array(formRow), meta: z.object({ count: z.number(), canImport: z.boolean() }) }),
  }),
  formSummary: operation({
    method: 'GET',
    path: '/msurvey/api/project/forms/summary',
    permission: 'Form/View',
    summary: 'Totals of a project’s forms; the list has one element',
    ...inProject.query(),
    response: listOf(formSummary),
  }),
  oneFormSummary: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/summary',
    permission: 'Form/View',
    summary: 'The same totals of one form',
    ...inForm.query(),
    response: listOf(formSummary),
  }),
  form: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/detail',
    permission: 'Form/View',
    summary: 'One form of a project',
    ...inForm.query(),
    response: dataOf(formDetail),
    problems: ['record.not-found'],
  }),
  formProperties: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/properties',
    permission: 'Form/View',
    summary: 'The questions of a form’s newest version',
    ...inForm.query(),
    response: listOf(questionView),
    problems: ['record.not-found'],
  }),
  changeFormTitle: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/title',
    permission: 'Form/Edit',
    summary: 'Change the title that a form has in its project',
    ...inForm.body({ title: text() }),
    response: dataOf(formRow),
    problems: ['project.archived', 'record.not-found', 'form.title-taken'],
  }),
  setFormStatus: operation({
    method: 'PUT',
    path: '/msurvey/api/project/form/status',
    permission: 'Form/Edit',
    summary: 'Publish or unpublish, activate or deactivate a form; unpublishing deactivates',
    ...inForm.body({ isActive: z.boolean().optional(), isPublished: z.boolean().optional() }),
    response: dataOf(formRow),
    problems: ['project.archived', 'record.not-found', 'form.not-published'],
  }),
  setFormTarget: operation({
    method: 'PUT',
    path: '/msurvey/api/project/form/target',
    permission: 'Form/Edit',
    summary: 'How many submissions are wanted; null for no target',
    ...inForm.body({ target }),
    response: dataOf(formRow),
    problems: ['project.archived', 'record.not-found'],
  }),
  deleteProjectForm: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/delete',
    permission: 'Form/Delete',
    summary: 'Take a form out of a project; refused while it holds data',
    ...inForm.body(),
    response: dataOf(z.object({ id: z.number() })),
    problems: ['project.archived', 'record.not-found', 'form.has-data'],
  }),
};

const organisationOption = z.object({ orgId: z.number(), orgName: z.string(), name: z.string() });
const roleOption = z.object({ id: z.number(), name: z.string() });
const userOption = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  roles: z.array(z.object({ name: z.string() })),
});
const ids = z.array(id).max(1000);

export const formImport = {
  importOrganizations: operation({
    method: 'POST',
    path: '/msurvey/api/project/forms/import/organizations',
    permission: 'Form/Create',
    effect: 'read',
    summary: 'Organisations whose people can be given an imported form',
    response: listOf(organisationOption),
  }),
  importSource: operation({
    method: 'GET',
    path: '/msurvey/api/project/forms/import/source',
    permission: 'Form/Create',
    summary: 'Deployed forms that can be imported into a project, by part of the title',
    project: { from: 'query', field: 'id' },
    query: z.object({ id, q: optionalText(100) }),
    response: listOf(z.object({ id: z.number(), idString: z.string(), title: z.string(), version: z.number() })),
  }),
  importRoles: operation({
    method: 'POST',
    path: '/msurvey/api/project/forms/import/roles',
    permission: 'Form/Create',
    effect: 'read',
    summary: 'Roles of organisations',
    body: z.object({ orgList: ids }),
    response: listOf(roleOption),
  }),
  importUsers: operation({
    method: 'POST',
    path: '/msurvey/api/project/forms/import/users',
    permission: 'Form/Create',
    effect: 'read',
    summary: 'Members of a project’s team by organisation and role',
    project: ofProject.body,
    body: z.object({ orgList: ids, roleList: ids, projectId: id }),
    response: listOf(userOption),
  }),
  importForm: operation({
    method: 'POST',
    path: '/msurvey/api/project/forms/import',
    permission: 'Form/Create',
    summary: 'Use a form of the library in a project, and give it to people of the team',
    project: { from: 'body', field: 'project_id' },
    body: z.object({
      id_string: idString,
      form_title: text(),
      project_id: id,
      organizations: ids.min(1, 'required'),
      roles: ids.default([]),
      users: ids.default([]),
    }),
    response: dataOf(formRow),
    problems: ['project.archived', 'record.not-found', 'form.title-taken', 'form.user-not-in-team'],
  }),
};
