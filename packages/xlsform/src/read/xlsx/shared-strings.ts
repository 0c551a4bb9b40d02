import { detached } from '../cell-text.ts';
import type { ReadLimits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { XmlReader } from '../xml/sax.ts';
import type { ZipPackage } from '../zip/package.ts';

/** The workbook's table of texts. Runs of rich text are joined, phonetic guides left out. */
export function readSharedStrings(zip: ZipPackage, part: string | undefined, limits: ReadLimits): string[] {
  const strings: string[] = [];
  if (!part) return strings;
  let current = '';
  let inText = false;
  let phonetic = false;
  const reader = new XmlReader({
    open(name) {
      if (name === 'si') current = '';
      else if (name === 't') inText = !phonetic;
      else if (name === 'rPh') phonetic = true;
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si' && strings.push(detached(unescapeText(current))) > limits.cells) {
        throw new Refusal('too-many-cells', `The workbook has more than ${limits.cells} different texts.`);
      }
    },
    text(text) {
      if (inText) current += text;
    },
  });
  zip.eachPiece(part, (piece) => {
    reader.push(piece);
    return true;
  });
  return strings;
}

/** Excel writes characters that XML forbids as _x000D_, and an underscore that could be mistaken for one as _x005F_. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-fA-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
