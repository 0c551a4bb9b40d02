import { randomUUID } from 'node:crypto';
import type { Permission } from '@msurvey/domain';
import { type Actor, actor, type TestServer } from './cast.ts';
import { insertPersonWithSession } from './people.queries.ts';

/** Somebody whose one role has exactly these switches on. */
export async function personWithPermissions(server: TestServer, permissions: readonly Permission[]): Promise<Actor> {
  const sessionId = randomUUID();
  const userId = await insertPersonWithSession(server.context.database.db, permissions, sessionId);
  return actor(server, await server.context.tokens.sign(userId, sessionId));
}
