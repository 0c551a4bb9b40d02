import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Identity } from './identity.ts';

export const SOCKET_PORT = 5432;
/** The kernel's limit is 104 bytes on macOS and 108 on Linux, with the end mark. */
const LONGEST_SOCKET_PATH = 100;

/** Where the postmaster listens: a private socket, or on Windows, which has none that pg understands, a local port. */
export interface Endpoint {
  host: string;
  port: number;
}

export async function openEndpoint(folder: string, identity: Identity | undefined): Promise<Endpoint> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  return { host: socketFolder(folder, identity), port: SOCKET_PORT };
}

/** The data folder's own path may be too long for a socket, hence a short name, always the same for the same folder. */
function socketFolder(folder: string, identity: Identity | undefined): string {
  const name = `msurvey-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const fits = Buffer.byteLength(join(tmpdir(), name, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_SOCKET_PATH;
  const path = join(fits ? tmpdir() : '/tmp', name);
  try {
    mkdirSync(path, { mode: 0o700 });
    if (identity) chownSync(path, identity.uid, identity.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    assertPrivate(path, identity);
  }
  return path;
}

/** The temporary folder is open to everybody: who made our folder first could pose as the database. */
function assertPrivate(path: string, identity: Identity | undefined): void {
  const stat = lstatSync(path);
  const owner = identity?.uid ?? process.getuid?.();
  // Ours, but made just before a crash or for another user: hand it over.
  if (stat.isDirectory() && identity && stat.uid === 0) chownSync(path, identity.uid, identity.gid);
  else if (!stat.isDirectory() || stat.uid !== owner) {
    throw new Error(`${path} belongs to somebody else: remove it, or set TMPDIR to another folder`);
  }
  if (stat.mode & 0o077) throw new Error(`${path} is open to other users: remove it, it is made anew`);
}

export function closeEndpoint({ host }: Endpoint): void {
  if (host.startsWith('/')) rmSync(host, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
