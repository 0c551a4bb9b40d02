import { codeLists } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';

/** TEMPORARY until the module is written. */
export const codeListHandlers = (_context: Context): Handlers<typeof codeLists> =>
  Object.fromEntries(Object.keys(codeLists).map((name) => [name, async () => problem('server.busy')])) as never;
