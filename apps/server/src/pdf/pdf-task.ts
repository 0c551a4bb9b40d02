import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#context.ts';
import { threadAddress } from '#external/thread.ts';
import { fileNameOf } from '#tables/file-name.ts';
import type { TaskRunner } from '#tasks/run-task.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { workFolder, WritingThreads } from '#tasks/thread-work.ts';
import type { PdfFile, PdfTask, PdfWritten } from './pdf-file.ts';

const threads = new WritingThreads<PdfTask, PdfWritten>(threadAddress('pdf-worker'));

/** Long work that makes a report on paper: `prepare` says what stands in it, a thread draws it. */
export function pdfRunner(prepare: (context: Context, task: TaskRow) => Promise<PdfFile>): TaskRunner {
  return async (context, work) => {
    const folder = await workFolder(work.task.id);
    const dispose = () => rm(folder, { recursive: true, force: true });
    try {
      const { fileName, document } = await prepare(context, work.task);
      const { path } = await threads.write({ document, path: join(folder, 'report') }, work, null);
      return { path, fileName: `${fileNameOf(fileName)}.pdf`, mediaType: 'application/pdf', dispose };
    } catch (error) {
      await dispose();
      throw error;
    }
  };
}
