import { build } from '../../scripts/build.mjs';
import { shareReadyFolder } from '../../scripts/testing/ready-folder.ts';

/** What is tested is what `npm start` runs: the built console and the built server, after their first start. */
export default async function globalSetup(): Promise<() => void> {
  await build();
  return shareReadyFolder();
}
