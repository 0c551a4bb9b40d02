import { build } from '../../scripts/build.mjs';
import { bundle } from '../../scripts/build/bundle.mjs';
import { at } from '../../scripts/root.mjs';

const NAME = 'ingest-server';

/** The server with the benchmark's registry in it, built like the real one: loaded from source it would be slower. */
export async function buildIngestServer(): Promise<string> {
  // Its workers lie beside it.
  await build({ names: ['server'], say: () => {} });
  await bundle({ [NAME]: `bench/support/${NAME}.ts` });
  return at(`apps/server/dist/${NAME}.js`);
}
