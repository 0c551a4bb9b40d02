import type pg from 'pg';
import { inClient } from './in-client.ts';

/** Whoever removes files holds the first alone, a backup together with others; of backups there is one at a time. */
const FILES = "hashtext('msurvey files')";
const BACKUP = "hashtext('msurvey backup')";
const PATIENT = 'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0';

const inTransaction = <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  inClient(pool, async (client) => {
    await client.query(`BEGIN; ${PATIENT}`);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  });

const isTaken = async (client: pg.PoolClient, lock: string): Promise<boolean> => {
  const { rows } = await client.query<{ got: boolean }>(`SELECT pg_try_advisory_xact_lock(${lock}) AS got`);
  return !rows[0]?.got;
};

export class BackupRunning extends Error {
  override name = 'BackupRunning';
  constructor() {
    super('another backup is running');
  }
}

/**
 * While it lasts no file is removed from the store. Held by a connection of its own and before the snapshot is taken: a file
 * that a row of the snapshot names was there when the snapshot was, and stays.
 */
export const withFilesHeld = <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    if (await isTaken(client, BACKUP)) throw new BackupRunning();
    await client.query(`SELECT pg_advisory_xact_lock_shared(${FILES})`);
    return work();
  });

/** Undefined while a backup runs: what is to be removed is still there the next night. */
export const whileNoBackup = <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T | undefined> =>
  inTransaction(pool, async (client) => ((await isTaken(client, FILES)) ? undefined : work()));
