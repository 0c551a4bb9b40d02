import { attribute } from '../read/xml/attributes.ts';
import { columnNumber } from '../read/xlsx/sheet.ts';
import { columnLetters } from '../read/sheet-builder.ts';
import type { CellMark } from './marks.ts';
import type { StyleEditor } from './style-edit.ts';
import { withAttribute } from './elements.ts';
import { applyEdits, type Edit, type Tag, tagsOf } from './tags.ts';

/** Colours the marked cells of a sheet, creating those that do not exist, and takes colours of an earlier check away. */
export function colourCells(xml: string, marks: CellMark[], styles: StyleEditor): string {
  const pass = new ColouringPass(xml, marks, styles);
  for (const tag of tagsOf(xml)) pass.tag(tag);
  return applyEdits(xml, pass.edits);
}

class ColouringPass {
  readonly edits: Edit[] = [];
  private next = 0;
  private row = 0;
  private rowStyle = 0;
  private column = -1;

  constructor(
    private readonly xml: string,
    private readonly marks: CellMark[],
    private readonly styles: StyleEditor,
  ) {}

  tag(tag: Tag): void {
    if (tag.name === 'row') this.rowTag(tag);
    else if (tag.name === 'c' && tag.kind !== 'close') this.cellTag(tag);
    else if (tag.name === 'sheetData' && tag.kind === 'close')
      this.insert(tag.start, this.newRows(Number.POSITIVE_INFINITY, tag.prefix));
    else if (tag.name === 'sheetData' && tag.kind === 'empty')
      this.fill(tag, this.newRows(Number.POSITIVE_INFINITY, tag.prefix));
  }

  private rowTag(tag: Tag): void {
    if (tag.kind === 'close') {
      this.insert(tag.start, this.newCells(Number.POSITIVE_INFINITY, tag.prefix));
      return;
    }
    const text = this.xml.slice(tag.start, tag.end);
    const number = Number(attribute(text, 'r'));
    this.row = number > this.row ? number : this.row + 1;
    this.column = -1;
    this.rowStyle = attribute(text, 'customFormat') ? Number(attribute(text, 's') ?? 0) : 0;
    this.insert(tag.start, this.newRows(this.row, tag.prefix));
    if (tag.kind === 'empty') this.fill(tag, this.newCells(Number.POSITIVE_INFINITY, tag.prefix));
  }

  private cellTag(tag: Tag): void {
    const text = this.xml.slice(tag.start, tag.end);
    const place = attribute(text, 'r');
    this.column = place === undefined ? this.column + 1 : columnNumber(place);
    this.insert(tag.start, this.newCells(this.column, tag.prefix));
    const mark = this.marks[this.next];
    const before = Number(attribute(text, 's') ?? 0);
    const marked = mark?.row === this.row && mark.column === this.column;
    const style = marked ? this.styles.coloured(before, mark.severity) : this.styles.uncoloured(before);
    if (marked) this.next++;
    if (style !== before) this.edits.push({ start: tag.start, end: tag.end, text: withAttribute(text, 's', style) });
  }

  /** Marks of this row that stand before `column` and for which there is no cell. */
  private newCells(column: number, prefix: string): string {
    let cells = '';
    for (
      let mark = this.marks[this.next];
      mark && mark.row === this.row && mark.column < column;
      mark = this.marks[++this.next]
    ) {
      cells += `<${prefix}c r="${columnLetters(mark.column)}${mark.row}" s="${this.styles.coloured(this.rowStyle, mark.severity)}"/>`;
    }
    return cells;
  }

  /** Marks above `row` for which there is not even a row. */
  private newRows(row: number, prefix: string): string {
    let rows = '';
    const { row: current, rowStyle } = this;
    this.rowStyle = 0;
    for (let mark = this.marks[this.next]; mark && mark.row < row; mark = this.marks[this.next]) {
      this.row = mark.row;
      rows += `<${prefix}row r="${mark.row}">${this.newCells(Number.POSITIVE_INFINITY, prefix)}</${prefix}row>`;
    }
    this.row = current;
    this.rowStyle = rowStyle;
    return rows;
  }

  private insert(at: number, text: string): void {
    if (text !== '') this.edits.push({ start: at, end: at, text });
  }

  private fill(tag: Tag, content: string): void {
    if (content === '') return;
    const open = this.xml.slice(tag.start, tag.end).replace(/\s*\/>$/, '>');
    this.edits.push({ start: tag.start, end: tag.end, text: `${open}${content}</${tag.prefix}${tag.name}>` });
  }
}

/** What comes after the drawing of comments in a sheet; the order of a sheet's elements is fixed. */
const AFTER_DRAWING = new Set([
  'legacyDrawingHF',
  'picture',
  'oleObjects',
  'controls',
  'webPublishItems',
  'tableParts',
  'extLst',
  'AlternateContent',
]);

/** Ties the sheet to the drawing that shows its comments. */
export function addLegacyDrawing(xml: string, id: string, namespace: string): string {
  let data = false;
  for (const tag of tagsOf(xml)) {
    if (tag.name === 'sheetData' && tag.kind !== 'open') data = true;
    const here = data && tag.depth === 1 && tag.kind !== 'close' && AFTER_DRAWING.has(tag.name);
    if (!here && !(tag.depth === 0 && tag.kind === 'close')) continue;
    const element = `<${tag.prefix}legacyDrawing xmlns:r="${namespace}" r:id="${id}"/>`;
    return (
      xml.slice(0, tag.start) +
      (tag.depth === 0 ? element : element.replace(tag.prefix, rootPrefix(xml))) +
      xml.slice(tag.start)
    );
  }
  return xml;
}

const rootPrefix = (xml: string) => /<([\w.-]+:)?worksheet\b/.exec(xml)?.[1] ?? '';
