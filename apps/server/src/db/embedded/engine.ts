import { adopt } from './adopt.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { type Identity, serviceIdentity } from './identity.ts';
import { type Layout, reachable } from './layout.ts';
import { keepPassword } from './password.ts';
import { removeSocketLocks } from './pid-file.ts';
import { launch, stopPostmaster } from './postmaster.ts';
import { postmasterArguments } from './settings.ts';
import { closeEndpoint, type Endpoint, openEndpoint } from './socket.ts';

/** Everything needed to run one cluster, found out once. */
export interface Engine {
  layout: Layout;
  identity: Identity | undefined;
  binaries: Binaries;
  password: string;
  settings: Record<string, string>;
  log: (line: string) => void;
}

export interface Running {
  pid: number;
  endpoint: Endpoint;
  adopted: boolean;
}

export function prepareEngine(found: Layout, settings: Record<string, string>, log: Engine['log']): Engine {
  const identity = serviceIdentity(found.cluster);
  const layout = reachable(found, identity, log);
  const binaries = findBinaries(layout.folder, identity);
  return { layout, identity, binaries, password: keepPassword(layout.password, layout.cluster), settings, log };
}

/** Takes over the postmaster that is there, or starts one, on a new cluster if need be. */
export async function bringUp(engine: Engine): Promise<Running> {
  const { layout, binaries, identity, password, log } = engine;
  const { cluster, folder } = layout;
  if ((await ensureCluster({ cluster, password, binaries, identity })) === 'created')
    log(`made a new database in ${cluster}`);
  const left = await adopt({ cluster, binaries, password, log });
  if (!left) {
    const endpoint = await openEndpoint(folder, identity);
    return launchAt(engine, endpoint).catch((error) => {
      closeEndpoint(endpoint);
      throw error;
    });
  }
  log(`took over PostgreSQL (process ${left.pid}), left running by a process that was killed`);
  return { ...left, adopted: true };
}

async function launchAt({ layout, binaries, identity, settings, log }: Engine, endpoint: Endpoint): Promise<Running> {
  const { cluster, log: logFile } = layout;
  removeSocketLocks(endpoint);
  const args = postmasterArguments(cluster, endpoint, settings);
  const { pid } = await launch({ cluster, binaries, identity, arguments: args, logFile, log });
  return { pid, endpoint, adopted: false };
}

/** After the postmaster died under a living process; at the same place, because the pools know no other. */
export async function bringBack(engine: Engine, { endpoint }: Running): Promise<Running> {
  const { layout, binaries, password, log } = engine;
  const left = await adopt({ cluster: layout.cluster, binaries, password, log });
  return left ? { ...left, adopted: true } : launchAt(engine, endpoint);
}

export async function takeDown({ layout, binaries }: Engine, { pid, endpoint }: Running): Promise<void> {
  await stopPostmaster(pid, layout.cluster, binaries);
  closeEndpoint(endpoint);
}
