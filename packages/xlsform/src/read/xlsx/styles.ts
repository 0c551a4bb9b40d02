import { kindOfFormat, type NumberKind } from '../dates.ts';
import { attribute } from '../xml/attributes.ts';
import { XmlReader } from '../xml/sax.ts';
import type { ZipPackage } from '../zip/package.ts';

const MAX_STYLES = 100_000;

/** For each cell style what its numbers are: numbers, dates or durations. */
export function readStyleKinds(zip: ZipPackage, part: string | undefined): NumberKind[] {
  const kinds: NumberKind[] = [];
  if (!part) return kinds;
  const formats = new Map<number, string>();
  const known = new Map<number, NumberKind>();
  let inCellStyles = false;
  const reader = new XmlReader({
    open(name, tag) {
      if (name === 'cellXfs') inCellStyles = true;
      else if (name === 'numFmt') formats.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '');
      else if (name === 'xf' && inCellStyles && kinds.length < MAX_STYLES) {
        const id = Number(attribute(tag, 'numFmtId') ?? 0);
        const kind = known.get(id) ?? kindOfFormat(id, formats.get(id));
        known.set(id, kind);
        kinds.push(kind);
      }
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false;
    },
    text() {},
  });
  zip.eachPiece(part, (piece) => {
    reader.push(piece);
    return true;
  });
  return kinds;
}
