import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryFolder } from './memory-folder.mjs';

/** No process has such a number. */
const LEFT = '/dev/shm/msurvey-tests-2147483646';
let made: string | undefined;
afterEach(() => {
  for (const folder of [LEFT, made]) if (folder) rmSync(folder, { recursive: true, force: true });
});

describe.runIf(existsSync('/dev/shm'))('the folder in memory', () => {
  it('is this run’s own, and what a killed run left is gone', () => {
    mkdirSync(LEFT);
    writeFileSync(`${LEFT}/file`, 'x');
    made = memoryFolder();
    expect(existsSync(LEFT)).toBe(false);
    if (made) expect(existsSync(made)).toBe(true);
  });

  it('is not there twice: who cannot have it does without', () => {
    made = memoryFolder();
    expect(memoryFolder()).toBeUndefined();
  });
});
