import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DamagedBackup, type Frame, type FrameKind, readFrames } from './frames.ts';
import type { Snapshot, SnapshotHeader, SnapshotSequence, SnapshotTable, TableData } from './snapshot.ts';

export async function withBackup<T>(file: string, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const input = createReadStream(file);
  const frames = readFrames(input.pipe(passErrors(input, createGunzip())));
  try {
    return await use(await snapshotIn(frames, file));
  } catch (error) {
    throw explained(error as Error & { code?: string }, file);
  } finally {
    await frames.return(undefined);
    input.destroy();
  }
}

/** `head`: the header's frame, when it was read already. */
export async function snapshotIn(frames: AsyncGenerator<Frame>, file: string, head?: Frame): Promise<Snapshot> {
  const next = async (...allowed: FrameKind[]): Promise<Frame> => {
    const { value, done } = await frames.next();
    if (done) throw new DamagedBackup(`the backup ${file} is cut off`);
    if (!allowed.includes(value.kind)) throw new DamagedBackup(`${file} is not a backup of mSurvey, or it is damaged`);
    return value;
  };
  const header = parse<SnapshotHeader>(head ?? (await next('H')));
  if (header.format !== 'msurvey-backup') throw new DamagedBackup(`${file} is not a backup of mSurvey`);
  if (header.version !== 1) throw new DamagedBackup(`${file} was written by a newer release of mSurvey`);
  let sequences: SnapshotSequence[] = [];
  return {
    header,
    async *tables() {
      for (let frame = await next('T', 'E'); ; frame = await next('T', 'E')) {
        if (frame.kind === 'E') {
          ({ sequences } = parse<{ sequences: SnapshotSequence[] }>(frame));
          return;
        }
        yield { table: parse<SnapshotTable>(frame), data: new FileData(() => next('D', 'R')) };
      }
    },
    sequences: async () => sequences,
  };
}

class FileData implements TableData {
  rows = 0;
  constructor(private readonly next: () => Promise<Frame>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for (let frame = await this.next(); ; frame = await this.next()) {
      if (frame.kind === 'R') {
        this.rows = parse<{ rows: number }>(frame).rows;
        return;
      }
      yield frame.content;
    }
  }
}

const parse = <T>({ content }: Frame): T => JSON.parse(content.toString('utf8')) as T;

/** `pipe` does not carry errors on. */
function passErrors<S extends Readable | NodeJS.WritableStream>(from: Readable, to: S): S {
  from.once('error', (error) => to.emit('error', error));
  return to;
}

function explained(error: Error & { code?: string }, file: string): Error {
  if (error.code === 'Z_BUF_ERROR') return new DamagedBackup(`the backup ${file} is cut off`);
  if (error.code?.startsWith('Z_')) return new DamagedBackup(`${file} is not a backup of mSurvey, or it is damaged`);
  return error;
}
