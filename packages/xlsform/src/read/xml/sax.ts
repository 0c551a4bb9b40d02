import { Refusal } from '../refusal.ts';
import { decodeEntities } from './entities.ts';

export interface XmlHandler {
  /** `tag` is the text between < and >, for `attribute()`; an empty element is opened and closed. */
  open(name: string, tag: string): void;
  close(name: string): void;
  text(text: string): void;
}

/** A full cell with every character written as an entity. It bounds what is kept, and scanned again, between two pieces. */
const MAX_TOKEN = 400_000;

/**
 * Reads XML in pieces and tells of elements and texts. Names come without prefix. Not a validating parser: it reads what
 * spreadsheet programs write, never expands entities of the document's own and keeps one unfinished token at most.
 */
export class XmlReader {
  private rest = '';

  constructor(private readonly handler: XmlHandler) {}

  push(piece: string): void {
    const text = this.rest === '' ? piece : this.rest + piece;
    let at = 0;
    for (;;) {
      const open = text.indexOf('<', at);
      if (open < 0) break;
      if (open > at) this.emitText(text.slice(at, open));
      at = open;
      const end =
        text.charCodeAt(open + 1) === BANG || text.charCodeAt(open + 1) === QUESTION
          ? this.special(text, open)
          : this.tag(text, open);
      if (end < 0) break;
      at = end;
    }
    this.rest = at === 0 ? text : text.slice(at);
    if (this.rest.length > MAX_TOKEN)
      throw new Refusal('cell-too-long', 'A cell of the workbook contains far more characters than a cell can hold.');
  }

  /** Returns where the tag ends, or -1 when its end has not come yet. A > inside quotes does not end it. */
  private tag(text: string, open: number): number {
    let quote = 0;
    for (let i = open + 1; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (quote !== 0) {
        if (code === quote) quote = 0;
      } else if (code === GREATER) {
        this.emitTag(text, open + 1, i);
        return i + 1;
      } else if (code === DOUBLE || code === SINGLE) quote = code;
    }
    return -1;
  }

  private emitTag(text: string, start: number, end: number): void {
    if (text.charCodeAt(start) === SLASH) {
      this.handler.close(localName(text, start + 1, end));
      return;
    }
    const empty = text.charCodeAt(end - 1) === SLASH;
    const name = localName(text, start, empty ? end - 1 : end);
    this.handler.open(name, text.slice(start, empty ? end - 1 : end));
    if (empty) this.handler.close(name);
  }

  private special(text: string, open: number): number {
    if (text.startsWith('<!--', open)) return after(text, '-->', open + 4);
    if (text.startsWith('<?', open)) return after(text, '?>', open + 2);
    if (text.startsWith('<![CDATA[', open)) {
      const end = text.indexOf(']]>', open + 9);
      if (end < 0) return -1;
      this.handler.text(text.slice(open + 9, end));
      return end + 3;
    }
    if (text.length < open + 9) return -1;
    throw new Refusal('broken-file', 'The workbook contains XML that no spreadsheet program writes.');
  }

  private emitText(text: string): void {
    this.handler.text(decodeEntities(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text));
  }
}

const BANG = 33;
const QUESTION = 63;
const SLASH = 47;
const GREATER = 62;
const DOUBLE = 34;
const SINGLE = 39;

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

function localName(text: string, start: number, end: number): string {
  let from = start;
  let i = start;
  for (; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === 58) from = i + 1;
    else if (code <= 32) break;
  }
  return text.slice(from, i);
}
