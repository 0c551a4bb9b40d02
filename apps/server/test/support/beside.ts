import { inject } from 'vitest';
import { createPool } from '../../src/db/pool.ts';
import { createServer } from '../../src/server.ts';
import { actor, type Actor, type TestServer } from './cast.ts';
import { databaseName } from './state.queries.ts';

export interface SecondServer {
  nobody: Actor;
  /** The same person with the same tokens, at this server. */
  sees(person: Actor): Actor;
  close(): Promise<void>;
}

/** Another API process on the database of a test server: it shares nothing with the first but that. */
export async function startBeside(first: TestServer): Promise<SecondServer> {
  const database = await databaseName(first.context.database.db);
  const server = await createServer(first.context.config, createPool({ ...inject('postgres'), database }), {
    jobs: false,
  });
  return {
    nobody: actor(server),
    sees: (person) => actor(server, person.token, person.refreshToken),
    close: () => server.close(),
  };
}
