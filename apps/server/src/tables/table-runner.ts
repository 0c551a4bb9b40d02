import { rm } from 'node:fs/promises';
import type { Context } from '#context.ts';
import { connectionOptionsOf } from '#db/connection-options.ts';
import { threadAddress } from '#external/thread.ts';
import type { TaskRunner } from '#tasks/run-task.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { workFolder, WritingThreads } from '#tasks/thread-work.ts';
import { fileNameOf } from './file-name.ts';
import type { TableFile, TableFormat, TableTask, TableWritten } from './table-file.ts';

const threads = new WritingThreads<TableTask, TableWritten>(threadAddress('table-worker'));
const MEDIA_TYPES: Record<TableFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/**
 * Long work that makes a file of tables: `prepare` says which sheets, a thread writes them. Rows are streamed from the
 * database into the file; memory does not grow with them.
 */
export function tableRunner(prepare: (context: Context, task: TaskRow) => Promise<TableFile>): TaskRunner {
  return async (context, work) => {
    const folder = await workFolder(work.task.id);
    const dispose = () => rm(folder, { recursive: true, force: true });
    try {
      const { fileName, format = 'xlsx', total, front, sheets, about, tell } = await prepare(context, work.task);
      work.progress(0, total);
      const connection = connectionOptionsOf(context.database.pool);
      const task: TableTask = { connection, format, ...(front && { front }), sheets, about, folder };
      const { path } = await threads.write(task, work, total, tell);
      return { path, fileName: `${fileNameOf(fileName)}.${format}`, mediaType: MEDIA_TYPES[format], dispose };
    } catch (error) {
      await dispose();
      throw error;
    }
  };
}
