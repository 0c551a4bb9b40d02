// Loaded into a server to be measured: at SIGUSR2 it tells how long the event loop was held up since the last time, and how
// much of that the main thread really worked: on a machine that others use too, waiting for a processor looks like work.
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

/** Nanoseconds that the main thread had a processor; only Linux tells. */
const worked = () => {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return Number.NaN;
  }
};
let before = worked();
let most = 0;
setInterval(() => {
  const now = worked();
  most = Math.max(most, now - before);
  before = now;
}, 5).unref();

let used = process.cpuUsage();
process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage(used);
  process.stdout.write(`loop-delay ${delay.max / 1e6} ${most / 1e6} ${(user + system) / 1000}\n`);
  delay.reset();
  most = 0;
  used = process.cpuUsage();
});
