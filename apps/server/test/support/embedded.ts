import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import { at } from '../../../../scripts/root.mjs';
import { type EmbeddedConnection, type EmbeddedPostgres, startEmbedded } from '../../src/db/embedded/index.ts';

/** Small, because several run at once; as safe as the real ones, because that is what is tested. */
const SETTINGS = { shared_buffers: '32MB', max_connections: '20' };

let ready: string | undefined;
const folders: string[] = [];
const running: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

/** Whatever a test leaves, killed or not, is stopped and removed. */
export function cleanUpAfterEach(): void {
  afterAll(() => {
    if (ready) rmSync(ready, { recursive: true });
    ready = undefined;
  });
  afterEach(async () => {
    await Promise.all(children.splice(0).map(killed));
    for (const postgres of running.splice(0)) await postgres.stop();
    for (const folder of folders.splice(0)) {
      if (existsSync(join(folder, 'postgres', 'postmaster.pid'))) {
        const left = await startEmbedded({ folder, settings: SETTINGS });
        await left.stop();
      }
      const cluster = realpath(join(folder, 'postgres'));
      if (cluster) rmSync(cluster, { recursive: true });
      // An initdb that lost its parent may still be writing.
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    }
  });
}

/** Until the kernel has taken it away, a killed process still counts as the holder of its folder. */
async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Started by root, PostgreSQL runs as another user and may have moved its files to where that user can go. */
function realpath(path: string): string | undefined {
  return existsSync(path) ? realpathSync(path) : undefined;
}

export function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'msurvey-embedded-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

/** A data folder with a database that was stopped. Making one takes a second, copying it a tenth. */
export async function readyFolder(): Promise<string> {
  if (!ready) {
    ready = mkdtempSync(join(tmpdir(), 'msurvey-embedded-'));
    await (await startEmbedded({ folder: ready, settings: SETTINGS })).stop();
  }
  const folder = newFolder();
  cpSync(ready, folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

export async function start(folder: string, said: string[] = []): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ folder, settings: SETTINGS, log: (line) => said.push(line) });
  running.push(postgres);
  return postgres;
}

export interface OtherProcess {
  pid: number;
  connection: EmbeddedConnection;
  kill(): Promise<void>;
}

/** Another Node process that starts PostgreSQL on the folder and stays. */
export async function startElsewhere(folder: string): Promise<OtherProcess> {
  const child = spawnHolder(folder, 'inherit');
  const connection = await new Promise<EmbeddedConnection>((resolve, reject) => {
    child.once('message', (message) => resolve(message as EmbeddedConnection));
    child.once('exit', (code) => reject(new Error(`the other process ended with ${code}`)));
  });
  return { pid: child.pid ?? 0, connection, kill: () => killed(child) };
}

export function spawnHolder(folder: string, errors: 'inherit' | 'ignore'): ChildProcess {
  // Bundled by the set-up of the run: to load TypeScript would take the process longer than to start PostgreSQL.
  const script = at('apps/server/dist/hold-embedded.js');
  const child = spawn(process.execPath, [script, folder, JSON.stringify(SETTINGS)], {
    stdio: ['ignore', 'ignore', errors, 'ipc'],
  });
  children.push(child);
  return child;
}

export async function query(connection: EmbeddedConnection, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
