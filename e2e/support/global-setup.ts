import { build } from '../../scripts/build.mjs';

/** What is tested is what `npm start` runs: the built console and the built server. */
export default async function globalSetup(): Promise<void> {
  await build();
}
