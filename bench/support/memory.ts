import { readFileSync } from 'node:fs';

const KB = 1024;

/** Bytes of memory that a process holds at present; Linux only. */
export const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * KB;

/** The most that a process holds while the work goes on. */
export async function peakDuring<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; peak: number }> {
  let peak = residentBytes(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid));
  }, 20);
  try {
    const result = await work();
    return { result, peak: Math.max(peak, residentBytes(pid)) };
  } finally {
    clearInterval(timer);
  }
}
