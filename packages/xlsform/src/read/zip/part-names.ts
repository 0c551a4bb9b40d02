import { readZipDirectory } from './directory.ts';

const MOST_PARTS = 10_000;

/** The parts of a package as its table of contents lists them, nothing unpacked; undefined for what is no package. */
export function partNames(bytes: Uint8Array): string[] | undefined {
  try {
    return [...readZipDirectory(bytes, MOST_PARTS).keys()];
  } catch {
    return undefined;
  }
}
