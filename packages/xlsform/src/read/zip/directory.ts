import { brokenZip, Refusal } from '../refusal.ts';
import { END, LISTED, PART } from './format.ts';

/** One part of a zip file, as its central directory lists it. The sizes are claims, not facts. */
export interface ZipEntry {
  name: string;
  method: number;
  crc: number;
  compressedSize: number;
  claimedSize: number;
  /** Where the packed bytes start. */
  dataStart: number;
  flags: number;
}

const ENCRYPTED = 1;

/** Reads the central directory, which is what Excel goes by; what lies between the parts is ignored. */
export function readZipDirectory(bytes: Uint8Array, maxParts: number): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxParts)
    throw new Refusal('too-many-parts', `The file contains ${count} parts; that is no ordinary workbook.`);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== LISTED)
      throw brokenZip('its table of contents is broken');
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const name = decodeName(bytes.subarray(at + 46, at + 46 + nameLength));
    const entry = readEntry(view, at, name);
    if (entry.flags & ENCRYPTED)
      throw new Refusal('encrypted', 'The file is protected with a password. Remove the password and upload it again.');
    entries.set(name, entry);
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

function readEntry(view: DataView, at: number, name: string): ZipEntry {
  const local = view.getUint32(at + 42, true);
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== PART)
    throw brokenZip(`the part ${name} is missing`);
  return {
    name,
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    compressedSize: view.getUint32(at + 20, true),
    claimedSize: view.getUint32(at + 24, true),
    dataStart: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
  };
}

/** The end record stands within the last 64 KB, behind it only a comment. */
function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw brokenZip('its end is missing');
}

/** Some writers use back slashes; a leading slash means the same part. */
function decodeName(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\\', '/').replace(/^\//, '');
}
