import type { notifications } from '@msurvey/contract';
import type { z } from 'zod';
import type { FeedbackRow } from './feedback.queries.ts';
import type { StateCounts } from '#modules/activities/index.ts';
import type { NotificationRow } from './notifications.queries.ts';

type SummaryWire = z.input<(typeof notifications.validationSummary)['response']>['data'];
type NotificationWire = z.input<(typeof notifications.notificationList)['response']>['data'][number];
type FeedbackWire = z.input<(typeof notifications.feedbackList)['response']>['data'][number];

/** Every activity is a request for validation; what was received and not decided is yet to be validated. */
export const summaryView = ({ received, approved, rejected }: StateCounts, unread: number): SummaryWire => ({
  totalValidationRequest: received + approved + rejected,
  totalAccepted: approved,
  rejection: rejected,
  yetTobeValidated: received,
  unreadNotifications: unread,
});

export const notificationView = (row: NotificationRow): NotificationWire => ({
  id: row.id,
  projectName: row.projectName,
  // The form's title, as the wire calls it.
  fullName: row.formTitle,
  role: row.roleName,
  orgName: row.organizationName,
  date: row.date,
  time: row.time,
  message: row.message,
  path: row.path,
  isRead: row.isRead,
});

export const feedbackView = (row: FeedbackRow): FeedbackWire => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  userName: row.userName,
  orgName: row.orgName,
  createdAt: row.createdAt.toISOString(),
});
