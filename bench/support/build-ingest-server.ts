import { join } from 'node:path';
import { build } from '../../scripts/build.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** Ours goes into the bundle, as in the server that people run; dependencies stay in node_modules. */
const dependenciesOutside = {
  name: 'dependencies-outside',
  setup(bundle: import('esbuild').PluginBuild) {
    bundle.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@msurvey/') ? undefined : { path, external: true },
    );
  },
};

/** The server with the benchmark's registry in it, built like the real one: loaded from source it would be slower. */
export async function buildIngestServer(): Promise<string> {
  // Its workers lie beside it.
  await build({ names: ['server'], say: () => {} });
  const esbuild = await import('esbuild');
  const outfile = join(ROOT, 'apps/server/dist/ingest-server.js');
  await esbuild.build({
    entryPoints: [join(import.meta.dirname, 'ingest-server.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'error',
    plugins: [dependenciesOutside],
  });
  await esbuild.stop();
  return outfile;
}
