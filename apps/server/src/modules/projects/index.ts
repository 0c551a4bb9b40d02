import { projects } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';

/** TEMPORARY until the module is written. */
export const projectHandlers = (_context: Context): Handlers<typeof projects> =>
  Object.fromEntries(Object.keys(projects).map((name) => [name, async () => problem('server.busy')])) as never;
