import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { TextFile } from '#external/text-file.ts';
import { ZipFolder } from '#external/zip-stream.ts';
import type { Cells, Table } from '#tables/cells.ts';
import { type Book, csvBook, csvCells, csvTable, xlsxBook } from '#tables/formats.ts';
import { ThreadQuestion } from '#tasks/thread-question.ts';
import { aboutLines } from './about.ts';
import type { LabelsToFind, FoundLabels } from './find-labels.ts';
import type { ExportMessage, ExportTask } from './export-task.ts';
import { LearnedLabels } from './learned-labels.ts';
import type { TablePlan } from './plan.ts';
import { readBatches } from './read-batches.ts';
import { RecordWriter } from './write-records.ts';

const say = (message: ExportMessage) => parentPort?.postMessage(message);

const headersOf = ({ fixed, columns }: TablePlan): string[] => [...fixed, ...columns.map((column) => column.header)];

/** Labels come from whoever knows the lists, one question for a whole batch. */
const labels = new ThreadQuestion<LabelsToFind[], FoundLabels[]>();

/** Every record through the writer, in pieces; answers how many there were. */
async function writeAll(task: ExportTask, tables: readonly Table[], cells: Cells): Promise<number> {
  const learned = new LearnedLabels();
  const writer = new RecordWriter(task.plan, tables, cells, learned);
  const hasLists = task.plan.lists.length > 0;
  let written = 0;
  for await (const rows of readBatches(task.connection, task.statement)) {
    const taken = hasLists ? rows.map(([record]) => writer.take(record)) : undefined;
    if (taken) {
      for (const record of taken) writer.want(record);
      const asked = learned.asks();
      if (asked.length > 0) learned.learn(await labels.ask(asked));
    }
    for (const [at, [record]] of rows.entries()) {
      const wait = writer.record(taken?.[at] ?? writer.take(record));
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
  const records = await writeAll(task, tables, book.cells);
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
  const records = await writeAll(task, [csvTable(file, headersOf(table))], csvCells);
  await file.end();
  return { path, extension: 'csv', records };
}

parentPort?.on('message', async (message: ExportTask | { told: FoundLabels[] }) => {
  if (labels.takes(message)) return;
  const task = message;
  const isPlain = task.format === 'csv' && task.plan.tables.length === 1;
  say(await (isPlain ? writePlain(task) : writeBook(task)));
});
