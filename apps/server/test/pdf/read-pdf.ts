import { inflateSync } from 'node:zlib';

/** What a glyph of a face stands for, by its code: several letters where it is a conjunct. */
type Letters = Map<string, string>;

interface Piece {
  /** As the references to other pieces name it. */
  dictionary: string;
  stream: string;
}

/** The pieces of a file by their number; streams are inflated. */
function piecesOf(bytes: Uint8Array): Map<string, Piece> {
  const text = Buffer.from(bytes).toString('latin1');
  const pieces = new Map<string, Piece>();
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const dictionary = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? '' : body.slice(at + 7, body.lastIndexOf('\nendstream'));
    const isPacked = dictionary.includes('/FlateDecode') && !dictionary.includes('/FontFile');
    const isFont = dictionary.includes('/CIDFontType0C') || dictionary.includes('/Length1');
    const stream = isPacked && !isFont ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : '';
    pieces.set(id, { dictionary, stream });
  }
  return pieces;
}

const unicodeOf = (hex: string): string =>
  String.fromCharCode(...(hex.replace(/\s/g, '').match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));

/** Glyphs are numbered in the order in which they are listed, block by block. */
function lettersOf(cmap: string): Letters {
  const letters: Letters = new Map();
  for (const [, from = '0', , list = ''] of cmap.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    for (const [i, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
      letters.set((Number.parseInt(from, 16) + i).toString(16).padStart(4, '0'), unicodeOf(hex));
  return letters;
}

/** What is written on each page, glyph by glyph in the order in which they are drawn: `face:code` and its letters. */
export function glyphsOf(bytes: Uint8Array): { id: string; letters: string }[][] {
  const pieces = piecesOf(bytes);
  const faces = new Map<string, Letters>();
  for (const { dictionary } of pieces.values())
    for (const [, name = '', font = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, cmap = ''] = /\/ToUnicode (\d+) 0 R/.exec(pieces.get(font)?.dictionary ?? '') ?? [];
      faces.set(name, lettersOf(pieces.get(cmap)?.stream ?? ''));
    }
  const pages = [...pieces.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(dictionary) ?? [];
    const drawn: { id: string; letters: string }[] = [];
    let face = '';
    for (const [, font, hex] of (pieces.get(contents)?.stream ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)) {
      if (font) face = font;
      else
        for (const code of hex?.match(/.{4}/g) ?? [])
          drawn.push({ id: `${face}:${code}`, letters: faces.get(face)?.get(code) ?? '' });
    }
    return drawn;
  });
}

/** The letters of each page, as they follow each other on paper. */
export const pagesOf = (bytes: Uint8Array): string[] =>
  glyphsOf(bytes).map((page) => page.map(({ letters }) => letters).join(''));

/** As words stand on paper, whatever lines they are broken into. */
export const onPaper = (pages: readonly string[]): string => pages.join(' ').replace(/[\s\u200C\u200D]+/g, '');
