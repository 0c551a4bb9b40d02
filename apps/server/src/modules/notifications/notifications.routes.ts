import type { notifications } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { onlyOrganization, seesAll } from '#modules/access/index.ts';
import { activityCounts } from '#modules/activities/index.ts';
import { countFeedback, insertFeedback, listFeedback } from './feedback.queries.ts';
import { countNotifications, listNotifications, markRead } from './notifications.queries.ts';
import { feedbackView, notificationView, summaryView } from './notifications.view.ts';

export const notificationHandlers = ({ database }: Context): Handlers<typeof notifications> => ({
  validationSummary: async ({ who }) => ({
    data: summaryView(await activityCounts(database.pool, seesAll(who) ? null : who.userId)),
  }),
  notificationList: async ({ db, who, body }) => {
    const [rows, count] = await Promise.all([
      listNotifications(db, who.userId, body),
      countNotifications(db, who.userId),
    ]);
    return { data: rows.map(notificationView), meta: { count } };
  },
  readNotification: async ({ db, who, body, audit }) => {
    const unread = await markRead(db, who.userId, body.id);
    if (unread === undefined) return problem('record.not-found');
    if (unread) await audit({ action: 'read', entity: 'notification', entityId: body.id });
  },
  sendFeedback: async ({ db, who, body, audit }) => {
    const id = await insertFeedback(db, { userId: who.userId, ...body });
    await audit({ action: 'create', entity: 'feedback', entityId: id, after: body });
  },
  feedbackList: async ({ db, who, body }) => {
    const filter = { ...body, organizationId: onlyOrganization(who) };
    const [rows, count] = await Promise.all([listFeedback(db, filter), countFeedback(db, filter)]);
    return { data: rows.map(feedbackView), meta: { count } };
  },
});
