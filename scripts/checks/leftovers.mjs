import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const MARK = 'CHECKS_PART';

/**
 * Every process of a part inherits this: servers, databases, browsers, whoever started them and however. A run within a
 * run (the tests of this runner) bears the mark of both.
 */
export const markedWith = (mark) => ({ [MARK]: [process.env[MARK], mark].filter(Boolean).join(' ') });

function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function marked(mark) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => environmentOf(pid).some((line) => line.startsWith(`${MARK}=`) && line.includes(mark)));
}

function signal(pids, name) {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // Gone by itself.
    }
}

/** Ends what a part left running, kindly first; how many there were. Elsewhere than on Linux nobody tells who they are. */
export async function endLeftovers(mark, patienceMs = 5000) {
  const left = marked(mark);
  signal(left, 'SIGTERM');
  for (let waited = 0; waited < patienceMs && marked(mark).length > 0; waited += 100) await sleep(100);
  signal(marked(mark), 'SIGKILL');
  return left.length;
}
