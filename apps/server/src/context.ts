import type { Logger } from 'pino';
import type { FigureNews } from './changed/figure-news.ts';
import type { Config } from './config/index.ts';
import type { Database } from './db/database.ts';
import type { FileStore } from './external/file-store.ts';
import type { Mailer } from './external/mail.ts';
import type { Access } from './http/access-cache.ts';
import type { Gate } from './http/gate.ts';
import type { Limits } from './http/limits.ts';
import type { Tokens } from './http/tokens.ts';
import type { Jobs } from './jobs/queue.ts';

/** Everything that is built once and handed to the modules. */
export interface Context {
  config: Config;
  version: string;
  log: Logger;
  database: Database;
  tokens: Tokens;
  access: Access;
  /** In which projects figures change, told by every process. */
  news: FigureNews;
  limits: Limits;
  gate: Gate;
  jobs: Jobs;
  mailer: Mailer;
  files: FileStore;
}
