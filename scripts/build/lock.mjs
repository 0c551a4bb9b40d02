import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '../root.mjs';

const LOCK = at('.cache/build.lock');

export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take() {
  mkdirSync(at('.cache'), { recursive: true });
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    if (!isRunning(Number(readFileSync(LOCK, 'utf8')))) rmSync(LOCK, { force: true });
  } catch {
    // Given free by its owner in the meantime.
  }
  return false;
}

/** One build at a time: tests, a benchmark and `npm start` may all find the same bundle stale at once. */
export async function withBuildLock(work) {
  while (!take()) await sleep(100);
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}
