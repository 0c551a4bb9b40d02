import pg from 'pg';
import type { ConnectionOptions } from '#db/connection-options.ts';
import type { BatchStatement } from './export.queries.ts';
import { SEPARATOR } from './export-row.ts';

const BATCH = 1000;
/** The cursor and the limit stand at the end of the parameters. */
const CURSOR_PARAMETERS = 3;

/** Batch by batch on a connection of its own; the next one is read while one is written. No snapshot is held meanwhile. */
export async function* readBatches(
  connection: ConnectionOptions,
  { text, values }: BatchStatement,
): AsyncGenerator<[record: string][]> {
  const client = new pg.Client({ ...connection, application_name: 'msurvey export' });
  // The statement that runs fails too, which is where it is dealt with.
  client.on('error', () => {});
  await client.connect();
  const fixed = values.slice(0, -CURSOR_PARAMETERS);
  const read = async (time: string, id: string): Promise<[string][]> => {
    const values = [...fixed, time, id, BATCH];
    return (await client.query<[string]>({ text, values, rowMode: 'array', name: 'export' })).rows;
  };
  try {
    let next = read('-infinity', '0');
    for (;;) {
      const rows = await next;
      const last = rows.at(-1);
      const isLast = rows.length < BATCH || !last;
      if (!isLast) {
        const [time, id] = last[0].split(SEPARATOR, 2) as [string, string];
        next = read(time, id);
        // Awaited when its turn comes; until then it must not end the process.
        next.catch(() => {});
      }
      if (rows.length > 0) yield rows;
      if (isLast) return;
    }
  } finally {
    await client.end().catch(() => {});
  }
}
