import { crc32, END, LISTED } from '@msurvey/xlsform/zip';

const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const MOST_FILES = 20_000;
/** What a compressed file may grow to: the server takes no larger one. */
const MOST_BYTES = 250_000_000;

export class NotAZip extends Error {
  override readonly name = 'NotAZip';
}

interface Found {
  method: number;
  sum: number;
  packed: number;
  size: number;
  at: number;
}

const viewOf = async (blob: Blob) => new DataView(await blob.arrayBuffer());

async function endOf(zip: Blob): Promise<{ count: number; size: number; at: number }> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - END_SIZE - LONGEST_COMMENT)));
  for (let at = tail.byteLength - END_SIZE; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END) continue;
    const number = (offset: number) => tail.getUint32(at + offset, true);
    return { count: tail.getUint16(at + 10, true), size: number(12), at: number(16) };
  }
  throw new NotAZip('no directory');
}

async function inflate(packed: Blob, size: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > size) throw new NotAZip('a file is larger than it says');
    chunks.push(next.value as Uint8Array<ArrayBuffer>);
  }
  return new Blob(chunks);
}

async function contentOf(zip: Blob, { method, sum, packed, size, at }: Found): Promise<Blob> {
  const local = await viewOf(zip.slice(at, at + 30));
  const from = at + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const stored = zip.slice(from, from + packed);
  const blob = method === 0 ? stored : await inflate(stored, size);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  if (bytes.length !== size || crc32(bytes) !== sum) throw new NotAZip('a file is damaged');
  return blob;
}

/** The files of a zip by their paths, each read when it is asked for; also of one that somebody packed again. */
export async function readZip(zip: Blob): Promise<Map<string, () => Promise<Blob>>> {
  const end = await endOf(zip);
  const view = await viewOf(zip.slice(end.at, end.at + end.size));
  const files = new Map<string, () => Promise<Blob>>();
  let at = 0;
  if (end.count > MOST_FILES) throw new NotAZip('too many files');
  for (let n = 0; n < end.count; n++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== LISTED) throw new NotAZip('its directory is damaged');
    const short = (offset: number) => view.getUint16(at + offset, true);
    const long = (offset: number) => view.getUint32(at + offset, true);
    const found: Found = { method: short(10), sum: long(16), packed: long(20), size: long(24), at: long(42) };
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, short(28)));
    const isReadable = (found.method === 0 || found.method === 8) && found.size <= MOST_BYTES;
    if (!name.endsWith('/') && isReadable) files.set(name, () => contentOf(zip, found));
    at += 46 + short(28) + short(30) + short(32);
  }
  return files;
}
