import { defineConfig } from '@playwright/test';
import { installedBrowser } from '../scripts/browser.mjs';
import { TEST_BROWSER_ARGUMENTS } from './support/browser-arguments.ts';

/** What checks every change; all else belongs to the full suite (README.md). */
const isGate = process.env.TEST_SUITE === 'gate';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  // Generous: a slow machine is no failure, a hanging test still ends.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // A test that is right only sometimes is wrong: it is tried again, in a browser and on a server of its own, so that one
  // run tells all, and is named at the end as unsteady, to be mended with the next change.
  retries: isGate ? 2 : 1,
  forbidOnly: !!process.env.CI,
  // What needs a worker of its own comes first: at the end it would leave the other worker with nothing to do.
  projects: isGate
    ? [{ name: 'console', testMatch: '**/journey*.spec.ts' }]
    : [
        { name: 'form', testMatch: 'web-form/**' },
        { name: 'console', testIgnore: 'web-form/**' },
      ],
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // What is not there to be pressed after minutes is not there: the test says so instead of hanging until it is ended.
    actionTimeout: 180_000,
    launchOptions: {
      // Looked for, never loaded: whoever runs the tests gets it first (scripts/test.mjs).
      executablePath: process.env.CHROME_PATH || installedBrowser(),
      args: TEST_BROWSER_ARGUMENTS,
    },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // Keeping the console for offline use costs every test its download; those of offline work allow it.
    serviceWorkers: 'block',
    // Nobody has to wait for a drawer that slides in.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every test costs a third of the run; TRACE=1 when one is being mended.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
});
