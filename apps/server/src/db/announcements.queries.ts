import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from './tables.ts';

export async function announce(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/** The name of a channel is ours, never somebody's input. */
export const listenTo = async (client: PoolClient, channel: string): Promise<void> =>
  void (await client.query(`listen ${channel}`));
