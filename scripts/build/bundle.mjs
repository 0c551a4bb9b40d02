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

/** Sources by the name that each gets in the folder of the server's bundle. */
export const bundleOptions = (entries) => ({
  entryPoints: Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, at(source)])),
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
});

export async function bundle(entries) {
  const esbuild = await import('esbuild');
  try {
    await esbuild.build(bundleOptions(entries));
  } catch {
    // esbuild has shown where.
    throw new Error(`${Object.keys(entries).join(', ')} could not be built.`);
  } finally {
    await esbuild.stop();
  }
}
