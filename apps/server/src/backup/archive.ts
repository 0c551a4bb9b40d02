import { createHash } from 'node:crypto';
import { DamagedBackup, dataFrames, type Frame, type FrameKind, jsonFrame, readFrames } from '#db/transfer/frames.ts';
import { snapshotIn } from '#db/transfer/from-file.ts';
import type { Snapshot } from '#db/transfer/snapshot.ts';
import { tableId } from '#db/transfer/table-order.ts';
import { framesOf } from '#db/transfer/to-file.ts';
import type { FileStore } from '#external/file-store.ts';
import { RowHash } from './row-hash.ts';

/**
 * An archive inside, before it is sealed, is a row of frames (db/transfer/frames.ts):
 *
 *     M  what it is, JSON {"format","version","createdAt","release"}: once, first
 *     F  a file begins, JSON {"key"}; then its D frames; then S, JSON {"size","sha256"}
 *     X  a file that a row names and the store does not have, JSON {"key"}
 *     H T D R E  the rows, as in a file of `npm run db -- backup`; secrets are rows as well
 *     Z  the end, JSON: tables with their rows and hashes, and the number of files
 *
 * Files come before rows, so that a restore has them in place when the rows become visible.
 */
export interface ArchiveSummary {
  tables: Record<string, { rows: number; hash: string }>;
  rows: number;
  files: number;
  fileBytes: number;
  missing: string[];
}

export interface ArchiveStart {
  format: 'msurvey-archive';
  version: 1;
  createdAt: string;
  release: string;
}

export interface ArchiveSource {
  release: string;
  snapshot: Snapshot;
  /** Every key that a row of the snapshot names, each once. */
  fileKeys(): AsyncIterable<string>;
  files: Pick<FileStore, 'get'>;
}

export type Step = 'files' | 'rows' | 'verifying';
export type Progress = (step: Step, done: number) => void;

export const emptySummary = (): ArchiveSummary => ({ tables: {}, rows: 0, files: 0, fileBytes: 0, missing: [] });

/** More missing files than this are counted by the summary alone. */
const parse = <T>({ content }: Frame): T => JSON.parse(content.toString('utf8')) as T;

async function* fileFrames(source: ArchiveSource, summary: ArchiveSummary, progress: Progress): AsyncGenerator<Buffer> {
  for await (const key of source.fileKeys()) {
    const stream = await source.files.get(key);
    if (!stream) {
      summary.missing.push(key);
      yield jsonFrame('X', { key });
      continue;
    }
    yield jsonFrame('F', { key });
    const digest = createHash('sha256');
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const bytes = Buffer.from(chunk);
      digest.update(bytes);
      size += bytes.length;
      yield* dataFrames(bytes);
    }
    yield jsonFrame('S', { size, sha256: digest.digest('hex') });
    summary.files++;
    summary.fileBytes += size;
    progress('files', summary.files);
  }
}

/** The frames of an archive; fills the summary on the way. */
export async function* archiveFrames(
  source: ArchiveSource,
  summary: ArchiveSummary,
  progress: Progress,
): AsyncGenerator<Buffer> {
  const start: ArchiveStart = {
    format: 'msurvey-archive',
    version: 1,
    createdAt: source.snapshot.header.createdAt,
    release: source.release,
  };
  yield jsonFrame('M', start);
  yield* fileFrames(source, summary, progress);
  yield* framesOf(
    source.snapshot,
    () => {},
    (table) => {
      const rows = new RowHash();
      return {
        piece: (piece) => rows.add(piece),
        end: () => {
          summary.tables[tableId(table)] = { rows: rows.rows, hash: rows.value };
          summary.rows += rows.rows;
          progress('rows', summary.rows);
        },
      };
    },
  );
  yield jsonFrame('Z', summary);
}

export interface ArchiveReader {
  /** Called for each file in turn, which must be read to its end; then for the rows; then the archive is at its end. */
  file(key: string, content: AsyncIterable<Buffer>): Promise<void>;
  rows(snapshot: Snapshot): Promise<void>;
}

/** Reads an archive once, from beginning to end. Resolves to what its writer noted about it. */
export async function readArchive(source: AsyncIterable<Buffer>, reader: ArchiveReader): Promise<ArchiveSummary> {
  const frames = readFrames(source);
  const next = async (...allowed: FrameKind[]): Promise<Frame> => {
    const { value, done } = await frames.next();
    if (done) throw new DamagedBackup('the archive is cut off');
    if (!allowed.includes(value.kind)) throw new DamagedBackup('the file is no archive of mSurvey, or it is damaged');
    return value;
  };
  if (parse<ArchiveStart>(await next('M')).version !== 1)
    throw new DamagedBackup('the archive was written by a newer release of mSurvey');
  for (let frame = await next('F', 'X', 'H'); ; frame = await next('F', 'X', 'H')) {
    if (frame.kind === 'F') await readFile(frame, next, reader);
    if (frame.kind !== 'H') continue;
    await reader.rows(await snapshotIn(frames, 'the archive', frame));
    return parse<ArchiveSummary>(await next('Z'));
  }
}

async function readFile(frame: Frame, next: (...allowed: FrameKind[]) => Promise<Frame>, reader: ArchiveReader) {
  const { key } = parse<{ key: string }>(frame);
  const digest = createHash('sha256');
  let size = 0;
  let noted: { size: number; sha256: string } | undefined;
  async function* content(): AsyncGenerator<Buffer> {
    for (let piece = await next('D', 'S'); ; piece = await next('D', 'S')) {
      if (piece.kind === 'S') {
        noted = parse<{ size: number; sha256: string }>(piece);
        // Thrown into whoever stores it, so that a file that is not as it was is not stored.
        if (noted.size !== size || noted.sha256 !== digest.digest('hex'))
          throw new DamagedBackup(`the file ${key} of the archive is not as it was`);
        return;
      }
      digest.update(piece.content);
      size += piece.content.length;
      yield piece.content;
    }
  }
  await reader.file(key, content());
}
