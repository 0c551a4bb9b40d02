import type { Workbook } from '../workbook.ts';
import { decodeText } from './encoding.ts';
import type { ReadLimits } from './limits.ts';
import type { Problems } from './problems.ts';
import { Refusal } from './refusal.ts';
import { SectionReader } from './sections.ts';

/** Forms as Markdown tables, the way form people show them to each other: `| survey | | |`, then `| | type | name |`, … */
export function readMarkdown(bytes: Uint8Array, limits: ReadLimits, problems: Problems): Workbook {
  const text = decodeText(bytes, problems);
  if (text.slice(0, 5000).split('|').length - 1 < 5) {
    throw new Refusal('not-a-form', 'The file does not look like a form: there is no table in it.');
  }
  const sections = new SectionReader(limits, problems);
  for (const line of text.split('\n')) {
    const cells = tableCells(line);
    if (cells) sections.line(cells[0] ?? '', cells.slice(1));
  }
  return sections.finish();
}

/** The cells of a table line; undefined for comments, rulers and everything else. `\|` is a pipe inside a cell. */
function tableCells(line: string): string[] | undefined {
  const trimmed = line.trim();
  if (!trimmed.startsWith('|')) return undefined;
  const comment = trimmed.lastIndexOf('|') + 1;
  const row = trimmed.slice(1, comment - 1);
  if (comment < 2 || /^[|-]*$/.test(row)) return undefined;
  return row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}
