import { readConfig } from './config/index.ts';
import { openDatabase } from './db/open.ts';
import { loadBasicsOnce, loadDemonstrationOnce } from './demo/index.ts';
import { openFileStore } from './external/file-store.ts';
import { greet } from './greeting.ts';
import { LIMITS } from './http/limits.ts';
import { firstStart } from './modules/platform/index.ts';
import { createServer, prepareDatabase } from './server.ts';
import { Stopping } from './stopping.ts';

const say = (line: string) => console.log(line);

/** Reads the configuration, builds everything once, listens, and closes cleanly. */
async function main(stopping: Stopping): Promise<void> {
  const config = readConfig();
  const opened = await stopping.open(openDatabase(config, say));
  await prepareDatabase(opened.pool);
  if (config.demonstration) await loadDemonstrationOnce(opened.pool, say, openFileStore(config.fileStore));
  else await loadBasicsOnce(opened.pool);
  const server = await stopping.open(createServer(config, opened.pool));
  await server.app.listen({ port: config.port, host: config.host });
  const setupLink = await firstStart(server.context);
  greet(config, server.app.server.address(), setupLink, say);
}

const stopping = new Stopping(say, LIMITS.stopMs);
main(stopping).catch(async (error: unknown) => {
  // What fails because everything is being closed under it is no failure.
  if (stopping.begun) return;
  console.error(`mSurvey cannot start: ${error instanceof Error ? error.message : String(error)}`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  await stopping.closeAll();
  process.exit(1);
});
