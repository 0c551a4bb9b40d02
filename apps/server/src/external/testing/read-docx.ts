import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

interface ReadCell {
  text: string;
  merge: 'begins' | 'goes-on' | null;
}
interface ReadDocx {
  /** The parts of the archive, each of which is well-formed. */
  parts: Record<string, string>;
  /** What is written outside the table, by paragraphs. */
  paragraphs: string[];
  /** Widths of the columns of its one table. */
  widths: number[];
  rows: ReadCell[][];
  /** How many rows stand on each page again. */
  headings: number;
}

/** A text document, read by a parser that has nothing to do with how we write; it throws at what is no XML. */
export function readDocx(bytes: Uint8Array): ReadDocx {
  const parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
  for (const xml of Object.values(parts)) new SaxesParser({ xmlns: true }).write(xml).close();
  const read: ReadDocx = { parts, paragraphs: [], widths: [], rows: [], headings: 0 };
  const parser = new SaxesParser();
  let text = '';
  let isText = false;
  let cell: ReadCell | undefined;
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:gridCol') read.widths.push(Number(attributes['w:w']));
    else if (name === 'w:tblHeader') read.headings += 1;
    else if (name === 'w:tr') read.rows.push([]);
    else if (name === 'w:tc') cell = { text: '', merge: null };
    else if (name === 'w:vMerge' && cell) cell.merge = attributes['w:val'] === 'restart' ? 'begins' : 'goes-on';
    else if (name === 'w:br') text += '\n';
    else if (name === 'w:p') text = '';
    isText = name === 'w:t';
  });
  parser.on('text', (more) => {
    if (isText) text += more;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:t') isText = false;
    else if (name === 'w:tc' && cell) {
      read.rows.at(-1)?.push({ ...cell, text });
      cell = undefined;
    } else if (name === 'w:p' && !cell) read.paragraphs.push(text);
  });
  parser.write(parts['word/document.xml'] ?? '').close();
  return read;
}
