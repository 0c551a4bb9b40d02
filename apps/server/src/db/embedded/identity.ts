import { chmodSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user PostgreSQL runs as. PostgreSQL refuses to run as root, so root has to lend it another one. */
export interface Identity {
  uid: number;
  gid: number;
}

const CANDIDATES = ['msurvey', 'postgres', '_postgres', 'nobody'];

/** Undefined means: as the user we are. An existing cluster decides, because PostgreSQL insists on owning its files. */
export function serviceIdentity(cluster: string): Identity | undefined {
  const owner = ownerOf(cluster);
  const me = process.getuid?.();
  if (me === undefined) return undefined;
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new Error(
        `the database files in ${cluster} belong to user ${owner.uid} and this process runs as user ${me}: start it as root or as that user, or give the files to this user (chown -R)`,
      );
    }
    return undefined;
  }
  return owner && owner.uid !== 0 ? owner : lentIdentity();
}

function ownerOf(path: string): Identity | undefined {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch {
    return undefined;
  }
}

function lentIdentity(): Identity {
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const entry = entries.find((fields) => fields[0] === name);
    const identity = { uid: Number(entry?.[2]), gid: Number(entry?.[3]) };
    if (identity.uid > 0 && identity.gid > 0) return identity;
  }
  throw new Error(
    `PostgreSQL cannot run as root and none of the users ${CANDIDATES.join(', ')} exists: start mSurvey as an ordinary user, or set DATABASE_URL`,
  );
}

/** May this user pass through every folder down to the path? */
export function canEnter(path: string, identity: Identity | undefined): boolean {
  return !identity || blockers(path, identity).length === 0;
}

function blockers(path: string, { uid, gid }: Identity): string[] {
  const blocked: string[] = [];
  for (let folder = path; ; folder = dirname(folder)) {
    const stat = statSync(folder);
    const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
    if (!(stat.mode & bit)) blocked.push(folder);
    if (folder === dirname(folder)) return blocked;
  }
}

/** Our own data folder may be opened for passing through (not for listing); folders above it are not ours to change. */
export function letThrough(folder: string, identity: Identity | undefined): boolean {
  if (!identity) return true;
  const blocked = blockers(folder, identity);
  if (blocked.length === 1 && blocked[0] === folder) chmodSync(folder, lstatSync(folder).mode | 0o011);
  return canEnter(folder, identity);
}
