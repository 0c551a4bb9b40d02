import { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';

/** TEMPORARY until the module is written. */
export const sessionHandlers = (_context: Context): Handlers<typeof session> =>
  Object.fromEntries(Object.keys(session).map((name) => [name, async () => problem('server.busy')])) as never;
