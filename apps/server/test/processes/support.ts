import { afterAll, beforeAll } from 'vitest';
import { build } from '../../../../scripts/build.mjs';
import { ServerProcess, type ServerOptions } from '../../../../scripts/testing/server-process.ts';

/** Starts real servers as `npm start` runs them; whatever a file started is stopped and removed at its end. */
export function realServers(): (options?: ServerOptions) => Promise<ServerProcess> {
  const started: ServerProcess[] = [];
  beforeAll(() => build({ names: ['server'], say: () => {} }));
  afterAll(async () => {
    for (const server of started) await server.dispose();
  });
  return async (options) => {
    const server = await ServerProcess.start(options);
    started.push(server);
    return server;
  };
}
