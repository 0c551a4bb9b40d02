import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBuildLock } from '../build/lock.mjs';
import { newDataFolder, removeDataFolder } from './data-folder.ts';
import { ServerProcess } from './server-process.ts';

/** Where the processes of one test run find it; set by whoever begins the run (see also scripts/test.mjs). */
const PLACE = 'TEST_READY_PLACE';
const dataIn = (place: string) => join(place, 'data');
const doneIn = (place: string) => join(place, 'done');

/** Everybody in this run shares one ready folder. Returns what takes it away, which whoever began the run does. */
export function shareReadyFolder(): () => void {
  if (process.env[PLACE]) return () => {};
  const place = mkdtempSync(join(tmpdir(), 'msurvey-ready-'));
  chmodSync(place, 0o755);
  process.env[PLACE] = place;
  return () => {
    delete process.env[PLACE];
    removeDataFolder(dataIn(place));
    rmSync(place, { recursive: true, force: true });
  };
}

/** By a first start, with the demonstration loaded: the first who asks for it waits some seconds. */
async function makeReadyFolder(place: string): Promise<void> {
  if (existsSync(doneIn(place))) return;
  const folder = dataIn(place);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const server = await ServerProcess.start({ folder });
  await server.stop();
  writeFileSync(doneIn(place), '');
}

/** A data folder after a first start, to throw away: a copy takes a tenth of that start. */
export async function readyFolder(): Promise<string> {
  const place = process.env[PLACE];
  if (!place) throw new Error('shareReadyFolder() comes first, in the set-up of the run');
  await withBuildLock(() => makeReadyFolder(place));
  const folder = newDataFolder();
  cpSync(dataIn(place), folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}
