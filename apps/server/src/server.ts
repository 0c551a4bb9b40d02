import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { pino } from 'pino';
import type { Config } from './config/index.ts';
import type { Context } from './context.ts';
import { Database, handleOn } from './db/database.ts';
import { migrateAll } from './db/prepare.ts';
import { secretOf } from './db/secrets.queries.ts';
import { openFileStore } from './external/file-store.ts';
import { openMailer } from './external/open-mailer.ts';
import { Access } from './http/access-cache.ts';
import { closesSoon } from './http/close-app.ts';
import { createApp, type Route } from './http/app.ts';
import { newSecret, Tokens } from './http/tokens.ts';
import { jobHandlers, TIMETABLE } from './jobs/handlers.ts';
import { Jobs } from './jobs/queue.ts';
import { syncSwitches } from './modules/access/index.ts';
import { VERSION } from './version.ts';

export interface Server {
  app: FastifyInstance;
  /** Every route that answers, for the census. */
  routes: Route[];
  context: Context;
  close(): Promise<void>;
}

/** Brings the database of a pool up to date: ours, the job queue's, and the switches of a catalogue that has grown. */
export async function prepareDatabase(pool: Pool): Promise<void> {
  await migrateAll(pool);
  await syncSwitches(handleOn(pool));
}

/** Builds everything once, on a database that is up to date. The caller listens and closes. */
export async function createServer(config: Config, pool: Pool, options: { jobs?: boolean } = {}): Promise<Server> {
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] });
  const database = new Database(pool, (error) => log.error({ err: error }, 'work after a commit failed'));
  const access = new Access(pool, database.db);
  await access.listen();
  const context: Context = {
    config,
    version: VERSION,
    log,
    database,
    access,
    tokens: new Tokens(await secretOf(database.db, 'token', newSecret)),
    jobs: new Jobs(pool, log),
    mailer: openMailer(config, database),
    files: openFileStore(config.fileStore),
  };
  const routes: Route[] = [];
  const app = await createApp(context, routes);
  const closeApp = closesSoon(app);
  if (options.jobs !== false) await context.jobs.work(jobHandlers(context), TIMETABLE);
  return {
    app,
    routes,
    context,
    close: async () => {
      await closeApp();
      await context.jobs.stop();
      access.close();
      await database.close();
    },
  };
}
