import type { Workbook } from '../workbook.ts';
import { csvRecords } from './csv-records.ts';
import { decodeText } from './encoding.ts';
import type { ReadLimits } from './limits.ts';
import type { Problems } from './problems.ts';
import { Refusal } from './refusal.ts';
import { SectionReader } from './sections.ts';

/** A whole form in one CSV file: a line with a sheet's name in the first column starts that sheet. */
export function readCsv(bytes: Uint8Array, limits: ReadLimits, problems: Problems): Workbook {
  const text = decodeText(bytes, problems);
  const delimiter = delimiterOf(text);
  if (delimiter !== ',')
    problems.warn(
      'delimiter',
      `The columns are separated by ${delimiter === ';' ? 'semicolons' : 'tabs'}; commas are expected.`,
    );
  const sections = new SectionReader(limits, problems);
  for (const [first = '', ...content] of csvRecords(text, delimiter)) sections.line(first, content);
  const workbook = sections.finish();
  if (workbook.sheets.some(({ name }) => name.toLowerCase() === 'type')) {
    const message =
      'In a .csv form the first column holds the name of the sheet: put “survey” on a line of its own and leave the first column of its rows empty.';
    throw new Refusal('csv-without-sheets', message);
  }
  return workbook;
}

/** The reference asks for four commas at the start; where there are none, the program that wrote the file used something else. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 5000);
  const count = (sign: string) => start.split(sign).length - 1;
  if (count(',') >= 4) return ',';
  if (count(';') >= 4) return ';';
  if (count('\t') >= 4) return '\t';
  throw new Refusal('not-a-form', 'The file does not look like a form: there are hardly any columns in it.');
}
