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
  /** Demonstration accounts, whose password is published, and an address that others than this machine can reach. */
  exposed: boolean;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy: string | undefined;
  logLevel: string;
  /** Pictures of the ground beneath maps, and whom to name for them. */
  mapTiles: { url: string; attribution: string } | undefined;
  /** With it /metrics is read from other machines. */
  metricsToken: string | undefined;
  /** A folder or an S3 address; with the passphrase, backups are made there. */
  backupTo: string | undefined;
  /** Times of the day, UTC, `HH:MM`. */
  backupAt: string[];
  /** How many of the newest stay. */
  backupKeep: number;
  /** Seals the archives; never logged, never on a command line. */
  backupPassphrase: string | undefined;
}

/** Addresses of tiles, whose places are filled in by the map. */
function tiles(url: string | undefined, attribution: string | undefined): Config['mapTiles'] {
  if (!url) return undefined;
  const isAddress = URL.canParse(url.replaceAll(/[{}]/g, '')) && /^https?:/.test(url);
  if (!isAddress || !['{z}', '{x}', '{y}'].every((place) => url.includes(place)))
    throw new Error(`MAP_TILES must be an address such as https://tiles.example.org/{z}/{x}/{y}.png, not “${url}”.`);
  if (!attribution) throw new Error('MAP_TILES_ATTRIBUTION must say whose tiles those of MAP_TILES are.');
  return { url, attribution };
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

/** Every address that is not of this machine alone; an unknown name may be anything. */
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
const TIME = /^([01]?\d|2[0-3]):[0-5]\d$/;

function timesOfDay(value: string): string[] {
  const times = value.split(',').map((time) => time.trim());
  if (!times.every((time) => TIME.test(time)))
    throw new Error(`BACKUP_AT must be times of the day (UTC) such as 21:07 or 9:00,21:00, not “${value}”.`);
  return times;
}

function keepNumber(value: string | undefined): number {
  const keep = Number(value ?? 7);
  if (!Number.isInteger(keep) || keep < 1 || keep > 1000)
    throw new Error(`BACKUP_KEEP must be a number from 1 to 1000, not “${value}”.`);
  return keep;
}

export const LEAST_PASSPHRASE = 12;

function passphrase(value: string | undefined): string | undefined {
  // Its value is nobody's business, be it in a message.
  if (value !== undefined && value.length < LEAST_PASSPHRASE)
    throw new Error(`BACKUP_PASSPHRASE must have at least ${LEAST_PASSPHRASE} characters.`);
  return value;
}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const port = portNumber(env.PORT || undefined);
  const dataFolder = resolve(env.MSURVEY_DATA || './data');
  const databaseUrl = env.DATABASE_URL || undefined;
  const host = env.HOST || '0.0.0.0';
  const demonstration = flag('MSURVEY_DEMO', env.MSURVEY_DEMO, databaseUrl === undefined);
  return {
    port,
    host,
    dataFolder,
    databaseUrl,
    prepareStatements: flag('DB_PREPARE', env.DB_PREPARE, true),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'mSurvey <no-reply@msurvey.local>',
    fileStore: env.FILE_STORE || `file:${resolve(dataFolder, 'files')}`,
    publicUrl: address('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${port}`),
    demonstration,
    exposed: demonstration && !isLoopback(host),
    trustProxy: env.TRUST_PROXY || undefined,
    logLevel: env.LOG_LEVEL || 'warn',
    mapTiles: tiles(env.MAP_TILES, env.MAP_TILES_ATTRIBUTION),
    metricsToken: env.METRICS_TOKEN || undefined,
    backupTo: env.BACKUP_TO || undefined,
    backupAt: timesOfDay(env.BACKUP_AT || '21:07'),
    backupKeep: keepNumber(env.BACKUP_KEEP || undefined),
    backupPassphrase: passphrase(env.BACKUP_PASSPHRASE || undefined),
  };
}
