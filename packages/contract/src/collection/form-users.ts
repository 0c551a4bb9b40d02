import { z } from 'zod';
import { operation } from '../operation.ts';
import { anyOrId, dataOf, id, instant, isoDate, optionalText, pageOf, paging, sorting } from '../shapes.ts';

const targetValue = z.number().int('invalid').min(0, 'invalid').max(10_000_000, 'invalid');

const formUser = z.object({
  id: z.number(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  orgName: z.string(),
  roleName: z.string(),
  /** Day of joining the form. */
  createdAt: instant,
  isActive: z.boolean(),
  targetValue: z.number().nullable(),
  targetDate: z.string().nullable(),
  totalSubmission: z.number(),
  lastSubmissionAt: instant.nullable(),
  /**
   * Beside the target: done since its first day, expected by today, and needed per day until the project ends; null
   * where it cannot be said.
   */
  pace: z.object({ done: z.number(), expected: z.number().nullable(), neededPerDay: z.number().nullable() }),
});
export type FormUser = z.output<typeof formUser>;

const ofForm = { from: 'body', field: 'formId' } as const;

export const formUsers = {
  formUsers: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/users/list',
    domain: 'collection',
    permission: 'Form User/View',
    effect: 'read',
    summary: 'Who collects with a form; the dates narrow the day of joining',
    form: ofForm,
    body: paging
      .extend({
        formId: id,
        fromDate: isoDate.nullish(),
        toDate: isoDate.nullish(),
        userName: optionalText(),
        isActive: z.boolean().nullish(),
      })
      .extend(sorting(['userName', 'createdAt', 'targetValue', 'totalSubmission']).shape),
    response: z.object({
      data: z.array(formUser),
      meta: z.object({
        count: z.number(),
        /** Sum over all users of the form, and what the form itself wants. */
        targetSum: z.number(),
        target: z.number().nullable(),
        canAdd: z.boolean(),
        canEdit: z.boolean(),
      }),
    }),
  }),
  formUser: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/users/one',
    domain: 'collection',
    permission: 'Form User/View',
    summary: 'One person of a form',
    form: { from: 'query', field: 'formId' },
    query: z.object({ formId: id, userId: id }),
    response: dataOf(formUser),
    problems: ['record.not-found'],
  }),
  formUserCandidates: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/users/candidates',
    domain: 'collection',
    permission: 'Form User/Create',
    effect: 'read',
    summary: 'Active members of the team who do not collect with the form yet',
    form: ofForm,
    body: paging.extend({ formId: id, org_id: anyOrId, role_id: anyOrId, username: optionalText() }),
    response: pageOf(
      z.object({
        userId: z.number(),
        username: z.string(),
        name: z.string(),
        orgName: z.string(),
        roleName: z.string(),
      }),
    ),
  }),
  addFormUsers: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/users/add',
    domain: 'collection',
    permission: 'Form User/Create',
    summary: 'Give a form to members of the team',
    form: ofForm,
    body: z.object({ formId: id, userIds: z.array(id).min(1, 'required').max(1000) }),
    response: dataOf(z.object({ added: z.number() })),
    problems: ['project.archived', 'record.not-found', 'form.user-not-in-team'],
  }),
  setFormUserStatus: operation({
    method: 'PUT',
    path: '/msurvey/api/project/form/users/status',
    domain: 'collection',
    permission: 'Form User/Edit',
    summary: 'Let a person collect with a form, or stop it',
    form: ofForm,
    body: z.object({ formId: id, userId: id, isActive: z.boolean() }),
    response: dataOf(formUser),
    problems: ['project.archived', 'record.not-found'],
  }),
  distributeTargets: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/users/auto-target',
    domain: 'collection',
    permission: 'Form User/Edit',
    summary: 'Split what is left of the form’s target evenly over its active users, remainders to the first ones',
    form: ofForm,
    body: z.object({ formId: id, targetDate: isoDate }),
    response: dataOf(z.object({ users: z.number(), distributed: z.number() })),
    problems: ['project.archived', 'record.not-found', 'form.no-target', 'form.no-active-user'],
  }),
  setTargets: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/users/target',
    domain: 'collection',
    permission: 'Form User/Edit',
    summary: 'Set the target of one or several users of a form',
    form: { from: 'body', field: 'targetSetting.formId' },
    body: z.object({
      targetSetting: z.object({ formId: id, targetValue, targetDate: isoDate }),
      users: z.array(id).min(1, 'required').max(1000),
    }),
    response: dataOf(z.object({ changed: z.number() })),
    problems: ['project.archived', 'record.not-found'],
  }),
};
