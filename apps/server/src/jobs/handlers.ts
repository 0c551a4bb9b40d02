import type { Context } from '../context.ts';
import type { Mail } from '../external/mail.ts';
import { cleanFiles } from '../external/stored-files.ts';
import { accessJobs } from '../modules/access/index.ts';
import { notificationJobs } from '../modules/notifications/index.ts';
import { sessionJobs } from '../modules/session/index.ts';
import type { JobHandlers } from './queue.ts';

declare module './queue.ts' {
  interface JobTypes {
    'send-mail': Mail;
    'clean-files': unknown;
  }
}

/** What runs in the background; each handler may run more than once for one job. */
export const jobHandlers = (context: Context): JobHandlers => ({
  'send-mail': (mail) => context.mailer.send(mail),
  'clean-files': () => cleanFiles(context),
  ...accessJobs(context),
  ...sessionJobs(context),
  ...notificationJobs(context),
});

/** What runs by the clock (UTC), when few people work. */
export const TIMETABLE = ['17 20 * * * clean-sessions', '27 20 * * * clean-files'].join('\n');
