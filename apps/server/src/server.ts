import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { type DestinationStream, pino } from 'pino';
import type { Config } from './config/index.ts';
import type { Context } from './context.ts';
import { FigureNews } from './changed/figure-news.ts';
import { Announcements } from './db/announcements.ts';
import { Database, handleOn } from './db/database.ts';
import { migrateAll } from './db/prepare.ts';
import { secretOf } from './db/secrets.queries.ts';
import { openFileStore } from './external/file-store.ts';
import { openMailer } from './external/open-mailer.ts';
import { Access } from './http/access-cache.ts';
import { closesSoon } from './http/close-app.ts';
import { createApp, type Route } from './app.ts';
import { Gate } from './http/gate.ts';
import { type Limits, LIMITS } from './http/limits.ts';
import { cutStalled } from './http/stalled.ts';
import { newSecret, Tokens } from './http/tokens.ts';
import { jobHandlers, timetable } from './modules/jobs.ts';
import { Jobs } from './jobs/queue.ts';
import { syncSwitches } from './modules/access/index.ts';
import { composeModules, followNews } from './modules/index.ts';
import { VERSION } from './version.ts';
import { withinMs } from './within.ts';

export interface ServerOptions {
  /** Without jobs nothing runs in the background. */
  jobs?: boolean;
  /** Where log lines go, if not to the terminal. */
  logTo?: DestinationStream;
  /** Others than a real server's, for tests. */
  limits?: Partial<Limits>;
}

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
export async function createServer(config: Config, pool: Pool, options: ServerOptions = {}): Promise<Server> {
  composeModules();
  const limits = { ...LIMITS, ...options.limits };
  const log = pino(
    { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    options.logTo ?? pino.destination(1),
  );
  const database = new Database(
    pool,
    (error) => log.error({ err: error }, 'work after a commit failed'),
    config.prepareStatements ? limits.readMs : null,
  );
  const announcements = new Announcements(pool);
  const access = new Access(announcements, database.db, config);
  const news = new FigureNews(announcements, database.db, (error) => log.error({ err: error }, 'news were not told'));
  database.onChanged = (projectIds) => news.changed(projectIds);
  await announcements.listen();
  const context: Context = {
    config,
    version: VERSION,
    log,
    database,
    access,
    news,
    tokens: new Tokens(await secretOf(database.db, 'token', newSecret)),
    limits,
    gate: new Gate(limits),
    jobs: new Jobs(pool, log),
    mailer: openMailer(config, database),
    files: openFileStore(config.fileStore),
  };
  const routes: Route[] = [];
  const app = await createApp(context, routes);
  const closeApp = closesSoon(app, limits.stopMs / 2);
  const letStalledBe = cutStalled(app, limits.stalledMs);
  if (options.jobs !== false) {
    await context.jobs.work(jobHandlers(context), timetable(config));
    followNews(context);
  }
  return {
    app,
    routes,
    context,
    close: async () => {
      // Open dashboards wait for news without end.
      news.close();
      // Each has its share of the time: what does not end in it is left to whoever closes the database under it.
      await closeApp();
      letStalledBe();
      await withinMs(limits.stopMs / 4, context.jobs.stop());
      announcements.close();
      await withinMs(limits.stopMs / 8, database.close());
    },
  };
}
