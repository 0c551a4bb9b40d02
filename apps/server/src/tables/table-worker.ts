import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import pg from 'pg';
import { TextFile } from '#external/text-file.ts';
import { ZipFolder } from '#external/zip-stream.ts';
import { csvCells, csvTable, xlsxBook } from './formats.ts';
import type { Cells, Table } from './cells.ts';
import { ThreadQuestion } from '#tasks/thread-question.ts';
import type { Progress } from '#tasks/thread-work.ts';
import { readPages, type SheetRow } from './read-pages.ts';
import type { SheetPlan, TableTask, TableWritten } from './table-file.ts';
import { type WordsToFind, KnownWords, type FoundWords } from './known-words.ts';

/** Words come from whoever knows the lists, one question for a page of rows. */
const words = new ThreadQuestion<WordsToFind[], FoundWords[]>();
const say = (message: Progress<TableWritten>) => parentPort?.postMessage(message);

/** Numbers of the database come as text where they may be larger than a computer's. */
function cellsOf(cells: Cells, { kinds, cursor }: SheetPlan, row: SheetRow, known: KnownWords): string[] {
  return kinds.map((kind, i) => {
    const value = row[i + cursor.length];
    if (value === null || value === undefined || value === '') return '';
    if (typeof kind === 'object') return cells.text(known.words(kind.told, String(value)));
    if (kind === 'number') return cells.number(Number(value));
    return kind === 'day' ? cells.day(String(value)) : cells.text(String(value));
  });
}

/** The texts of a page that are written in words. */
function* toTell({ kinds, cursor }: SheetPlan, rows: readonly SheetRow[]): Generator<[number, string]> {
  for (const [i, kind] of kinds.entries()) {
    if (typeof kind !== 'object') continue;
    for (const row of rows) {
      const value = row[i + cursor.length];
      if (value) yield [kind.told, String(value)];
    }
  }
}

/** Every row of a sheet into a table; answers how many there were. */
async function fill(client: pg.Client, table: Table, cells: Cells, sheet: SheetPlan, number: number): Promise<number> {
  let records = 0;
  const known = new KnownWords();
  for await (const rows of readPages(client, sheet, number)) {
    const asked = known.missing(toTell(sheet, rows));
    if (asked.length > 0) known.learn(await words.ask(asked));
    for (const row of rows) {
      const wait = table.row(cellsOf(cells, sheet, row, known));
      if (wait) await wait;
    }
    records += rows.length;
    if (number === 0) say({ written: records });
  }
  return records;
}

async function writeBook(client: pg.Client, task: TableTask, path: string): Promise<number> {
  const zip = new ZipFolder(task.folder);
  const book = xlsxBook(zip);
  let records = 0;
  for (const front of task.front ?? []) {
    const table = book.table(front.name, front.headers ?? [], front.widths);
    for (const line of front.lines) void table.row(line);
    if (task.sheets.length === 0) records += front.lines.length;
    table.merged = front.merged ?? [];
  }
  for (const [number, sheet] of task.sheets.entries()) {
    const table = book.table(sheet.name, sheet.headers, sheet.widths);
    const filled = await fill(client, table, book.cells, sheet, number);
    if (number === 0) records = filled;
  }
  const about = book.table('about', ['', ''], [34, 90]);
  for (const [what, said] of task.about) void about.row([book.cells.text(what), book.cells.text(said)]);
  book.close();
  await zip.joinTo(path);
  return records;
}

async function writeText(client: pg.Client, { sheets }: TableTask, path: string): Promise<number> {
  const file = new TextFile(path);
  const [sheet] = sheets as [SheetPlan];
  const records = await fill(client, csvTable(file, sheet.headers), csvCells, sheet, 0);
  await file.end();
  return records;
}

async function write(task: TableTask): Promise<TableWritten> {
  const client = new pg.Client({ ...task.connection, application_name: 'msurvey export' });
  // The statement that runs fails too, which is where it is dealt with.
  client.on('error', () => {});
  await client.connect();
  const path = join(task.folder, 'export');
  try {
    const records = await (task.format === 'csv' ? writeText : writeBook)(client, task, path);
    return { path, records };
  } finally {
    await client.end().catch(() => {});
  }
}

parentPort?.on('message', async (message: TableTask | { told: FoundWords[] }) => {
  if (!words.takes(message)) say(await write(message as TableTask));
});
