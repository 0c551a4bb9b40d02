import { attribute } from '../read/xml/attributes.ts';
import { tagsOf } from './tags.ts';

/** Width of a column in pixels. */
export type ColumnWidth = (column: number) => number;

const DEFAULT_WIDTH = 8.43;

/** How wide the columns of a sheet are, so that comment boxes can be given a size people can read. */
export function columnWidths(xml: string): ColumnWidth {
  const ranges: { min: number; max: number; width: number }[] = [];
  let standard = DEFAULT_WIDTH;
  for (const { name, start, end } of tagsOf(xml)) {
    const tag = xml.slice(start, end);
    if (name === 'sheetData') break;
    if (name === 'sheetFormatPr') standard = Number(attribute(tag, 'defaultColWidth') ?? standard);
    if (name !== 'col') continue;
    const width = attribute(tag, 'hidden') === '1' ? 0 : Number(attribute(tag, 'width') ?? standard);
    ranges.push({ min: Number(attribute(tag, 'min')), max: Number(attribute(tag, 'max')), width });
  }
  return (column) => {
    const range = ranges.find(({ min, max }) => column + 1 >= min && column + 1 <= max);
    return Math.round((range?.width ?? standard) * 7);
  };
}

/** The column, and the pixels into it, where a box of this width ends. */
export function boxEnd(width: ColumnWidth, first: number, pixels: number): [column: number, offset: number] {
  let rest = pixels;
  let column = first;
  while (rest > width(column) && column < first + 20) rest -= width(column++);
  return [column, Math.max(0, rest)];
}
