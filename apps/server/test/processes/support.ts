import { afterAll } from 'vitest';
import { removeDataFolder } from '../../../../scripts/testing/data-folder.ts';
import { readyFolder } from '../../../../scripts/testing/ready-folder.ts';
import { ServerProcess, type ServerOptions } from '../../../../scripts/testing/server-process.ts';

interface RealServers {
  /** On an empty data folder, or what the options say. */
  start(options?: ServerOptions): Promise<ServerProcess>;
  /** On a data folder that has its demonstration already. */
  startReady(): Promise<ServerProcess>;
}

/** Starts real servers as `npm start` runs them; whatever a file started is stopped and removed at its end. */
export function realServers(): RealServers {
  const started: ServerProcess[] = [];
  const copies: string[] = [];
  afterAll(async () => {
    for (const server of started) await server.dispose();
    for (const folder of copies) removeDataFolder(folder);
  });
  const start = async (options?: ServerOptions) => {
    const server = await ServerProcess.start(options);
    started.push(server);
    return server;
  };
  return {
    start,
    startReady: async () => {
      const folder = await readyFolder();
      copies.push(folder);
      return start({ folder });
    },
  };
}
