import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { ROOT } from '../root.mjs';
import { PLAIN } from '../run.mjs';
import { endLeftovers, markedWith } from './leftovers.mjs';

const running = new Set();

function kill(child, signal) {
  try {
    // Its whole group: what it started as well.
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Gone by itself.
  }
}

/** Whoever ends the checks ends what they started: in a group of its own it does not hear Ctrl-C by itself. */
export async function endAll() {
  const all = [...running];
  for (const { child } of all) kill(child, 'SIGTERM');
  await Promise.all(all.map(({ mark }) => endLeftovers(mark)));
}

/**
 * Runs a program of Node until it ends or its time is over; nothing that it started is left afterwards. What it writes
 * goes to our own output, or to `hear`.
 */
export async function runLimited(args, { env = {}, limitMs, graceMs = 10_000, hear } = {}) {
  const mark = randomUUID();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: hear ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
    env: { ...process.env, ...PLAIN, ...env, ...markedWith(mark) },
  });
  if (hear) for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
  const entry = { child, mark };
  running.add(entry);
  let late = false;
  const outcome = await new Promise((resolve, reject) => {
    const timers = [];
    const after = (ms, act) => timers.push(setTimeout(() => act(), ms));
    if (limitMs)
      after(limitMs, () => {
        late = true;
        kill(child, 'SIGTERM');
        after(graceMs, () => kill(child, 'SIGKILL'));
      });
    child.once('error', reject);
    // With all that it wrote heard, where somebody hears it.
    child.once(hear ? 'close' : 'exit', (code, signal) => {
      for (const timer of timers) clearTimeout(timer);
      resolve({ code: code ?? 1, signal, late, limitMs });
    });
  });
  running.delete(entry);
  const left = await endLeftovers(mark);
  if (left) console.error(`${left} processes were left behind and were ended.`);
  return outcome;
}
