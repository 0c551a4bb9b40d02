import { copyFileSync, existsSync, openSync, readSync, closeSync, renameSync, statSync, truncateSync } from 'node:fs';

const LARGEST_BYTES = 10 * 1024 * 1024;
const KEPT = 3;

/**
 * The postmaster outlives this process, so it writes to the file itself. The file is copied and emptied rather than
 * renamed: the postmaster keeps it open and appends to whatever it has become.
 */
export function rotate(file: string, largest = LARGEST_BYTES): void {
  if (sizeOf(file) <= largest) return;
  for (let age = KEPT - 1; age >= 1; age--) {
    if (existsSync(`${file}.${age}`)) renameSync(`${file}.${age}`, `${file}.${age + 1}`);
  }
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** What was written after a position, at most the last part of it. */
export function readFrom(file: string, position: number, most = 4000): string {
  const end = sizeOf(file);
  const start = Math.max(Math.min(position, end), end - most);
  const buffer = Buffer.alloc(end - start);
  const handle = openSync(file, 'r');
  readSync(handle, buffer, 0, buffer.length, start);
  closeSync(handle);
  return buffer.toString('utf8').trim();
}
