import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../build/lock.mjs';

/** Where Linux lends memory as a folder. */
const MEMORY = '/dev/shm';
const PREFIX = 'msurvey-tests-';
const GIB = 2 ** 30;
/** A run fills less than two; the rest of the machine wants to live as well. */
const NEEDED = { folder: 4 * GIB, memory: 8 * GIB };

function availableMemory() {
  const [, kilobytes = '0'] = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

function isRoomy() {
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED.folder && availableMemory() >= NEEDED.memory;
}

/** What a run that was killed has left: nobody else gives that memory back. */
function sweep() {
  for (const name of readdirSync(MEMORY))
    if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length))))
      rmSync(join(MEMORY, name), { recursive: true, force: true });
}

/**
 * A folder in memory for all that a test run throws away, or undefined where there is none or not enough: databases that
 * wait for no disk took a fifth of the time off. What is tested stays the same: a killed process loses nothing that it
 * has written, on a disk or in memory, and only a power cut would tell them apart.
 */
export function memoryFolder() {
  try {
    sweep();
    if (!isRoomy()) return undefined;
    const folder = join(MEMORY, `${PREFIX}${process.pid}`);
    mkdirSync(folder, { mode: 0o755 });
    return folder;
  } catch {
    return undefined;
  }
}
