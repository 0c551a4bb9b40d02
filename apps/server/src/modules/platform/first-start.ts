import type { Context } from '#context.ts';
import { createLink } from '#modules/access/index.ts';
import { hasUsers, lockSetUp } from './platform.queries.ts';

/**
 * The one-time link of an installation that nobody can sign in to yet. Every start makes another one and leaves the
 * older ones to expire: of two processes that start together, each prints a link that works until one was used.
 */
export async function firstStart({ config, database }: Context): Promise<string | undefined> {
  if (config.demonstration) return undefined;
  return database.transaction(async ({ db }) => {
    await lockSetUp(db);
    if (await hasUsers(db, config)) return undefined;
    return `${config.publicUrl}/setup?id=${await createLink(db, 'setup', null)}`;
  });
}
