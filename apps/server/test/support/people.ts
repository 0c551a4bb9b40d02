import { randomUUID } from 'node:crypto';
import { ALL_PERMISSIONS, type Permission, type ReachPair } from '@msurvey/domain';
import { type Actor, actor, type TestServer } from './cast.ts';
import { insertPersonWithSession } from './people.queries.ts';

/** Somebody whose one role has exactly these switches on, and reaches everything unless it is said otherwise. */
export async function personWithPermissions(
  server: TestServer,
  permissions: readonly Permission[],
  reach?: ReachPair,
): Promise<Actor> {
  const sessionId = randomUUID();
  const userId = await insertPersonWithSession(server.context.database.db, permissions, sessionId, reach);
  return actor(server, await server.context.tokens.sign(userId, sessionId));
}

/** Somebody with every switch, who reaches so far and no further. */
export async function personReaching(server: TestServer, reach: ReachPair): Promise<{ userId: number; actor: Actor }> {
  const sessionId = randomUUID();
  const userId = await insertPersonWithSession(server.context.database.db, ALL_PERMISSIONS, sessionId, reach);
  return { userId, actor: actor(server, await server.context.tokens.sign(userId, sessionId)) };
}
