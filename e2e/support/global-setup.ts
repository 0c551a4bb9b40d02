import { build } from '../../scripts/build.mjs';
import { removeDataFolder } from '../../scripts/testing/data-folder.ts';
import { makeReadyFolder } from '../../scripts/testing/ready-folder.ts';
import { READY_FOLDER } from './ready.ts';

/** What is tested is what `npm start` runs: the built console and the built server, after their first start. */
export default async function globalSetup(): Promise<() => void> {
  await build();
  const folder = await makeReadyFolder();
  process.env[READY_FOLDER] = folder;
  return () => removeDataFolder(folder);
}
