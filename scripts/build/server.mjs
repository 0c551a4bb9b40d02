import { bundle, bundleOptions } from './bundle.mjs';

const ENTRIES = {
  main: 'apps/server/src/main.ts',
  db: 'apps/server/src/db/cli.ts',
  backup: 'apps/server/src/backup/cli.ts',
  demo: 'apps/server/src/demo/cli.ts',
  projections: 'apps/server/src/projections/cli.ts',
  recount: 'apps/server/src/recount/cli.ts',
  // A worker is a file of its own: it is started by its address.
  'spreadsheet-worker': 'apps/server/src/external/spreadsheet-worker.ts',
  'geo-file-worker': 'apps/server/src/modules/geography/import/geo-file-worker.ts',
  'form-worker': 'apps/server/src/modules/forms/compile/form-worker.ts',
  'export-worker': 'apps/server/src/modules/collection/exports/export-worker.ts',
  'table-worker': 'apps/server/src/tables/table-worker.ts',
  'pdf-worker': 'apps/server/src/pdf/pdf-worker.ts',
};

export const buildServer = () => bundle(ENTRIES);

/** Builds now and after every change of a source; `built` hears of each that succeeded. */
export async function watchServer(built) {
  const esbuild = await import('esbuild');
  const tell = {
    name: 'tell',
    setup: (build) => build.onEnd(({ errors }) => (errors.length ? undefined : built())),
  };
  const { plugins, ...rest } = bundleOptions(ENTRIES);
  const context = await esbuild.context({ ...rest, plugins: [...plugins, tell] });
  await context.watch();
  return () => context.dispose();
}
