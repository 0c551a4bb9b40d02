import { chmodSync, cpSync } from 'node:fs';
import { newDataFolder } from './data-folder.ts';
import { ServerProcess } from './server-process.ts';

/** A data folder after a first start, with the demonstration loaded: that takes seconds, a copy of it a tenth. */
export async function makeReadyFolder(): Promise<string> {
  const folder = newDataFolder();
  const server = await ServerProcess.start({ folder });
  await server.stop();
  return folder;
}

export function copyOf(ready: string): string {
  const folder = newDataFolder();
  cpSync(ready, folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}
