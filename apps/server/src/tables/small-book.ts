import { textCell } from '#external/xlsx-cells.ts';
import { XlsxStream } from '#external/xlsx-stream.ts';
import { ZipMemory } from '#external/zip-memory.ts';
import type { FrontSheet, TableFile } from './table-file.ts';

/** A workbook of lines that are made already, at once: the same lines make the same bytes. */
export function smallBook(sheets: readonly FrontSheet[], about: TableFile['about']): Buffer {
  const zip = new ZipMemory();
  const book = new XlsxStream(zip);
  for (const { name, headers = [], widths, lines, merged = [] } of sheets) {
    const table = book.table(name, headers, widths);
    for (const line of lines) void table.row(line);
    table.merged = merged;
  }
  const last = book.table('about', ['', ''], [34, 90]);
  for (const [what, said] of about) void last.row([textCell(what), textCell(said)]);
  book.close();
  return zip.join();
}
