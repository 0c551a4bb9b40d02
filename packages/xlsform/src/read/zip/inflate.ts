import { Inflate } from 'fflate';
import { bomb, brokenZip, inflatesTooMuch, Refusal } from '../refusal.ts';
import { crc32 } from './crc32.ts';
import type { ZipEntry } from './directory.ts';

/** Counts the bytes that really come out of a package and stops the reading when they are too many. */
export class InflateBudget {
  used = 0;
  constructor(readonly limit: number) {}

  spend(bytes: number): void {
    this.used += bytes;
    if (this.used > this.limit) throw inflatesTooMuch(this.limit);
  }
}

/** A step of deflate grows at most 1032-fold, and fflate unpacks a whole step at once: 8 KB in is at most 8 MB out. */
const STEP = 8 * 1024;

/** Sheets shrink five- to fiftyfold. A part that is large and shrinks far more was made to be unpacked, not to be read. */
const SUSPICIOUS_BYTES = 8 * 1024 * 1024;
const SUSPICIOUS_RATIO = 150;

/**
 * Unpacks a part piece by piece. `take` returns false when it has seen enough; the rest is then neither unpacked nor counted.
 * Nothing is kept here, so memory is one piece however large the part claims or turns out to be.
 */
export function inflatePart(
  file: Uint8Array,
  entry: ZipEntry,
  budget: InflateBudget,
  take: (piece: Uint8Array) => boolean,
): void {
  const packed = file.subarray(entry.dataStart, entry.dataStart + entry.compressedSize);
  if (packed.length < entry.compressedSize) throw brokenZip(`the part ${entry.name} is cut off`);
  let crc = 0;
  let more = true;
  const receive = (piece: Uint8Array): void => {
    budget.spend(piece.length);
    crc = crc32(piece, crc);
    if (more && piece.length > 0) more = take(piece);
  };
  if (entry.method === 0) {
    for (let at = 0; more && at < packed.length; at += STEP * 8) receive(packed.subarray(at, at + STEP * 8));
  } else if (entry.method === 8) {
    inflateSteps(packed, entry.name, receive, () => more);
  } else {
    throw new Refusal(
      'unknown-compression',
      'The file is packed in a way that is not supported. Save it again as .xlsx.',
    );
  }
  if (more && crc !== entry.crc) throw brokenZip(`the part ${entry.name} does not match its checksum`);
}

function inflateSteps(
  packed: Uint8Array,
  name: string,
  receive: (piece: Uint8Array) => void,
  wanted: () => boolean,
): void {
  let produced = 0;
  const stream = new Inflate((piece) => {
    produced += piece.length;
    receive(piece);
  });
  for (let at = 0; wanted() && at < packed.length; at += STEP) {
    try {
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
      if (produced > SUSPICIOUS_BYTES && produced > SUSPICIOUS_RATIO * (at + STEP)) throw bomb();
    } catch (error) {
      // fflate throws plain errors for data that is no deflate stream; refusals of ours pass through.
      if (error instanceof Refusal) throw error;
      throw brokenZip(`the part ${name} cannot be unpacked`);
    }
  }
}
