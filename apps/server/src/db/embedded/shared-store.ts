import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where root keeps what another user must be able to reach: passable for all, listable for none. */
const STORE = '/var/lib/msurvey';

export function sharedStore(room: string): string {
  const path = join(STORE, room);
  mkdirSync(path, { recursive: true });
  for (const folder of [STORE, path]) chmodSync(folder, 0o711);
  return path;
}
