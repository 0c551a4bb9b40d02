import { build } from '../build.mjs';

/** The threads of the server are those of its bundle, also where the tests load its sources. */
export default async function buildServer(): Promise<void> {
  await build({ names: ['server'], say: () => {} });
}
