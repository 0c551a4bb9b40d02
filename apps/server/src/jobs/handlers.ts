import type { Context } from '../context.ts';
import type { Mail } from '../external/mail.ts';
import type { JobHandlers } from './queue.ts';

declare module './queue.ts' {
  interface JobTypes {
    'send-mail': Mail;
  }
}

/** What runs in the background; each handler may run more than once for one job. */
export const jobHandlers = (context: Context): JobHandlers => ({
  'send-mail': (mail) => context.mailer.send(mail),
});
