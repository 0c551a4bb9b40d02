import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Identity } from './identity.ts';

export const SUPERUSER = 'msurvey';

interface ClusterPlan {
  cluster: string;
  password: string;
  binaries: Binaries;
  identity: Identity | undefined;
}

/**
 * Makes the cluster if there is none. initdb works in a folder of another name that is renamed when complete, so a
 * cluster that exists is a whole one, whatever happened meanwhile.
 */
export async function ensureCluster(plan: ClusterPlan): Promise<'created' | 'existing'> {
  if (existsSync(plan.cluster)) {
    assertVersion(plan);
    if (plan.identity && statSync(plan.cluster).uid === 0) give(plan.cluster, plan.identity);
    return 'existing';
  }
  clearDrafts(plan.cluster);
  // A name of its own: the initdb of a killed process may still be busy in the previous one.
  const draft = `${draftPrefix(plan.cluster)}${randomUUID()}`;
  mkdirSync(draft, { mode: 0o700 });
  await initdb(plan, draft);
  renameSync(draft, plan.cluster);
  syncFolder(dirname(plan.cluster));
  return 'created';
}

async function initdb({ binaries, identity, password }: ClusterPlan, draft: string): Promise<void> {
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  for (const path of [draft, passwordFile]) if (identity) chownSync(path, identity.uid, identity.gid);
  const options = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const access = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-U', SUPERUSER];
  try {
    await run(binaries.initdb, ['-D', draft, ...options, ...access, '--no-instructions'], identity);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function run(program: string, args: string[], identity: Identity | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...identity, ...cleanSurroundings(), stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`could not make a database (${basename(program)} ended with ${code}): ${complaint.trim()}`)),
    );
  });
}

/** PostgreSQL reads many PG… variables, and a working folder its user may not enter makes it fail. */
export function cleanSurroundings(): { cwd: string; env: NodeJS.ProcessEnv } {
  const own = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { cwd: process.platform === 'win32' ? tmpdir() : '/', env: { ...Object.fromEntries(own), LC_ALL: 'C' } };
}

const draftPrefix = (cluster: string) => `${cluster}.new-`;

function clearDrafts(cluster: string): void {
  const parent = dirname(cluster);
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(basename(draftPrefix(cluster)))) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // Its initdb is still writing; the next start clears it.
    }
  }
}

function assertVersion({ cluster, binaries }: ClusterPlan): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made === binaries.major) return;
  throw new Error(
    `the database in ${cluster} was made by PostgreSQL ${made} and this release brings ${binaries.major}: make a backup with the previous release and restore it with this one`,
  );
}

/** A data folder copied by root belongs to root, and PostgreSQL insists on owning its files. */
function give(path: string, { uid, gid }: Identity): void {
  for (const entry of readdirSync(path, { recursive: true })) lchownSync(join(path, String(entry)), uid, gid);
  chownSync(path, uid, gid);
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
