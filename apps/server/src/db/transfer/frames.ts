/**
 * A backup file is a gzip of frames: one letter, the length of the content (four bytes, big endian), the content.
 *
 *     H  the header, JSON (see snapshot.ts): once, first
 *     T  a table begins, JSON {"schema","name","columns"}
 *     D  rows of the table in PostgreSQL's COPY text format, in as many frames as it takes
 *     R  the table is complete, JSON {"rows"}
 *     E  the end, JSON {"sequences"}: a file without it is cut off
 *
 * The rows can be had without mSurvey: `COPY table (columns) FROM STDIN` takes the contents of the D frames.
 */
/** M, F, S, X and Z are an archive's (backup/archive.ts). */
export type FrameKind = 'H' | 'T' | 'D' | 'R' | 'E' | 'M' | 'F' | 'S' | 'X' | 'Z';

export interface Frame {
  kind: FrameKind;
  content: Buffer;
}

const HEAD_BYTES = 5;
const LARGEST_CONTENT = 1024 * 1024;
/** The header names every table and column, so it may be larger than a piece of rows; beyond this a file is damaged. */
const LARGEST_READ = 64 * 1024 * 1024;

export class DamagedBackup extends Error {
  override name = 'DamagedBackup';
}

export function jsonFrame(kind: FrameKind, value: unknown): Buffer {
  return frame(kind, Buffer.from(JSON.stringify(value)));
}

export function* dataFrames(piece: Buffer): Generator<Buffer> {
  for (let start = 0; start < piece.length; start += LARGEST_CONTENT) {
    yield frame('D', piece.subarray(start, start + LARGEST_CONTENT));
  }
}

function frame(kind: FrameKind, content: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(kind, 'latin1');
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of source) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    let start = 0;
    while (rest.length - start >= HEAD_BYTES) {
      const length = rest.readUInt32BE(start + 1);
      if (length > LARGEST_READ) throw new DamagedBackup('the file is not a backup of mSurvey, or it is damaged');
      const end = start + HEAD_BYTES + length;
      if (rest.length < end) break;
      const kind = rest.toString('latin1', start, start + 1) as FrameKind;
      yield { kind, content: rest.subarray(start + HEAD_BYTES, end) };
      start = end;
    }
    rest = rest.subarray(start);
  }
  if (rest.length > 0) throw new DamagedBackup('the backup is cut off');
}
