import { columnNumber } from '../read/xlsx/sheet.ts';
import { boxEnd, type ColumnWidth } from './column-widths.ts';
import { replaceElements } from './elements.ts';
import type { CellMark } from './marks.ts';

const EMPTY =
  '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
  '<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout></xml>';
const NOTE_TYPE =
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/>' +
  '<v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>';

/** The boxes in which comments are shown. Excel shows no comment without one, and keeps them in this old drawing language. */
export function editDrawing(
  existing: string | undefined,
  marks: CellMark[],
  goneCells: string[],
  width: ColumnWidth,
): string {
  const gone = new Set(goneCells.map((cell) => `${Number(/\d+$/.exec(cell)?.[0]) - 1},${columnNumber(cell)}`));
  const shown = new Set<string>();
  let xml = replaceElements(existing ?? EMPTY, 'shape', (shape) => {
    const place = placeOf(shape);
    if (place !== undefined && gone.has(place)) return '';
    if (place !== undefined) shown.add(place);
    return shape;
  });
  let id = 1024;
  for (const match of xml.matchAll(/_x0000_s(\d{1,9})/g)) id = Math.max(id, Number(match[1]));
  const shapes = marks
    .filter(({ row, column }) => !shown.has(`${row - 1},${column}`))
    .map((mark) => box(mark, ++id, width));
  if (!xml.includes('"_x0000_t202"')) shapes.unshift(NOTE_TYPE);
  const end = xml.lastIndexOf('</xml>');
  xml = end < 0 ? xml : xml.slice(0, end) + shapes.join('') + xml.slice(end);
  return xml;
}

function placeOf(shape: string): string | undefined {
  const row = /<x:Row>\s*(\d+)\s*<\/x:Row>/.exec(shape)?.[1];
  const column = /<x:Column>\s*(\d+)\s*<\/x:Column>/.exec(shape)?.[1];
  return row !== undefined && column !== undefined && shape.includes('"Note"') ? `${row},${column}` : undefined;
}

const BOX_WIDTH = 300;

/** Beside its cell, hidden until the mouse comes near, and tall enough for its text. */
function box({ row, column, text }: CellMark, id: number, width: ColumnWidth): string {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 42), 0);
  const height = Math.min(20, Math.max(4, lines + 1));
  const top = Math.max(0, row - 2);
  const anchor = [column + 1, 12, top, 10, ...boxEnd(width, column + 1, BOX_WIDTH), top + height, 4].join(', ');
  return (
    `<v:shape id="_x0000_s${id}" type="#_x0000_t202" style="position:absolute;z-index:1;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto">` +
    '<v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/>' +
    '<v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>' +
    `<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill>` +
    `<x:Row>${row - 1}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
  );
}
