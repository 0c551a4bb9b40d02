import { z } from 'zod';
import { operation } from './operation.ts';
import {
  dataOf,
  emailText,
  id,
  instant,
  listOf,
  newPassword,
  optionalText,
  pageOf,
  paging,
  text,
  userNameText,
} from './shapes.ts';

export const platform = {
  about: operation({
    method: 'GET',
    path: '/msurvey/api/about',
    domain: 'platform',
    permission: 'public',
    summary: 'What this installation is',
    response: dataOf(
      z.object({
        version: z.string(),
        /** Demonstration data is loaded: the console says so. */
        demonstration: z.boolean(),
        /** Nobody can sign in yet: the one-time link printed at the first start creates the super-administrator. */
        setupNeeded: z.boolean(),
        /** Mail is kept in a mailbox one can open in the browser (never with SMTP). */
        mailbox: z.boolean(),
      }),
    ),
  }),
  setUp: operation({
    method: 'POST',
    path: '/msurvey/api/setup',
    domain: 'platform',
    permission: 'public',
    summary: 'Create the super-administrator with the one-time link of the first start',
    body: z.object({
      id: z.string().min(1, 'required').max(200),
      organization: text(200),
      firstName: text(100),
      lastName: text(100),
      username: userNameText,
      email: emailText,
      password: newPassword,
    }),
    response: 'empty',
    problems: ['link.invalid', 'setup.done'],
  }),
  file: operation({
    method: 'GET',
    path: '/msurvey/api/file/:uuid',
    domain: 'platform',
    permission: 'signed-in',
    summary: 'A file made for the caller: an export, a report, a workbook with its faults',
    params: z.object({ uuid: z.uuid('invalid') }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  mailbox: operation({
    method: 'GET',
    path: '/msurvey/api/mailbox',
    domain: 'platform',
    permission: 'public',
    summary: 'Mail of a demonstration without SMTP; not there otherwise',
    response: listOf(
      z.object({ id: z.number(), to: z.string(), subject: z.string(), text: z.string(), sentAt: instant }),
    ),
    problems: ['route.not-found'],
  }),
};

const RATING = z.number('malformed').int('invalid').min(1, 'invalid').max(5, 'invalid');
export const notifications = {
  validationSummary: operation({
    method: 'GET',
    path: '/msurvey/api/notification/summary',
    domain: 'notifications',
    permission: 'signed-in',
    summary: 'The four validation counts of the bell',
    response: dataOf(
      z.object({
        totalValidationRequest: z.number(),
        totalAccepted: z.number(),
        rejection: z.number(),
        yetTobeValidated: z.number(),
      }),
    ),
  }),
  notificationList: operation({
    method: 'POST',
    path: '/msurvey/api/notification/list',
    domain: 'notifications',
    permission: 'signed-in',
    effect: 'read',
    summary: 'The caller’s notifications, newest first',
    body: paging,
    response: pageOf(
      z.object({
        id: z.number(),
        projectName: z.string().nullable(),
        fullName: z.string().nullable(),
        role: z.string().nullable(),
        orgName: z.string().nullable(),
        date: z.string(),
        time: z.string(),
        message: z.string(),
        isRead: z.boolean(),
      }),
    ),
  }),
  readNotification: operation({
    method: 'POST',
    path: '/msurvey/api/notification/read',
    domain: 'notifications',
    permission: 'signed-in',
    summary: 'Mark a notification as read',
    body: z.object({ id }),
    response: 'empty',
    problems: ['record.not-found'],
  }),
  sendFeedback: operation({
    method: 'POST',
    path: '/msurvey/api/feedback',
    domain: 'notifications',
    permission: 'Feedback/Create',
    summary: 'Rate the product, 1 (Worst) to 5 (Great)',
    body: z.object({ rating: RATING, comment: optionalText(4000) }),
    response: 'empty',
  }),
  feedbackList: operation({
    method: 'POST',
    path: '/msurvey/api/feedback/list',
    domain: 'notifications',
    permission: 'Feedback/View',
    effect: 'read',
    summary: 'Feedback that was sent, newest first',
    body: paging.extend({ rating: RATING.nullish() }),
    response: pageOf(
      z.object({
        id: z.number(),
        rating: z.number(),
        comment: z.string().nullable(),
        userName: z.string(),
        orgName: z.string(),
        createdAt: instant,
      }),
    ),
  }),
};
