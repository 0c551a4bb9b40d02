import { z } from 'zod';
import { dataOf, howMany, listOf, pageOf, paging, sorting } from '../envelopes.ts';
import { inForm, ofForm } from '../entering.ts';
import { named } from '../named.ts';
import { anyOrId, id, instant, isoDate, optionalText, someIds } from '../shapes.ts';
import { operation } from './operation.ts';

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
named('FormUser', formUser);

export const formUsers = {
  formUsers: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/users/list',
    permission: 'Form User/View',
    effect: 'read',
    summary: 'Who collects with a form; the dates narrow the day of joining',
    form: ofForm.body,
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
        /** What a distribution goes by: records collected with the form by anybody, and how many users are active. */
        collected: z.number(),
        activeUsers: z.number(),
        canAdd: z.boolean(),
        canEdit: z.boolean(),
      }),
    }),
  }),
  formUser: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/users/one',
    permission: 'Form User/View',
    summary: 'One person of a form; null: not of this form, or not any more',
    ...inForm.query({ userId: id }),
    response: dataOf(formUser.nullable()),
  }),
  myFormWork: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/users/mine',
    permission: 'Form/View',
    summary:
      'The caller as somebody who collects with a form: target, pace and what was sent; null for whoever does not',
    ...inForm.query(),
    response: dataOf(formUser.nullable()),
  }),
  myForms: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/users/my-forms',
    permission: 'Form/View',
    summary: 'The open forms that the caller collects with, in every project: target, and what was sent towards it',
    response: listOf(
      z.object({
        projectId: z.number(),
        projectName: z.string(),
        id: z.number(),
        xformId: z.number(),
        title: z.string(),
        targetValue: z.number().nullable(),
        done: z.number(),
      }),
    ),
  }),
  formUserCandidates: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/users/candidates',
    permission: 'Form User/Create',
    effect: 'read',
    summary: 'Active members of the team who do not collect with the form yet',
    form: ofForm.body,
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
    permission: 'Form User/Create',
    summary: 'Give a form to members of the team',
    ...inForm.body({ userIds: someIds(1000) }),
    response: howMany('added'),
    problems: ['project.archived', 'record.not-found', 'form.user-not-in-team'],
  }),
  setFormUserStatus: operation({
    method: 'PUT',
    path: '/msurvey/api/project/form/users/status',
    permission: 'Form User/Edit',
    summary: 'Let a person collect with a form, or stop it',
    ...inForm.body({ userId: id, isActive: z.boolean() }),
    response: dataOf(formUser),
    problems: ['project.archived', 'record.not-found'],
  }),
  distributeTargets: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/users/auto-target',
    permission: 'Form User/Edit',
    summary: 'Split what is left of the form’s target (target less collected) evenly over its active users',
    ...inForm.body({ targetDate: isoDate }),
    /** How many users got a share, and how many records they share. */
    response: howMany('users', 'distributed'),
    problems: ['project.archived', 'record.not-found', 'form.no-target', 'form.no-active-user', 'form.nothing-left'],
  }),
  setTargets: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/users/target',
    permission: 'Form User/Edit',
    summary: 'Set the target of one or several users of a form',
    form: { from: 'body', field: 'targetSetting.formId' },
    body: z.object({
      targetSetting: z.object({ formId: id, targetValue, targetDate: isoDate }),
      users: someIds(1000),
    }),
    response: howMany('changed'),
    problems: ['project.archived', 'record.not-found'],
  }),
};
