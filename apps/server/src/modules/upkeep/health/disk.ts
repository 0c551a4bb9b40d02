import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { Config } from '#config/index.ts';

export interface DiskFigures {
  freeBytes: number;
  totalBytes: number;
}

const MB = 1_000_000;
/** PostgreSQL stops when it cannot write its log, so this little is as good as nothing. */
const FULL_BYTES = 100 * MB;
const LOW_BYTES = 1000 * MB;

export const isFull = ({ freeBytes }: DiskFigures): boolean => freeBytes < FULL_BYTES;
export const isLow = ({ freeBytes }: DiskFigures): boolean => freeBytes < LOW_BYTES;

/** Of the nearest folder that is there: what is to be written will lie on the same disk. */
async function spaceAt(folder: string): Promise<DiskFigures | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  if (found) return { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
  return dirname(folder) === folder ? undefined : spaceAt(dirname(folder));
}

/** The disk with the least room of those that the installation writes to. */
export async function diskFigures(config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'fileStore'>) {
  const folders = [tmpdir()];
  if (config.databaseUrl === undefined) folders.push(config.dataFolder);
  if (config.fileStore.startsWith('file:')) folders.push(config.fileStore.slice('file:'.length));
  const spaces = (await Promise.all(folders.map(spaceAt))).filter((space) => space !== undefined);
  return spaces.sort((a, b) => a.freeBytes - b.freeBytes)[0];
}
