/** One record of a workbook stream: what it is, where its content lies, and where the pieces lie that continue it. */
export interface BiffRecord {
  type: number;
  /** [start, end) of the content, then of each continuation. */
  pieces: [start: number, end: number][];
}

const CONTINUE = 0x3c;

export function* recordsOf(stream: Uint8Array, from: number): Generator<BiffRecord> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let at = from;
  let current: BiffRecord | undefined;
  while (at + 4 <= stream.length) {
    const type = view.getUint16(at, true);
    const end = Math.min(stream.length, at + 4 + view.getUint16(at + 2, true));
    if (type === CONTINUE && current) current.pieces.push([at + 4, end]);
    else {
      if (current) yield current;
      current = { type, pieces: [[at + 4, end]] };
    }
    at = end;
  }
  if (current) yield current;
}

/** Reads values one after the other out of a record and its continuations. */
export class RecordReader {
  private piece = 0;
  private at: number;
  private readonly view: DataView;

  constructor(
    private readonly stream: Uint8Array,
    private readonly record: BiffRecord,
  ) {
    this.at = record.pieces[0]?.[0] ?? 0;
    this.view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  }

  get left(): number {
    return (this.record.pieces[this.piece]?.[1] ?? 0) - this.at;
  }

  get done(): boolean {
    return this.left <= 0 && this.piece >= this.record.pieces.length - 1;
  }

  u8(): number {
    this.ensure(1);
    return this.stream[this.at++] ?? 0;
  }

  u16(): number {
    return this.u8() | (this.u8() << 8);
  }

  u32(): number {
    return (this.u16() | (this.u16() << 16)) >>> 0;
  }

  f64(): number {
    this.ensure(8);
    this.at += 8;
    return this.at <= this.stream.length ? this.view.getFloat64(this.at - 8, true) : 0;
  }

  skip(count: number): void {
    let rest = count;
    while (rest > 0 && !this.done) {
      this.ensure(1);
      const step = Math.min(rest, this.left);
      this.at += step;
      rest -= step;
    }
  }

  /** Characters of one or two bytes. A text that goes on in a continuation says anew there how wide its characters are. */
  characters(count: number, wide: boolean): string {
    let text = '';
    let isWide = wide;
    let rest = count;
    while (rest > 0 && !this.done) {
      if (this.left <= 0) {
        this.ensure(1);
        isWide = (this.u8() & 1) === 1;
      }
      const fit = Math.min(rest, isWide ? this.left >> 1 : this.left);
      if (fit === 0) break;
      const bytes = this.stream.subarray(this.at, this.at + fit * (isWide ? 2 : 1));
      text += isWide ? new TextDecoder('utf-16le').decode(bytes) : latin1(bytes);
      this.at += bytes.length;
      rest -= fit;
    }
    return text;
  }

  private ensure(count: number): void {
    if (this.left >= count || this.piece >= this.record.pieces.length - 1) return;
    this.piece++;
    this.at = this.record.pieces[this.piece]?.[0] ?? this.at;
  }
}

/** One byte per character means the first 256 of Unicode, not a code page. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 4096) text += String.fromCharCode(...bytes.subarray(i, i + 4096));
  return text;
}
