import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const resolve = {
  alias: [{ find: /^~\//, replacement: fileURLToPath(new URL('./apps/console/src/', import.meta.url)) }],
};
/** Generous: a slow machine is no failure, a hanging test still ends. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };
/** The same for what is drawn. */
const PATIENT_DRAWING = 'packages/ui/test/patience.ts';
/** They change what a whole process shares: a document to draw in, the globals of a browser. */
const ALONE = ['packages/web-form/test/*.test.tsx', 'apps/**/*.test.tsx', 'packages/xlsform/test/engine.test.ts'];
/** They leave the document as they found it. */
const PARTS = 'packages/ui/test/*.test.tsx';
/** They look at what all others have done. */
const AFTERWARDS = 'apps/server/test/afterwards/*.test.ts';

/** What checks every change leaves out what belongs to the full suite (CONTRIBUTING.md). */
const detailed = process.env.TEST_SUITE === 'gate' ? ['**/*.full.test.{ts,tsx}'] : [];
/** As many random cases as the suite wants, by a seed that the run prints. */
const RANDOM = 'scripts/testing/random.ts';

// Unit tests need nothing but Node; integration tests run on real PostgreSQL (see apps/server/test/global-setup.ts).
export default defineConfig({
  test: {
    // One test file waits for its database while the other computes; by default two cores would get one worker.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...ALONE, PARTS, ...detailed],
          setupFiles: [RANDOM],
          environment: 'node',
          // Loading what they test anew for each file took longer than the tests.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'unit-parts',
          include: [PARTS],
          exclude: detailed,
          setupFiles: ['packages/ui/test/tidy-up.ts', PATIENT_DRAWING],
          isolate: false,
          ...patience,
        },
      },
      {
        resolve,
        test: {
          name: 'unit-alone',
          include: ALONE,
          exclude: detailed,
          setupFiles: [PATIENT_DRAWING],
          environment: 'node',
          ...patience,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['apps/server/test/**/*.test.ts'],
          exclude: [AFTERWARDS, ...detailed],
          globalSetup: ['scripts/testing/build-server.ts', 'apps/server/test/global-setup.ts'],
          setupFiles: [RANDOM, 'apps/server/test/support/row-types/setup.ts'],
          environment: 'node',
          // Each file has a database of its own, which is what keeps them apart; loading the server anew for each took a
          // third of the whole run.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'integration-afterwards',
          include: [AFTERWARDS],
          environment: 'node',
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
    ],
  },
});
