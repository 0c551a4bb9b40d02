import { crc32 } from '~/features/collection/offline/bundle/crc32.ts';

export interface ZipFile {
  path: string;
  blob: Blob;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;
const MOST_BYTES = 0xffff_ffff;

/** `n16, n32` one after another, in the byte order of zip files. */
function bytesOf(...fields: [bits: 16 | 32, value: number][]): Uint8Array<ArrayBuffer> {
  const size = fields.reduce((sum, [bits]) => sum + bits / 8, 0);
  const view = new DataView(new ArrayBuffer(size));
  let at = 0;
  for (const [bits, value] of fields) {
    if (bits === 16) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bits / 8;
  }
  return new Uint8Array(view.buffer);
}

/** As MS-DOS wrote it. */
const stampOf = (date: Date): [16 | 32, number][] => [
  [16, (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1)],
  [16, (Math.max(0, date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate()],
];

/** Stored, not compressed: photographs are compressed already, and one file at a time is in memory. */
export async function writeZip(files: readonly ZipFile[], date: Date): Promise<Blob> {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let at = 0;
  let directorySize = 0;
  for (const { path, blob } of files) {
    const name = new TextEncoder().encode(path);
    const sum = crc32(new Uint8Array(await blob.arrayBuffer()));
    const common: [16 | 32, number][] = [
      [16, VERSION],
      [16, FLAGS],
      [16, 0],
      ...stampOf(date),
      [32, sum],
      [32, blob.size],
      [32, blob.size],
      [16, name.length],
      [16, 0],
    ];
    const local = bytesOf([32, LOCAL], ...common);
    const central = bytesOf([32, CENTRAL], [16, VERSION], ...common, [16, 0], [16, 0], [16, 0], [32, 0], [32, at]);
    parts.push(local, name, blob);
    directory.push(central, name);
    at += local.length + name.length + blob.size;
    directorySize += central.length + name.length;
    if (at + directorySize > MOST_BYTES) throw new RangeError('too large for one zip file');
  }
  const count = files.length;
  const end = bytesOf([32, END], [16, 0], [16, 0], [16, count], [16, count], [32, directorySize], [32, at], [16, 0]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}
