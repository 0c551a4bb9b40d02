import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { insertNotifications, type NewNotification } from './notifications.queries.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    /** How modules that come before this one tell people something: enqueued with their own change. */
    notify: NewNotification;
  }
}

export const notificationJobs = ({ database }: Context): JobHandlers => ({
  notify: (notification) => insertNotifications(database.db, notification),
});
