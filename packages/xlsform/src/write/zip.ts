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

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
/** 2.0, the first that knows packed parts. */
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** The zip epoch: a file that says nothing of when it was made. Of the same parts come the same bytes. */
const NO_DATE = new Date(1980, 0, 1);
type Field = readonly [bits: 16 | 32, value: number];

/** One after another, in the byte order of zip files. */
function bytesOf(...fields: Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bits]) => sum + bits / 8, 0)));
  let at = 0;
  for (const [bits, value] of fields) {
    if (bits === 16) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bits / 8;
  }
  return new Uint8Array(view.buffer);
}

/** As MS-DOS wrote it. */
const stampOf = (date: Date): Field[] => [
  [16, (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1)],
  [16, (Math.max(0, date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate()],
];

/**
 * Writes a zip file piece by piece; the bytes of a packed part come out as the very piece that was given. Sizes stand before
 * the bytes they are of: who reads from the front finds the end of a part that is stored nowhere else.
 */
export function zipTo(take: (piece: Uint8Array) => void, date = NO_DATE) {
  const directory: Uint8Array[] = [];
  let [at, count] = [0, 0];
  const give = (...pieces: Uint8Array[]) => {
    for (const piece of pieces) {
      at += piece.length;
      take(piece);
    }
  };
  return {
    add(part: ZipPart): void {
      const { packed, method, crc, size } = 'packed' in part ? part : pack(part.content);
      const name = new TextEncoder().encode(part.name);
      const common: Field[] = [
        [16, VERSION],
        [16, FLAGS],
        [16, method],
        ...stampOf(date),
        [32, crc],
        [32, packed.length],
        [32, size],
        [16, name.length],
        [16, 0],
      ];
      directory.push(
        bytesOf([32, CENTRAL], [16, VERSION], ...common, [16, 0], [16, 0], [16, 0], [32, 0], [32, at]),
        name,
      );
      count++;
      give(bytesOf([32, LOCAL], ...common), name, packed);
    },
    end(): void {
      const start = at;
      give(...directory);
      give(bytesOf([32, END], [16, 0], [16, 0], [16, count], [16, count], [32, at - start], [32, start], [16, 0]));
    },
  };
}

export function writeZip(parts: readonly ZipPart[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = zipTo((piece) => pieces.push(piece));
  for (const part of parts) zip.add(part);
  zip.end();
  const out = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}

const pack = (content: Uint8Array): PackedPart => ({
  packed: deflateSync(content),
  method: 8,
  crc: crc32(content),
  size: content.length,
});
