import { z } from 'zod';
import { dataOf, pageOf, paging } from './envelopes.ts';
import { operationsOf } from './operation.ts';
import { id, instant, optionalText } from './shapes.ts';

const operation = operationsOf('notifications');
const RATING = z.number('malformed').int('invalid').min(1, 'invalid').max(5, 'invalid');
export const notifications = {
  validationSummary: operation({
    method: 'GET',
    path: '/msurvey/api/notification/summary',
    permission: 'signed-in',
    summary: 'The four validation counts of the bell, and how many notifications are unread',
    response: dataOf(
      z.object({
        totalValidationRequest: z.number(),
        totalAccepted: z.number(),
        rejection: z.number(),
        yetTobeValidated: z.number(),
        unreadNotifications: z.number(),
      }),
    ),
  }),
  notificationList: operation({
    method: 'POST',
    path: '/msurvey/api/notification/list',
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
        /** The screen of what it is about, where it has one. */
        path: z.string().nullable(),
        isRead: z.boolean(),
      }),
    ),
  }),
  readNotification: operation({
    method: 'POST',
    path: '/msurvey/api/notification/read',
    permission: 'signed-in',
    summary: 'Mark a notification as read',
    body: z.object({ id }),
    response: 'empty',
    problems: ['record.not-found'],
  }),
  sendFeedback: operation({
    method: 'POST',
    path: '/msurvey/api/feedback',
    permission: 'Feedback/Create',
    summary: 'Rate the product, 1 (Worst) to 5 (Great)',
    body: z.object({ rating: RATING, comment: optionalText(4000) }),
    response: 'empty',
  }),
  feedbackList: operation({
    method: 'POST',
    path: '/msurvey/api/feedback/list',
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
