import { runsOf } from './fonts.ts';

/** A piece of a report as the drawing library understands it, and nothing in it that a thread could not be sent. */
export type Part = Readonly<Record<string, unknown>>;

export const INK = {
  text: '#1c2620',
  quiet: '#5b665f',
  line: '#c9d3cc',
  head: '#e8f0e8',
  bar: '#2f6b4f',
};

export const said = (text: string, style: Part = {}): Part => ({ text: runsOf(text), ...style });

export const title = (text: string): Part => said(text, { fontSize: 18, bold: true, margin: [0, 0, 0, 4] });
export const heading = (text: string, style: Part = {}): Part =>
  said(text, { fontSize: 11.5, bold: true, color: INK.bar, margin: [0, 12, 0, 4], headlineLevel: 1, ...style });
export const note = (text: string): Part => said(text, { fontSize: 8, color: INK.quiet, margin: [0, 2, 0, 4] });

/** What a report is about: of which project, narrowed by what, when it was counted. */
export const facts = (pairs: readonly (readonly [string, string])[]): Part => ({
  stack: pairs.map(([what, about]) => ({
    text: [{ text: runsOf(`${what}: `), color: INK.quiet }, { text: runsOf(about) }],
    fontSize: 8.5,
    margin: [0, 0, 0, 1],
  })),
  margin: [0, 0, 0, 6],
});

export interface PdfColumn {
  label: string;
  width: number | '*' | 'auto';
  isText?: boolean;
}
export interface PdfRow {
  cells: readonly string[];
  /** A sum; what lies beneath one. */
  kind?: 'sum' | 'beneath';
}

const SIZES = { usual: { lines: 7.5, head: 7 }, dense: { lines: 6.5, head: 5.8 } };

/** A cell that goes across so many columns, with the places that it takes. */
export const across = (columns: number, part: Part): Part[] => [
  { ...part, colSpan: columns },
  ...Array.from({ length: columns - 1 }, () => said('')),
];

/** A cell that goes down so many lines; those beneath it begin with an empty place. */
export const down = (lines: number, part: Part): Part => ({ ...part, rowSpan: lines });

/** Lines of any cells under lines of headings, which stand on each page again; no line is cut in two. */
export const ruled = (
  widths: readonly PdfColumn['width'][],
  head: readonly Part[][],
  lines: readonly Part[][],
  size: keyof typeof SIZES = 'usual',
): Part => ({
  layout: 'ruled',
  table: {
    headerRows: head.length,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: [...widths],
    body: [...head, ...lines],
  },
  fontSize: SIZES[size].lines,
  margin: [0, 0, 0, 6],
});

export const headCell = (label: string, size: keyof typeof SIZES = 'usual', style: Part = {}): Part =>
  said(label, { bold: size === 'usual', fontSize: SIZES[size].head, fillColor: INK.head, ...style });

/** A line for each row; the first column may be set in. */
export function table(
  columns: readonly PdfColumn[],
  rows: readonly PdfRow[],
  size: keyof typeof SIZES = 'usual',
): Part {
  const aligned = (i: number): Part => ({ alignment: columns[i]?.isText ? 'left' : 'right' });
  const head = columns.map(({ label }, i) => headCell(label, size, aligned(i)));
  const line = ({ cells, kind }: PdfRow) =>
    cells.map((cell, i) =>
      said(cell, {
        ...aligned(i),
        ...(kind === 'sum' && { bold: true }),
        ...(kind === 'beneath' && i === 0 && { margin: [8, 0, 0, 0] }),
      }),
    );
  return ruled(
    columns.map(({ width }) => width),
    [head],
    rows.map(line),
    size,
  );
}

export interface Tile {
  label: string;
  value: string;
  note?: string;
}
const IN_A_ROW = 4;

/** Figures that are read first, four in a row. */
export function tiles(all: readonly Tile[]): Part {
  const cell = ({ label, value, note: more }: Tile): Part => ({
    stack: [
      said(value, { fontSize: 14, bold: true }),
      said(label, { fontSize: 7.5, color: INK.quiet }),
      ...(more ? [said(more, { fontSize: 7, color: INK.quiet })] : []),
    ],
  });
  const body: Part[][] = [];
  for (let from = 0; from < all.length; from += IN_A_ROW) {
    const row = all.slice(from, from + IN_A_ROW).map(cell);
    body.push([...row, ...Array.from({ length: IN_A_ROW - row.length }, () => said(''))]);
  }
  return {
    layout: 'tiles',
    table: { widths: Array.from({ length: IN_A_ROW }, () => '*'), body, dontBreakRows: true },
    margin: [0, 0, 0, 4],
  };
}

export const stacked = (...parts: readonly Part[]): Part => ({ stack: parts });
export const beside = (...parts: readonly Part[]): Part => ({ columns: parts, columnGap: 18, unbreakable: true });
export const onNextPage = (part: Part): Part => ({ ...part, pageBreak: 'before' });
