import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@msurvey/domain';
import { type DocxCell, type DocxTable, writeDocx } from '#external/docx-file.ts';
import { ZipFolder } from '#external/zip-stream.ts';
import { fileNameOf } from '#tables/file-name.ts';
import type { TaskResult } from '#tasks/run-task.ts';
import { workFolder } from '#tasks/thread-work.ts';
import { MATRIX_COLUMNS, type MatrixResult, OF_RESULT } from './matrix.ts';
import { matrixWord } from './matrix-words.ts';

function linesOf({ own, depth, indicators }: MatrixResult): DocxCell[][] {
  const isMerged = indicators.length > 1;
  return indicators.map((indicator, at) => [
    ...own.map(
      (text, i): DocxCell => ({
        text: at === 0 ? text : '',
        bold: i < OF_RESULT - 1,
        ...(i === OF_RESULT - 1 && { depth }),
        ...(isMerged && { merge: at === 0 ? 'begins' : 'goes-on' }),
      }),
    ),
    ...indicator.map((text, i) => ({ text, right: MATRIX_COLUMNS[OF_RESULT + i]?.isNumber ?? false })),
  ]);
}

export const matrixTable = (
  results: readonly MatrixResult[],
  about: readonly (readonly [string, string])[],
  language: Language,
): DocxTable => ({
  title: matrixWord('title', language),
  facts: about.map(([what, said]) => `${what}: ${said}`),
  widths: MATRIX_COLUMNS.map(({ share }) => share),
  headings: MATRIX_COLUMNS.map(({ word, isNumber }) => ({
    text: matrixWord(word, language),
    bold: true,
    right: isNumber,
  })),
  lines: results.flatMap(linesOf),
});

/** Written into a folder of the task, from where it becomes the owner's file. */
export async function docxFile(taskId: string, fileName: string, table: DocxTable): Promise<TaskResult> {
  const folder = await workFolder(taskId);
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'document');
    const zip = new ZipFolder(folder);
    writeDocx(zip, table);
    await zip.joinTo(path);
    const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    return { path, fileName: `${fileNameOf(fileName)}.docx`, mediaType, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}
