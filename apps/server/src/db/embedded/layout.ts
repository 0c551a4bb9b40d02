import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Identity, letThrough } from './identity.ts';
import { sharedStore } from './shared-store.ts';

/** What the launcher keeps in the data folder. */
export interface Layout {
  folder: string;
  cluster: string;
  password: string;
  log: string;
  lock: string;
}

export function layoutOf(given: string): Layout {
  mkdirSync(dirname(resolve(given)), { recursive: true });
  if (!existsSync(given)) mkdirSync(given, { mode: 0o700 });
  const folder = realpathSync(given);
  return {
    folder,
    cluster: followed(join(folder, 'postgres')),
    password: join(folder, 'postgres.password'),
    log: join(folder, 'postgres.log'),
    lock: join(folder, 'postgres.lock'),
  };
}

/** The link may point to a cluster that does not exist yet, so it is read and not resolved. */
function followed(path: string): string {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : path;
}

/**
 * Started by root in a place closed to others (/root), PostgreSQL could not reach its own files. The cluster then lives
 * in a shared place, and `postgres` in the data folder is a link to it.
 */
export function reachable(layout: Layout, identity: Identity | undefined, log: (line: string) => void): Layout {
  const link = join(layout.folder, 'postgres');
  const moved = layout.cluster !== link;
  if (moved || letThrough(layout.folder, identity)) return layout;
  if (lstatSync(link, { throwIfNoEntry: false })) {
    throw new Error(
      `PostgreSQL cannot run as root, and other users cannot enter ${layout.folder}: move the data folder`,
    );
  }
  // A new name each time: a data folder that was deleted and made again must not find the old rows.
  const cluster = join(sharedStore('clusters'), randomUUID());
  symlinkSync(cluster, link);
  log(`other users cannot enter ${layout.folder}, so the database files are kept in ${cluster}`);
  return { ...layout, cluster };
}
