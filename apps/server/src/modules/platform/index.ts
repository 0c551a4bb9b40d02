import { platform } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';

/** TEMPORARY until the module is written. */
export const platformHandlers = (_context: Context): Handlers<typeof platform> =>
  Object.fromEntries(Object.keys(platform).map((name) => [name, async () => problem('server.busy')])) as never;
