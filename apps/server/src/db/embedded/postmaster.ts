import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { cleanSurroundings } from './cluster.ts';
import type { Identity } from './identity.ts';
import { readFrom, rotate, sizeOf } from './log-file.ts';
import { type PidFile, readPidFile } from './pid-file.ts';
import { inspectProcess, orphansOf, untilGone } from './processes.ts';

export interface LaunchPlan {
  cluster: string;
  binaries: Binaries;
  identity: Identity | undefined;
  arguments: string[];
  logFile: string;
  log: (line: string) => void;
}

const STILL_USED = /pre-existing shared memory block/;

/** Starts a postmaster and waits until it accepts connections; recovery after a crash may take its time. */
export async function launch(plan: LaunchPlan): Promise<PidFile> {
  for (let attempt = 1; ; attempt++) {
    rotate(plan.logFile);
    const position = sizeOf(plan.logFile);
    const outcome = await launchOnce(plan);
    if (typeof outcome === 'object') return outcome;
    const said = readFrom(plan.logFile, position);
    if (!STILL_USED.test(said))
      throw new Error(`PostgreSQL did not start (${outcome}); its log ${plan.logFile} says:\n${said}`);
    if (attempt === 1) plan.log('waiting for the last statements of a killed PostgreSQL to end');
    // Nobody waits for their answers any more, and their transactions can never be committed.
    for (const pid of orphansOf(plan.cluster)) signal(pid, 'SIGKILL');
    await sleep(200);
  }
}

/** Resolves to the reason when the postmaster ends before it is ready. */
async function launchOnce(plan: LaunchPlan): Promise<PidFile | string> {
  const child = process.platform === 'win32' ? spawnOnWindows(plan) : spawnDetached(plan);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, by) => resolve(by ? `ended by ${by}` : `ended with code ${code}`));
  });
  let reason: string | undefined;
  void ended.then((why) => {
    reason = why;
  });
  for (;;) {
    const file = readPidFile(plan.cluster);
    const mine = process.platform === 'win32' ? reason !== undefined : file?.pid === child.pid;
    if (file && mine && file.status === 'ready') return file;
    if (reason !== undefined && !(process.platform === 'win32' && reason.endsWith('code 0'))) return reason;
    await sleep(15);
  }
}

/** A session of its own: Ctrl-C in the terminal reaches only Node, which ends its pools first and then the postmaster. */
function spawnDetached({ binaries, identity, logFile, arguments: args }: LaunchPlan) {
  const output = openSync(logFile, 'a', 0o600);
  try {
    const options = { ...identity, ...cleanSurroundings(), detached: true };
    const child = spawn(binaries.postgres, args, { ...options, stdio: ['ignore', output, output] });
    child.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

/** An administrator may not run postgres.exe directly; pg_ctl gives up the privileges first. */
function spawnOnWindows({ binaries, cluster, logFile, arguments: args }: LaunchPlan) {
  const options = args.slice(2).map((argument) => `"${argument.replaceAll('"', '\\"')}"`);
  const start = ['start', '-w', '-t', '86400', '-D', cluster, '-l', logFile, '-o', options.join(' ')];
  return spawn(binaries.pgCtl, start, { ...cleanSurroundings(), detached: true, windowsHide: true, stdio: 'ignore' });
}

/** Fast: running statements are cut off and the data is written. Immediate, after the grace: the next start recovers. */
export async function stopPostmaster(
  pid: number,
  cluster: string,
  binaries: Binaries,
  graceMs = 30_000,
): Promise<void> {
  if (process.platform === 'win32') return stopOnWindows(cluster, binaries, graceMs);
  for (const by of ['SIGINT', 'SIGQUIT'] as const) {
    signal(pid, by);
    if (await untilGone(pid, graceMs)) return;
  }
  signal(pid, 'SIGKILL');
  await untilGone(pid);
}

/** There are no signals on Windows; pg_ctl speaks to the postmaster by other means. */
function stopOnWindows(cluster: string, { pgCtl }: Binaries, graceMs: number): void {
  const stop = (mode: string) =>
    execFileSync(pgCtl, ['stop', '-D', cluster, '-m', mode, '-w', '-t', String(Math.ceil(graceMs / 1000))], {
      stdio: 'ignore',
    });
  try {
    stop('fast');
  } catch {
    if (readPidFile(cluster)) stop('immediate');
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  if (inspectProcess(pid)) process.kill(pid, name);
}
