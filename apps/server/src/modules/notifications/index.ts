export { notificationJobs } from './notifications.jobs.ts';
export { notificationHandlers } from './notifications.routes.ts';
