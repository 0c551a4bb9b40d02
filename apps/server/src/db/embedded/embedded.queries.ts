import pg from 'pg';
import { SUPERUSER } from './cluster.ts';
import type { Endpoint } from './socket.ts';

export const DATABASE = 'msurvey';

/** Throws what pg throws when the postmaster does not answer, or not in time. */
export async function probe(endpoint: Endpoint, password: string): Promise<void> {
  await withClient(endpoint, password, (client) => client.query('SELECT 1'));
}

/** Looked for at every start and not only after initdb, because the first start may have been cut off in between. */
export async function ensureDatabase(endpoint: Endpoint, password: string): Promise<void> {
  await withClient(endpoint, password, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  });
}

async function withClient(endpoint: Endpoint, password: string, act: (client: pg.Client) => Promise<unknown>) {
  const access = { ...endpoint, user: SUPERUSER, password, database: 'postgres', ssl: false };
  const client = new pg.Client({ ...access, application_name: 'msurvey launcher', connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await act(client);
  } finally {
    await client.end().catch(() => {});
  }
}
