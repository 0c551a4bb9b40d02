import { notifications } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';

/** TEMPORARY until the module is written. */
export const notificationHandlers = (_context: Context): Handlers<typeof notifications> =>
  Object.fromEntries(Object.keys(notifications).map((name) => [name, async () => problem('server.busy')])) as never;
