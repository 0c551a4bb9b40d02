import { existsSync } from 'node:fs';
import { at } from '../root.mjs';

/**
 * Dependencies stay in node_modules (some are native); our own packages are source and go into the bundle. So do these:
 * plain modules of hundreds of small files, which take a quarter of the start when Node has to find each of them.
 */
const INSIDE = /^(@msurvey\/|(zod|kysely|jose)(\/|$))/;
const dependenciesOutside = {
  name: 'dependencies-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || INSIDE.test(path) ? undefined : { path, external: true },
    );
  },
};

const ENTRIES = {
  main: 'apps/server/src/main.ts',
  // A worker is a file of its own: it is started by its address.
  'spreadsheet-worker': 'apps/server/src/external/spreadsheet-worker.ts',
  'geo-file-worker': 'apps/server/src/modules/geography/import/geo-file-worker.ts',
  'form-worker': 'apps/server/src/modules/forms/compile/form-worker.ts',
  'export-worker': 'apps/server/src/modules/collection/exports/export-worker.ts',
  'table-worker': 'apps/server/src/modules/collection/tables/table-worker.ts',
};

export async function buildServer() {
  const esbuild = await import('esbuild');
  const present = Object.entries(ENTRIES).filter(([, source]) => existsSync(at(source)));
  const options = {
    entryPoints: Object.fromEntries(present.map(([name, source]) => [name, at(source)])),
    outdir: at('apps/server/dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    // The sources are beside the bundle.
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [dependenciesOutside],
  };
  try {
    await esbuild.build(options);
  } catch {
    // esbuild has shown where.
    throw new Error('The server could not be built.');
  } finally {
    await esbuild.stop();
  }
}
