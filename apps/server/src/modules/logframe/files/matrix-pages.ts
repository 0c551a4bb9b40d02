import { headCell, note, type Part, ruled, said } from '#pdf/parts.ts';
import type { PdfLanguage } from '#pdf/pdf-file.ts';
import { MATRIX_COLUMNS, type MatrixResult, OF_RESULT } from './matrix.ts';
import { matrixWord } from './matrix-words.ts';

const INDENT = 6;
const LAST = MATRIX_COLUMNS.length - 1;
/** Numbers end at the right; the text after them keeps off. */
const aligned = (column: number): Part => ({
  alignment: MATRIX_COLUMNS[column]?.isNumber ? 'right' : 'left',
  ...(column === LAST && { margin: [6, 0, 0, 0] }),
});

/** Between the indicators of a result no line is drawn through what is said of the result once. */
const edges = (isFirst: boolean, isLast: boolean): Part => ({ border: [false, isFirst, false, isLast] });

function linesOf({ own, depth, indicators }: MatrixResult): Part[][] {
  const last = indicators.length - 1;
  return indicators.map((indicator, at) => [
    ...own.map((text, i) =>
      said(at === 0 ? text : '', {
        ...edges(at === 0, at === last),
        bold: i < OF_RESULT - 1,
        ...(i === OF_RESULT - 1 && { margin: [depth * INDENT, 0, 0, 0] }),
      }),
    ),
    ...indicator.map((text, i) => said(text, aligned(OF_RESULT + i))),
  ]);
}

/** The matrix as one table, its headings on each page. */
export function matrixPages(results: readonly MatrixResult[], language: PdfLanguage): Part[] {
  if (results.length === 0) return [note(matrixWord('nothing', language))];
  const head = MATRIX_COLUMNS.map(({ word }, i) => headCell(matrixWord(word, language), 'usual', aligned(i)));
  // The columns of texts that grow take what the others leave.
  const widths = MATRIX_COLUMNS.map(({ word, share }) =>
    word === 'statement' || word === 'indicator' ? ('*' as const) : share,
  );
  return [ruled(widths, [head], results.flatMap(linesOf)), note(matrixWord('dash', language))];
}
