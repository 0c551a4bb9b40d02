export { accountByName, type AccountRow } from './account.queries.ts';
export { noteFailure } from './note-failure.ts';
export { sessionJobs } from './session.jobs.ts';
export { sessionHandlers } from './session.routes.ts';
export { signInProblem } from './session.policy.ts';
export { accountKey, Throttle } from './throttle.ts';
