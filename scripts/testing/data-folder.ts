import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder to throw away, which the user that PostgreSQL runs as can enter. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'msurvey-run-'));
  chmodSync(folder, 0o755);
  return folder;
}

export function removeDataFolder(folder: string): void {
  const cluster = join(folder, 'postgres');
  // Where root may not let PostgreSQL in, the cluster is a link to another place.
  if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

/** The number of the postmaster that runs on a data folder, or was running when its machine lost power. */
export const postmasterFile = (folder: string): string => join(folder, 'postgres', 'postmaster.pid');
