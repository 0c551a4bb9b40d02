import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The password of a cluster, generated once and kept beside the data where only its owner can read it. */
export function keepPassword(file: string, cluster: string): string {
  if (!existsSync(file)) {
    if (existsSync(cluster)) {
      throw new Error(
        `${file} is missing: it belongs to the database in ${cluster}; bring it back from a copy of the data folder`,
      );
    }
    const draft = `${file}.new`;
    writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
    renameSync(draft, file);
  }
  return readFileSync(file, 'utf8').trim();
}
