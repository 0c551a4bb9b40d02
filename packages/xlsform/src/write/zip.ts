import { deflateSync } from 'fflate';
import { crc32 } from '../read/zip/crc32.ts';

/** A part to write: its content, or its bytes as another zip file already had them packed. */
export type ZipPart = { name: string; content: Uint8Array } | ({ name: string } & PackedPart);

export interface PackedPart {
  packed: Uint8Array;
  method: number;
  crc: number;
  size: number;
}

/** 1 January 1980, the zip epoch: the same form gives the same file. */
const DATE = 0x21;
const UTF8_NAMES = 0x800;

export function writeZip(parts: ZipPart[]): Uint8Array {
  const encoder = new TextEncoder();
  const packed = parts.map((part) => ({ name: encoder.encode(part.name), ...pack(part) }));
  const total = packed.reduce((sum, each) => sum + 30 + 46 + 2 * each.name.length + each.packed.length, 22);
  const out = new Uint8Array(total);
  const view = new DataView(out.buffer);
  const offsets: number[] = [];
  let at = 0;
  for (const part of packed) {
    offsets.push(at);
    view.setUint32(at, 0x04034b50, true);
    writeCommon(view, at + 4, part, part.name.length);
    out.set(part.name, at + 30);
    out.set(part.packed, at + 30 + part.name.length);
    at += 30 + part.name.length + part.packed.length;
  }
  const directory = at;
  for (const [index, part] of packed.entries()) {
    view.setUint32(at, 0x02014b50, true);
    view.setUint16(at + 4, 20, true);
    writeCommon(view, at + 6, part, part.name.length);
    view.setUint32(at + 42, offsets[index] ?? 0, true);
    out.set(part.name, at + 46);
    at += 46 + part.name.length;
  }
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, packed.length, true);
  view.setUint16(at + 10, packed.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return out;
}

function pack(part: ZipPart): PackedPart {
  if ('packed' in part) return { packed: part.packed, method: part.method, crc: part.crc, size: part.size };
  return { packed: deflateSync(part.content), method: 8, crc: crc32(part.content), size: part.content.length };
}

/** The fields that a part's own header and the table of contents share. */
function writeCommon(view: DataView, at: number, part: PackedPart, nameLength: number): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, UTF8_NAMES, true);
  view.setUint16(at + 4, part.method, true);
  view.setUint16(at + 8, DATE, true);
  view.setUint32(at + 10, part.crc, true);
  view.setUint32(at + 14, part.packed.length, true);
  view.setUint32(at + 18, part.size, true);
  view.setUint16(at + 22, nameLength, true);
}
