export { forumHandlers } from './forums/forums.routes.ts';
export { notificationJobs } from './notifications.jobs.ts';
export { notificationHandlers } from './notifications.routes.ts';
export { insertNotifications } from './notifications.queries.ts';
