import { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';

/** TEMPORARY until the module is written. */
export const accessHandlers = (_context: Context): Handlers<typeof access> =>
  Object.fromEntries(Object.keys(access).map((name) => [name, async () => problem('server.busy')])) as never;
