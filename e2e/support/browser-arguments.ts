import { BROWSER_ARGUMENTS } from '../../scripts/browser.mjs';

/** No page lives long enough to earn back what optimising its scripts or tidying up after them costs: a tenth of the run. */
const SHORT_LIVED = ['--js-flags=--no-opt --min-semi-space-size=64 --initial-old-space-size=1024'];
/** Pages of one test after the other share a process, and with it what it has compiled (see kept-context.ts). */
const SHARED = ['--process-per-site'];
/** One process less for every request to pass through. */
const PLAIN = ['--enable-features=NetworkServiceInProcess2'];

export const TEST_BROWSER_ARGUMENTS = [...BROWSER_ARGUMENTS, ...SHORT_LIVED, ...SHARED, ...PLAIN];
