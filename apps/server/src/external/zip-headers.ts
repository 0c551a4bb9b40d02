import { END, LISTED, NO_DATE, PART, UTF8_NAMES } from '@msurvey/xlsform/zip';

/** A file inside an archive. */
export interface ZipEntry {
  name: string;
  crc: number;
  size: number;
  /** Compressed. */
  packed: number;
}

const DEFLATE = 8;
const FULL = 0xffffffff;
const isLarge = (...sizes: number[]) => sizes.some((size) => size >= FULL);

/** Sizes that four bytes do not hold stand in an extra field; readers find it by the largest number in their place. */
function largeField(...values: number[]): Buffer {
  const field = Buffer.alloc(4 + 8 * values.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * values.length, 2);
  for (const [i, value] of values.entries()) field.writeBigUInt64LE(BigInt(value), 4 + 8 * i);
  return field;
}

function common(header: Buffer, at: number, entry: ZipEntry, extra: Buffer, name: Buffer, large: boolean): void {
  header.writeUInt16LE(large ? 45 : 20, at);
  header.writeUInt16LE(UTF8_NAMES, at + 2);
  header.writeUInt16LE(DEFLATE, at + 4);
  header.writeUInt32LE(NO_DATE << 16, at + 6);
  header.writeUInt32LE(entry.crc, at + 10);
  header.writeUInt32LE(large ? FULL : entry.packed, at + 14);
  header.writeUInt32LE(large ? FULL : entry.size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
  header.writeUInt16LE(extra.length, at + 24);
}

export function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name);
  const large = isLarge(entry.size, entry.packed);
  const extra = large ? largeField(entry.size, entry.packed) : Buffer.alloc(0);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(PART, 0);
  common(header, 4, entry, extra, name, large);
  return Buffer.concat([header, name, extra]);
}

export function centralHeader(entry: ZipEntry, offset: number): Buffer {
  const name = Buffer.from(entry.name);
  const large = isLarge(entry.size, entry.packed, offset);
  const extra = large ? largeField(entry.size, entry.packed, offset) : Buffer.alloc(0);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(LISTED, 0);
  header.writeUInt16LE(45, 4);
  common(header, 6, entry, extra, name, large);
  header.writeUInt32LE(large ? FULL : offset, 42);
  return Buffer.concat([header, name, extra]);
}

export function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  const large = isLarge(size, offset);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(large ? FULL : size, 12);
  end.writeUInt32LE(large ? FULL : offset, 16);
  if (!large) return end;
  const long = Buffer.alloc(56 + 20);
  long.writeUInt32LE(0x06064b50, 0);
  long.writeBigUInt64LE(44n, 4);
  long.writeUInt16LE(45, 12);
  long.writeUInt16LE(45, 14);
  long.writeBigUInt64LE(BigInt(entries), 24);
  long.writeBigUInt64LE(BigInt(entries), 32);
  long.writeBigUInt64LE(BigInt(size), 40);
  long.writeBigUInt64LE(BigInt(offset), 48);
  long.writeUInt32LE(0x07064b50, 56);
  long.writeBigUInt64LE(BigInt(offset + size), 64);
  long.writeUInt32LE(1, 72);
  return Buffer.concat([long, end]);
}
