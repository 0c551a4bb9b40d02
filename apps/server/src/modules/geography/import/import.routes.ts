import type { geography } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';

export const importHandlers = (context: Context) =>
  ({
    checkGeoImport: checkImport(context),
    applyGeoImport: applyImport(context),
  }) satisfies Partial<Handlers<typeof geography>>;
