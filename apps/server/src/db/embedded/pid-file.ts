import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectProcess } from './processes.ts';
import type { Endpoint } from './socket.ts';

/** What a postmaster writes about itself into `postmaster.pid`. */
export interface PidFile {
  pid: number;
  port: number;
  socketFolder: string;
  listenAddress: string;
  status: 'starting' | 'ready' | 'stopping' | 'standby' | '';
}

const pathOf = (cluster: string) => join(cluster, 'postmaster.pid');

export function readPidFile(cluster: string): PidFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pathOf(cluster), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4]?.trim() ?? '',
    listenAddress: lines[5]?.trim() ?? '',
    status: (lines[7]?.trim() ?? '') as PidFile['status'],
  };
}

/**
 * Call only when the postmaster of the file is known to be gone. If its pid now belongs to somebody else, PostgreSQL
 * would refuse to start. The file is not deleted: it also names the shared memory by which PostgreSQL notices backends
 * that are still writing. Instead it gets our pid, because a postmaster disregards the pid of its parent.
 */
export function disownPidFile(cluster: string, stale: PidFile): void {
  if (!isTaken(stale.pid)) return;
  const text = readFileSync(pathOf(cluster), 'utf8');
  writeFileSync(pathOf(cluster), text.replace(/^-?\d+/, String(process.pid)));
}

/** Unlike a look at the process itself this counts zombies, as PostgreSQL does. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return inspectProcess(pid) !== undefined;
  }
}

/** The lock of the socket carries a pid as well; with no postmaster left it protects nothing. */
export function removeSocketLocks({ host, port }: Endpoint): void {
  for (const name of [`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`]) rmSync(join(host, name), { force: true });
}
