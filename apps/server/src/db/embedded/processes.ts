import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the operating system says about a running process. */
export interface ProcessFacts {
  /** Opaque; together with the pid it names one process, because pids are used again. */
  started: string;
  command: string;
}

/** Undefined when there is no such process, or when only its zombie is left. */
export function inspectProcess(pid: number): ProcessFacts | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  try {
    if (process.platform === 'linux') return inspectOnLinux(pid);
    return process.platform === 'win32' ? inspectOnWindows(pid) : inspectWithPs(pid);
  } catch {
    return undefined;
  }
}

function inspectOnLinux(pid: number): ProcessFacts | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The second field is the program's name in parentheses and may itself hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return { started: fields[19] ?? '', command };
}

function inspectWithPs(pid: number): ProcessFacts | undefined {
  const columns = ['-ww', '-o', 'stat=', '-o', 'lstart=', '-o', 'command=', '-p', String(pid)];
  const line = execFileSync('ps', columns, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }).trim();
  const [, state = 'Z', started = '', command = ''] =
    /^(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/s.exec(line) ?? [];
  return state.startsWith('Z') ? undefined : { started, command };
}

function inspectOnWindows(pid: number): ProcessFacts | undefined {
  const script = `$p = Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}'; if ($p) { $p.CreationDate.Ticks; $p.CommandLine }`;
  const output = execFileSync('powershell.exe', ['-NoProfile', '-Command', script], { encoding: 'utf8' });
  const [started = '', ...command] = output.trim().split(/\r?\n/);
  return started ? { started, command: command.join(' ') } : undefined;
}

/** Is this pid a PostgreSQL server that runs on this very cluster, and not a stranger that got the same number? */
export function runsCluster(pid: number, cluster: string): boolean {
  const facts = inspectProcess(pid);
  if (!facts || !/postgres/.test(facts.command)) return false;
  return `${facts.command} `.includes(`-D ${cluster} `) || worksIn(pid, cluster);
}

/** PostgreSQL works inside its cluster folder; that holds even after the folder was renamed. */
function worksIn(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const here = statSync(`/proc/${pid}/cwd`);
    const there = statSync(cluster);
    return here.dev === there.dev && here.ino === there.ino;
  } catch {
    return false;
  }
}

/** Backends whose postmaster was killed end by themselves, but only after their current statement. */
export function orphansOf(cluster: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => worksIn(pid, cluster) && isPostgres(pid));
}

function isPostgres(pid: number): boolean {
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres');
  } catch {
    return false;
  }
}

export async function untilGone(pid: number, withinMs = Number.POSITIVE_INFINITY): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (inspectProcess(pid)) {
    if (Date.now() > end) return false;
    await sleep(process.platform === 'linux' ? 20 : 100);
  }
  return true;
}
