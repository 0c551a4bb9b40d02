import type { codeLists } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { categoryHandlers } from './categories.routes.ts';
import { itemHandlers } from './items.routes.ts';

export const codeListHandlers = (_context: Context): Handlers<typeof codeLists> => ({
  ...categoryHandlers(),
  ...itemHandlers(),
});
