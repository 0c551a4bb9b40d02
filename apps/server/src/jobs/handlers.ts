import type { Context } from '../context.ts';
import type { Mail } from '../external/mail.ts';
import { cleanFiles } from '../external/stored-files.ts';
import { storedFileKeys } from '../external/stored-files.queries.ts';
import { sweepFiles } from '../external/sweep-files.ts';
import { accessJobs } from '../modules/access/index.ts';
import { formFileKeys, formJobs } from '../modules/forms/index.ts';
import { collectionJobs, knownFileKeys } from '../modules/collection/index.ts';
import { notificationJobs } from '../modules/notifications/index.ts';
import { registryJobs } from '../modules/registry/index.ts';
import { sessionJobs } from '../modules/session/index.ts';
import type { JobHandlers } from './queue.ts';

declare module './queue.ts' {
  interface JobTypes {
    'send-mail': Mail;
    'clean-files': unknown;
    'sweep-files': unknown;
  }
}

/** Everybody who keeps files in the store: what none of them knows is removed. A test compares this with the tables. */
export const FILE_OWNERS = [storedFileKeys, formFileKeys, knownFileKeys];

/** What runs in the background; each handler may run more than once for one job. */
export const jobHandlers = (context: Context): JobHandlers => ({
  'send-mail': (mail) => context.mailer.send(mail),
  'clean-files': () => cleanFiles(context),
  'sweep-files': async () => void (await sweepFiles(context, FILE_OWNERS)),
  ...accessJobs(context),
  ...sessionJobs(context),
  ...formJobs(context),
  ...collectionJobs(context),
  ...registryJobs(context),
  ...notificationJobs(context),
});

/** What runs by the clock (UTC), when few people work. */
export const TIMETABLE = [
  '17 20 * * * clean-sessions',
  '27 20 * * * clean-files',
  '47 20 * * * clean-forms',
  '57 20 * * * sweep-files',
  // Also by day: what has not been gathered yet is summed at every look.
  '37 * * * * gather-head-counts',
  '42 * * * * gather-registry-counts',
  // What a fault of a registry held up, without anybody asking.
  '7 * * * * retry-projections',
  // What a process that died was working on.
  '* * * * * revive-tasks',
].join('\n');
