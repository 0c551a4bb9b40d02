import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ONLY_ROOT = 'a small disk can only be made by root on Linux';

export interface SmallDisk {
  folder: string;
  grow(size: string): void;
  remove(): void;
}

/** A disk of its own that is soon full; undefined where none can be made. */
export function smallDisk(size: string, owner?: { uid: number; gid: number }): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'msurvey-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return {
    folder,
    grow: (more) => void execFileSync('mount', ['-o', `remount,size=${more}`, folder]),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
