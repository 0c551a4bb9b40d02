export { sessionJobs } from './session.jobs.ts';
export { sessionHandlers } from './session.routes.ts';
