import pg from 'pg';
import type { ConnectionOptions } from '#db/connection-options.ts';
import type { BatchStatement } from './export.queries.ts';
import { BETWEEN } from './export-task.ts';
import type { ExportRow } from './write-records.ts';

const BATCH = 500;
/** A row as it comes: its values, and its answers. */
export type TextRow = [values: string, answers: string];
const AS_TEXT = { getTypeParser: () => String };
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** Taken apart one by one as they are written: the objects of a whole batch would outlive several collections of garbage. */
export function rowOf([text, answers]: TextRow): ExportRow {
  const values = text.split(BETWEEN);
  return [
    values[0] as string,
    values[1] as string,
    values[2] as string,
    values[3] || null,
    values[4] as string,
    values[5] as string,
    values[6] as string,
    numberOf(values[7] as string),
    Number(values[8]),
    Number(values[9]),
    numberOf(values[10] as string),
    numberOf(values[11] as string),
    values[12] as string,
    numberOf(values[13] as string),
    numberOf(values[14] as string),
    numberOf(values[15] as string),
    Number(values[16]),
    Number(values[17]),
    JSON.parse(answers) as ExportRow[18],
  ];
}

/** The cursor and the limit stand at the end of the parameters. */
const CURSOR_PARAMETERS = 3;

/** Batch by batch on a connection of its own; the next one is read while one is written. No snapshot is held meanwhile. */
export async function* readBatches(
  connection: ConnectionOptions,
  { text, values }: BatchStatement,
): AsyncGenerator<TextRow[]> {
  const client = new pg.Client({ ...connection, application_name: 'msurvey export' });
  // The statement that runs fails too, which is where it is dealt with.
  client.on('error', () => {});
  await client.connect();
  const fixed = values.slice(0, -CURSOR_PARAMETERS);
  const read = async (time: string, id: string): Promise<TextRow[]> => {
    const values = [...fixed, time, id, BATCH];
    return (await client.query<TextRow>({ text, values, rowMode: 'array', name: 'export', types: AS_TEXT })).rows;
  };
  try {
    let next = read('-infinity', '0');
    for (;;) {
      const rows = await next;
      const last = rows.at(-1);
      const isLast = rows.length < BATCH || !last;
      if (!isLast) {
        const [time, id] = last[0].split(BETWEEN, 2);
        next = read(time as string, id as string);
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
