import type { notifications } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { onlyOrganization, seesAll } from '#modules/access/index.ts';
import { activityCounts, reachedCounts, reachesAllEverywhere } from '#modules/activities/index.ts';
import { countFeedback, insertFeedback, listFeedback } from './feedback.queries.ts';
import { countNotifications, countUnread, listNotifications, markRead } from './notifications.queries.ts';
import { feedbackView, notificationView, summaryView } from './notifications.view.ts';

export const notificationHandlers = ({ database }: Context): Handlers<typeof notifications> => ({
  /** What is counted in the bell lies within reach; whoever reaches all gets what is kept of whole projects. */
  validationSummary: async ({ db, who }) => {
    const counts = reachesAllEverywhere(who)
      ? activityCounts(database.pool, seesAll(who) ? null : who.userId)
      : reachedCounts(db, who);
    const [states, unread] = await Promise.all([counts, countUnread(db, who.userId)]);
    return { data: summaryView(states, unread) };
  },
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
