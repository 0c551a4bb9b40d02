import { hash } from 'node:crypto';

const NEWLINE = 10;

/**
 * A hash of the rows of a table whatever their order: two databases rarely keep rows in the same. In the text format of
 * COPY a line is a row, because line ends inside a value are written otherwise. Sums, so that equal rows do not cancel out.
 */
export class RowHash {
  rows = 0;
  private readonly sum = new Uint32Array(4);
  private rest: Buffer = Buffer.alloc(0);

  add(piece: Buffer): void {
    const bytes = this.rest.length === 0 ? piece : Buffer.concat([this.rest, piece]);
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      const digest = hash('sha256', bytes.subarray(start, end), 'buffer');
      for (let i = 0; i < 4; i++) this.sum[i] = (this.sum[i] as number) + digest.readUInt32BE(i * 4);
      this.rows++;
      start = end + 1;
    }
    this.rest = Buffer.from(bytes.subarray(start));
  }

  get value(): string {
    return [...this.sum].map((part) => part.toString(16).padStart(8, '0')).join('');
  }
}
