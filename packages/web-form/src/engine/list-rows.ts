import { csvRecords } from '@msurvey/xlsform/csv';

/** Rows that a csv list gets besides its own. */
export interface ListRows {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const cellOf = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A csv list with these rows behind its own, each cell under the heading it has in the list. A row whose key the list has
 * already is left out: what the list says now counts.
 */
export function withRows(csv: string, added: ListRows, keyColumn = 'name'): string {
  const [head = [], ...rows] = csvRecords(csv.replace(/^\uFEFF/, ''), ',');
  const columns = head.length > 1 || head[0] ? head : [...added.head];
  const [key, addedKey] = [columns.indexOf(keyColumn), added.head.indexOf(keyColumn)];
  if (key < 0 || addedKey < 0) return csv;
  const known = new Set(rows.map((row) => row[key]));
  const fresh = added.rows.filter((row) => {
    const code = row[addedKey] ?? '';
    if (code === '' || known.has(code)) return false;
    known.add(code);
    return true;
  });
  if (fresh.length === 0) return csv;
  const positions = columns.map((column) => added.head.indexOf(column));
  const lines = fresh.map((row) => positions.map((at) => cellOf(at < 0 ? '' : (row[at] ?? ''))).join(','));
  const own = head === columns ? csv.replace(/(\r?\n)*$/, '') : columns.map(cellOf).join(',');
  return `${[own, ...lines].join('\r\n')}\r\n`;
}
