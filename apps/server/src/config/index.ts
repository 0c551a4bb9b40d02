import { resolve } from 'node:path';

/** All settings of the server. This is the only reader of the environment. */
export interface Config {
  port: number;
  host: string;
  /** Folder of the embedded database, files and secrets. */
  dataFolder: string;
  /** A server's PostgreSQL; without it the embedded one is started. */
  databaseUrl: string | undefined;
  /** Prepared statements do not survive pgbouncer's transaction mode. */
  prepareStatements: boolean;
  smtpUrl: string | undefined;
  /** Sender of all mail. */
  mailFrom: string;
  /** `file:` folder or an S3 address. */
  fileStore: string;
  /** Address under which people reach the console; links in mail begin with it. */
  publicUrl: string;
  /** Load and announce the demonstration programme. */
  demonstration: boolean;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy: string | undefined;
  logLevel: string;
}

const TRUE = new Set(['1', 'true', 'yes', 'on']);
const FALSE = new Set(['0', 'false', 'no', 'off', '']);

function flag(name: string, value: string | undefined, fallback: boolean): boolean {
  if (value === undefined) return fallback;
  if (TRUE.has(value.toLowerCase())) return true;
  if (FALSE.has(value.toLowerCase())) return false;
  throw new Error(`${name} must be 1 or 0, not “${value}”.`);
}

function portNumber(value: string | undefined): number {
  const port = Number(value ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a port number, not “${value}”.`);
  return port;
}

function address(name: string, value: string): string {
  try {
    return new URL(value).toString().replace(/\/$/, '');
  } catch {
    throw new Error(`${name} must be an address such as https://msurvey.example.org, not “${value}”.`);
  }
}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const port = portNumber(env.PORT || undefined);
  const dataFolder = resolve(env.MSURVEY_DATA || './data');
  const databaseUrl = env.DATABASE_URL || undefined;
  return {
    port,
    host: env.HOST || '0.0.0.0',
    dataFolder,
    databaseUrl,
    prepareStatements: flag('DB_PREPARE', env.DB_PREPARE, true),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'mSurvey <no-reply@msurvey.local>',
    fileStore: env.FILE_STORE || `file:${resolve(dataFolder, 'files')}`,
    publicUrl: address('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${port}`),
    demonstration: flag('MSURVEY_DEMO', env.MSURVEY_DEMO, databaseUrl === undefined),
    trustProxy: env.TRUST_PROXY || undefined,
    logLevel: env.LOG_LEVEL || 'warn',
  };
}
