import type { geography } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';

export const importHandlers = (_context: Context) =>
  ({
    checkGeoImport: async () => problem('server.busy'),
    applyGeoImport: async () => problem('server.busy'),
  }) satisfies Partial<Handlers<typeof geography>>;
