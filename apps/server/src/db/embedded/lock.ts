import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspectProcess } from './processes.ts';

/**
 * One Node process per data folder. The lock is a file naming its holder; a holder that was killed is recognised because
 * its pid is gone or belongs to a process that started at another time. Between containers pids mean nothing, so a
 * holder elsewhere is alive as long as the file's time moves.
 */
export interface FolderLock {
  release(): void;
}

export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

interface Holder {
  token: string;
  pid: number;
  started: string;
  /** The pid is only comparable inside the same boot and the same process namespace. */
  boot: string;
  namespace: string;
  host: string;
}

const HEARTBEAT_MS = 1000;
const SILENCE_MS = 5 * HEARTBEAT_MS;

/** `silenceMs`: after so long without a heartbeat a holder elsewhere is taken for dead. */
export async function lockFolder(folder: string, file: string, silenceMs = SILENCE_MS): Promise<FolderLock> {
  const me = describeMe();
  while (!claim(file, me)) {
    const holder = read(file);
    if (holder && (await isAlive(holder, file, silenceMs))) {
      const where = holder.host === me.host ? '' : ` on ${holder.host}`;
      throw new FolderInUse(`the data folder ${folder} is in use by process ${holder.pid}${where}`);
    }
    await breakStale(file, holder, me, silenceMs);
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS).unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (read(file)?.token === me.token) rmSync(file, { force: true });
    },
  };
}

/** Hard-linking a finished file makes the lock appear at once and complete, or not at all. */
function claim(file: string, me: Holder): boolean {
  const draft = `${file}.${me.token}`;
  writeFileSync(draft, `${JSON.stringify(me)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removing a stale lock is itself guarded, or two starters could each remove the other's fresh lock. */
async function breakStale(file: string, stale: Holder | undefined, me: Holder, silenceMs: number): Promise<void> {
  const guard = `${file}.break`;
  if (!claim(guard, me)) {
    const breaker = read(guard);
    if (!breaker || !(await isAlive(breaker, guard, silenceMs))) rmSync(guard, { force: true });
    else await sleep(20);
    return;
  }
  try {
    if (read(file)?.token === stale?.token) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

async function isAlive(holder: Holder, file: string, silenceMs: number): Promise<boolean> {
  const me = describeMe();
  if (holder.boot === me.boot && holder.namespace === me.namespace) {
    return inspectProcess(holder.pid)?.started === holder.started;
  }
  // The same machine after a restart: whoever held the lock ended with the machine.
  if (holder.host === me.host && holder.boot !== me.boot) return false;
  const before = modified(file);
  await sleep(silenceMs);
  return modified(file) !== before;
}

function describeMe(): Holder {
  const started = inspectProcess(process.pid)?.started ?? '';
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? hostname();
  const namespace = attempt(() => readlinkSync('/proc/self/ns/pid')) ?? '';
  return { token: randomUUID(), pid: process.pid, started, boot, namespace, host: hostname() };
}

/** An unreadable lock (disk was full, power was lost) names nobody and counts as stale. */
function read(file: string): Holder | undefined {
  return attempt(() => JSON.parse(readFileSync(file, 'utf8')) as Holder);
}

function modified(file: string): number | undefined {
  return attempt(() => statSync(file).mtimeMs);
}

function touch(file: string): void {
  attempt(() => utimesSync(file, new Date(), new Date()));
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
