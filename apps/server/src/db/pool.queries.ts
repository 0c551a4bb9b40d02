import type pg from 'pg';

export class ReadOnlyHost extends Error {
  override name = 'ReadOnlyHost';
}

export async function assertWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ replica: boolean }>('SELECT pg_is_in_recovery() AS replica');
  if (rows[0]?.replica) throw new ReadOnlyHost('the host is a replica and accepts no writing');
}
