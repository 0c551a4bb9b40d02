import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

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

/** Of a process and of those it started, as PostgreSQL's postmaster does; those that have ended count with it. Linux only. */
export function cpuMicrosOfChildren(parent: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      if (Number(pid) === parent)
        ticks += (fields[11] ?? 0) + (fields[12] ?? 0) + (fields[13] ?? 0) + (fields[14] ?? 0);
      else if (fields[1] === parent) ticks += (fields[11] ?? 0) + (fields[12] ?? 0);
    } catch {
      // It ended while we looked.
    }
  }
  return (ticks / TICKS_PER_SECOND) * 1e6;
}
