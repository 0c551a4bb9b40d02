import { geography, sites } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';

/** TEMPORARY until the module is written. */
export const geographyHandlers = (_context: Context): Handlers<typeof geography & typeof sites> =>
  Object.fromEntries(
    Object.keys({ ...geography, ...sites }).map((name) => [name, async () => problem('server.busy')]),
  ) as never;
