import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { TextFile } from '#external/text-file.ts';
import { ZipFolder } from '#external/zip-stream.ts';
import { aboutLines } from './about.ts';
import type { ExportMessage, ExportTask } from './export-task.ts';
import { type Book, csvBook, csvCells, csvTable, xlsxBook } from './formats.ts';
import { ITEM_COLUMNS, RECORD_COLUMNS, type TablePlan } from './plan.ts';
import { readBatches } from './read-batches.ts';
import { RecordWriter, type Table } from './write-records.ts';

const say = (message: ExportMessage) => parentPort?.postMessage(message);

const headersOf = ({ repeat, columns }: TablePlan): string[] => [
  ...(repeat === null ? RECORD_COLUMNS : ITEM_COLUMNS),
  ...columns.map((column) => column.header),
];

/** Every record through the writer, in pieces; answers how many there were. */
async function writeAll(task: ExportTask, writer: RecordWriter): Promise<number> {
  let written = 0;
  for await (const rows of readBatches(task.connection, task.statement)) {
    for (const [record] of rows) {
      const wait = writer.record(record);
      if (wait) await wait;
    }
    written += rows.length;
    say({ written });
  }
  return written;
}

function addNotes(book: Book, { codebook, language, facts }: ExportTask, records: number): void {
  const { text } = book.cells;
  const explained = book.table('codebook', codebook.headers, [32, 22, 16]);
  for (const row of codebook.rows) void explained.row(row.map((cell) => (cell === '' ? '' : text(cell))));
  const about = book.table('about', ['', ''], [34, 90]);
  for (const [what, said] of aboutLines(language, facts, records)) void about.row([text(what), text(said)]);
}

async function writeBook(task: ExportTask): Promise<ExportMessage> {
  const zip = new ZipFolder(task.folder, task.format === 'csv' ? 1 : 3);
  const book = task.format === 'xlsx' ? xlsxBook(zip) : csvBook(zip);
  const tables = task.plan.tables.map((table): Table => book.table(table.name, headersOf(table)));
  const records = await writeAll(task, new RecordWriter(task.plan, tables, book.cells));
  addNotes(book, task, records);
  book.close();
  const path = join(task.folder, 'export');
  await zip.joinTo(path);
  return { path, extension: task.format === 'xlsx' ? 'xlsx' : 'zip', records };
}

/** Without repeats a form is one table: a plain file, which every program opens. */
async function writePlain(task: ExportTask): Promise<ExportMessage> {
  const path = join(task.folder, 'export');
  const file = new TextFile(path);
  const [table] = task.plan.tables as [TablePlan];
  const records = await writeAll(task, new RecordWriter(task.plan, [csvTable(file, headersOf(table))], csvCells));
  await file.end();
  return { path, extension: 'csv', records };
}

parentPort?.on('message', async (task: ExportTask) => {
  const isPlain = task.format === 'csv' && task.plan.tables.length === 1;
  say(await (isPlain ? writePlain(task) : writeBook(task)));
});
