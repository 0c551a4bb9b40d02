import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Unit tests need nothing but Node; integration tests run on real PostgreSQL (see apps/server/test/global-setup.ts).
export default defineConfig({
  test: {
    // One test file waits for its database while the other computes; by default two cores would get one worker.
    maxWorkers: 2,
    projects: [
      {
        resolve: {
          alias: [{ find: /^~\//, replacement: fileURLToPath(new URL('./apps/console/src/', import.meta.url)) }],
        },
        test: {
          name: 'unit',
          include: [
            'packages/*/{src,test}/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          environment: 'node',
          // Each file has a database of its own, which is what keeps them apart; loading the server anew for each took a
          // third of the whole run.
          isolate: false,
          // Generous: a slow machine is no failure, a hanging test still ends.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
