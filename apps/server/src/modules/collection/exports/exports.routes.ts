import type { formExports } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { importHandlers } from '../imports/imports.routes.ts';
import { startExport } from './start-export.ts';

export const exportHandlers = (context: Context): Handlers<typeof formExports> => ({
  exportData: startExport(context),
  ...importHandlers(context),
});
