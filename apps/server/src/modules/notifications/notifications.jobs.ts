import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { digestJobs } from './forums/digest.jobs.ts';
import { insertNotifications, type NewNotification } from './notifications.queries.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    /** How modules that come before this one tell people something: enqueued with their own change. */
    notify: NewNotification;
  }
}

export const notificationJobs = (context: Context): JobHandlers => ({
  notify: (notification) => insertNotifications(context.database.db, notification),
  ...digestJobs(context),
});
