import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { probe } from './embedded.queries.ts';
import { disownPidFile, type PidFile, readPidFile } from './pid-file.ts';
import { inspectProcess, runsCluster, untilGone } from './processes.ts';
import { stopPostmaster } from './postmaster.ts';
import type { Endpoint } from './socket.ts';

interface AdoptPlan {
  cluster: string;
  binaries: Binaries;
  password: string;
  log: (line: string) => void;
}

export interface Adopted {
  pid: number;
  endpoint: Endpoint;
}

/**
 * A Node process that was killed leaves its postmaster running. Undefined means that none is left and a new one may be
 * started: there was none, it is gone, or it could not be used and was stopped.
 */
export async function adopt(plan: AdoptPlan): Promise<Adopted | undefined> {
  const found = readPidFile(plan.cluster);
  if (!found) return undefined;
  if (!runsCluster(found.pid, plan.cluster)) {
    disownPidFile(plan.cluster, found);
    return undefined;
  }
  const settled = await untilSettled(plan.cluster, found);
  if (settled && (await answers(settled, plan))) return { pid: settled.pid, endpoint: endpointOf(settled) };
  if (inspectProcess(found.pid)) {
    plan.log(`PostgreSQL (process ${found.pid}) was left running and does not answer: stopping it`);
    await stopPostmaster(found.pid, plan.cluster, plan.binaries, 5000);
  }
  const left = readPidFile(plan.cluster);
  if (left) disownPidFile(plan.cluster, left);
  return undefined;
}

/** Neither a recovery nor a shutdown in progress is disturbed. */
async function untilSettled(cluster: string, found: PidFile): Promise<PidFile | undefined> {
  for (;;) {
    const now = readPidFile(cluster);
    if (now?.pid !== found.pid || !inspectProcess(found.pid)) return undefined;
    if (now.status === 'ready') return now;
    if (now.status === 'stopping') return void (await untilGone(found.pid, 30_000));
    await sleep(50);
  }
}

async function answers(found: PidFile, { cluster, password, log }: AdoptPlan): Promise<boolean> {
  try {
    await probe(endpointOf(found), password);
    return true;
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === '28P01')
      throw new Error(`the password kept for the database in ${cluster} is not the one it was made with`);
    log(`PostgreSQL (process ${found.pid}) cannot be reached: ${message}`);
    return false;
  }
}

/** Where it listens is read from its own file: the temporary folder of this process may be another. */
export function endpointOf({ socketFolder, listenAddress, port }: PidFile): Endpoint {
  return { host: socketFolder || listenAddress, port };
}
