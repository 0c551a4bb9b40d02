import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// What Linux counts in, on every platform we know of.
const TICKS_PER_SECOND = 100;

/** Microseconds of processor time a process has used so far, in all its threads. */
export function cpuMicros(pid: number): number {
  if (process.platform === 'linux') {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6;
  }
  // [[dd-]hh:]mm:ss[.cc]
  const text = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return text.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0) * 1e6;
}
