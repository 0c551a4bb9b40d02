/** What can be chosen as a list. */
export const LIST_TYPES = '.xlsx,.csv,.txt,.tsv';
/** More than a meeting has people; told in `choices.fileUnread`. */
const LIMITS = { fileBytes: 5 * 1024 * 1024, rows: 5000, columns: 50, sheets: 20 } as const;

/** The lines of a chosen file as they would be pasted; undefined where it is no list, or too large. The reader comes when it is needed. */
export async function linesOfFile(file: File): Promise<string | undefined> {
  // what is too large is not even brought into memory
  if (file.size > LIMITS.fileBytes) return undefined;
  const { readLines } = await import('@msurvey/xlsform/lines');
  const lines = readLines(new Uint8Array(await file.arrayBuffer()), file.name, LIMITS);
  return lines?.map((cells) => cells.filter(Boolean).join('\t')).join('\n');
}
