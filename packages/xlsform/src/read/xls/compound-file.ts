import { brokenZip } from '../refusal.ts';

/** Sector numbers from here on are marks (end of chain, free), not sectors. */
const MARKS = 0xfffffffa;
const MINI_STREAM_LIMIT = 4096;
const MAX_ENTRIES = 4096;

/** Reads one stream of the container of old Office files. Every chain is walked at most once around the file, so none is endless. */
export function readStream(bytes: Uint8Array, names: string[]): Uint8Array | undefined {
  const file = new CompoundFile(bytes);
  for (const name of names) {
    const entry = file.find(name);
    if (entry) return file.content(entry);
  }
  return undefined;
}

interface DirectoryEntry {
  name: string;
  type: number;
  start: number;
  size: number;
}

class CompoundFile {
  private readonly view: DataView;
  private readonly sectorSize: number;
  private readonly fat: number[] = [];
  private readonly entries: DirectoryEntry[];

  constructor(private readonly bytes: Uint8Array) {
    if (bytes.length < 512) throw brokenZip('it is too short');
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.sectorSize = this.view.getUint16(30, true) === 12 ? 4096 : 512;
    for (const sector of this.fatSectors()) this.fat.push(...this.numbers(sector));
    this.entries = this.directory();
  }

  find(name: string): DirectoryEntry | undefined {
    return this.entries.find((entry) => entry.type === 2 && entry.name.toLowerCase() === name.toLowerCase());
  }

  content({ start, size }: DirectoryEntry): Uint8Array {
    const mini = size < MINI_STREAM_LIMIT;
    const out = new Uint8Array(Math.min(size, this.bytes.length));
    const root = mini ? this.entries.find(({ type }) => type === 5) : undefined;
    const source = root ? this.chained(root.start, root.size) : this.bytes;
    const unit = mini ? 64 : this.sectorSize;
    const table = mini ? this.miniFat() : this.fat;
    let at = 0;
    for (const sector of this.chain(start, table)) {
      if (at >= out.length) break;
      const from = mini ? sector * 64 : this.offset(sector);
      const piece = source.subarray(from, from + Math.min(unit, out.length - at));
      out.set(piece, at);
      at += unit;
    }
    return out;
  }

  private chained(start: number, size: number): Uint8Array {
    return this.content({ name: '', type: 2, start, size: Math.max(size, MINI_STREAM_LIMIT) });
  }

  private directory(): DirectoryEntry[] {
    const entries: DirectoryEntry[] = [];
    for (const sector of this.chain(this.view.getUint32(48, true), this.fat)) {
      if (entries.length > MAX_ENTRIES) break;
      for (let at = this.offset(sector); at < this.offset(sector + 1) && at + 128 <= this.bytes.length; at += 128) {
        const length = Math.min(64, this.view.getUint16(at + 64, true));
        const name = new TextDecoder('utf-16le').decode(this.bytes.subarray(at, at + Math.max(0, length - 2)));
        entries.push({
          name,
          type: this.bytes[at + 66] ?? 0,
          start: this.view.getUint32(at + 116, true),
          size: this.view.getUint32(at + 120, true),
        });
      }
    }
    return entries;
  }

  /** Where the table of chains lies: the first 109 sectors in the header, more in a chain of their own. */
  private fatSectors(): number[] {
    const sectors: number[] = [];
    for (let i = 0; i < 109; i++) sectors.push(this.view.getUint32(76 + i * 4, true));
    let next = this.view.getUint32(68, true);
    for (let guard = 0; next < MARKS && guard < this.bytes.length / this.sectorSize; guard++) {
      const numbers = this.numbers(next);
      next = numbers.pop() ?? MARKS;
      for (const number of numbers) sectors.push(number);
    }
    // A table for more sectors than the file has would be a trick to make it large.
    const enough = Math.ceil(this.bytes.length / this.sectorSize / (this.sectorSize / 4)) + 1;
    return sectors.filter((sector) => sector < MARKS && this.offset(sector) < this.bytes.length).slice(0, enough);
  }

  private miniFat(): number[] {
    const table: number[] = [];
    for (const sector of this.chain(this.view.getUint32(60, true), this.fat)) table.push(...this.numbers(sector));
    return table;
  }

  private *chain(start: number, table: number[]): Generator<number> {
    let sector = start;
    for (let steps = 0; sector < MARKS && steps <= table.length; steps++) {
      yield sector;
      sector = table[sector] ?? MARKS;
    }
  }

  private numbers(sector: number): number[] {
    const numbers: number[] = [];
    const start = this.offset(sector);
    const end = Math.min(start + this.sectorSize, this.bytes.length - 3);
    for (let at = start; at < end; at += 4) numbers.push(this.view.getUint32(at, true));
    return numbers;
  }

  private offset(sector: number): number {
    return (sector + 1) * this.sectorSize;
  }
}
