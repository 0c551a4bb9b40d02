import { readConfig } from './config/index.ts';
import { openDatabase } from './db/open.ts';
import { loadBasicsOnce, loadDemonstrationOnce } from './demo/index.ts';
import { firstStart } from './modules/platform/index.ts';
import { createServer, prepareDatabase } from './server.ts';
import { greet } from './greeting.ts';

/** Reads the configuration, builds everything once, listens, and closes cleanly. */
async function main(): Promise<void> {
  const config = readConfig();
  const say = (line: string) => console.log(line);
  const opened = await openDatabase(config, say);
  try {
    await prepareDatabase(opened.pool);
    if (config.demonstration) await loadDemonstrationOnce(opened.pool, say);
    else await loadBasicsOnce(opened.pool);
    const server = await createServer(config, opened.pool);
    await server.app.listen({ port: config.port, host: config.host });
    const setupLink = await firstStart(server.context);
    greet(config, server.app.server.address(), setupLink, say);

    let closingSince: number | undefined;
    const stop = async (signal: string) => {
      // One Ctrl-C arrives twice: from the terminal and from npm. Only a second one ends the process at once.
      if (closingSince !== undefined) return void (Date.now() - closingSince > 1000 && process.exit(130));
      closingSince = Date.now();
      say(`\n${signal}: stopping …`);
      await server.close();
      await opened.close();
      say('Stopped.');
      process.exit(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  } catch (error) {
    await opened.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(`mSurvey cannot start: ${error instanceof Error ? error.message : String(error)}`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
