import { geography, sites } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { unitHandlers } from './units/units.routes.ts';

export { loadBangladesh } from './bangladesh/load.ts';

const notYet = (names: string[]) => Object.fromEntries(names.map((name) => [name, async () => problem('server.busy')]));

export const geographyHandlers = (_context: Context): Handlers<typeof geography & typeof sites> => ({
  ...(notYet(Object.keys({ ...geography, ...sites })) as never),
  ...unitHandlers(),
});
