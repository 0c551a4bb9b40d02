import type { ReadLimits } from '../limits.ts';
import { readZipDirectory, type ZipEntry } from './directory.ts';
import { InflateBudget, inflatePart } from './inflate.ts';

/** An .xlsx package: its parts by name, unpacked on demand and within one common budget. */
export class ZipPackage {
  readonly entries: Map<string, ZipEntry>;
  readonly budget: InflateBudget;
  private readonly lowerCased = new Map<string, string>();

  constructor(
    readonly file: Uint8Array,
    limits: ReadLimits,
  ) {
    this.entries = readZipDirectory(file, limits.parts);
    this.budget = new InflateBudget(limits.inflatedBytes);
    for (const name of this.entries.keys()) this.lowerCased.set(name.toLowerCase(), name);
  }

  /** Part names are compared without regard to case, as the packaging standard asks. */
  nameOf(name: string): string | undefined {
    return this.entries.has(name) ? name : this.lowerCased.get(name.toLowerCase());
  }

  /** Passes the part's text on in pieces until `take` returns false. A part that does not exist is empty. */
  eachPiece(name: string, take: (text: string) => boolean): void {
    const entry = this.entries.get(this.nameOf(name) ?? '');
    if (!entry) return;
    let decoder: InstanceType<typeof TextDecoder> | undefined;
    let stopped = false;
    inflatePart(this.file, entry, this.budget, (piece) => {
      decoder ??= new TextDecoder(encodingOf(piece));
      stopped = !take(decoder.decode(piece, { stream: true }));
      return !stopped;
    });
    const rest = stopped ? '' : (decoder?.decode() ?? '');
    if (rest) take(rest);
  }

  text(name: string): string | undefined {
    if (!this.nameOf(name)) return undefined;
    const pieces: string[] = [];
    this.eachPiece(name, (piece) => pieces.push(piece) > 0);
    return pieces.join('');
  }
}

/** XML parts are UTF-8, or UTF-16 with a byte order mark. */
function encodingOf(piece: Uint8Array): string {
  if (piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le';
  return piece[0] === 0xfe && piece[1] === 0xff ? 'utf-16be' : 'utf-8';
}
