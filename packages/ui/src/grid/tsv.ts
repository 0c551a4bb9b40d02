/** A block as spreadsheets put it on the clipboard: tabs between cells, quotes around what holds a tab or a line end. */
export function readTsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  const endLine = () => {
    lines.push(line);
    line = [];
  };
  while (at <= text.length) {
    const [cell, after] = text[at] === '"' ? quoted(text, at) : plain(text, at);
    line.push(cell);
    at = after + 1;
    const sign = text[after];
    if (sign === '\t') continue;
    endLine();
    if (sign === '\r' && text[at] === '\n') at++;
    // What ends with a line end has no further, empty line.
    if (sign === undefined || at >= text.length) break;
  }
  return lines;
}

function plain(text: string, from: number): [string, number] {
  let end = from;
  while (end < text.length && !'\t\r\n'.includes(text[end] as string)) end++;
  return [text.slice(from, end), end];
}

/** Quotes count only where they enclose the whole cell; else they are signs like others. */
function quoted(text: string, from: number): [string, number] {
  let cell = '';
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (at + 1 === text.length || '\t\r\n'.includes(text[at + 1] as string)) return [cell, at + 1];
    else break;
  }
  return plain(text, from);
}

const written = (cell: string): string => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const writeTsv = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.map(written).join('\t')).join('\n');
