import { at } from '../root.mjs';
import { runCommand } from './run-command.mjs';
import { runPlaywright, runVitest } from './run-part.mjs';

const MINUTE = 60_000;
const npm = (script) => (limitMs) => runCommand({ name: script, npm: ['run', '--silent', script], limitMs });
const onNode =
  (name, secondTry = false) =>
  (limitMs, args, env) =>
    // A part may be in several projects: those that can share a process, and those that cannot.
    runVitest({ name, args: [`--project=${name}*`, ...args], env, limitMs, secondTry });
const inBrowser = (limitMs, args, env) =>
  runPlaywright({ name: 'browser', args: ['-c', at('e2e/playwright.config.ts'), ...args], env, limitMs });

/**
 * What checks every change, in this order. Each part ends itself: with the installation (.ci/run) and the wait for a
 * browser, all limits together stay within an hour (gate-parts.test.ts).
 */
export const PARTS = {
  lint: { limitMs: 4 * MINUTE, work: npm('lint') },
  typecheck: { limitMs: 5 * MINUTE, work: npm('typecheck') },
  'contract:check': { limitMs: 3 * MINUTE, work: npm('contract:check') },
  unit: { limitMs: 8 * MINUTE, work: onNode('unit') },
  integration: { limitMs: 13 * MINUTE, work: onNode('integration', true) },
  browser: { limitMs: 14 * MINUTE, work: inBrowser },
};
/** Getting a browser, and building what it opens, beside the other parts. */
export const PREPARE_LIMIT_MS = 5 * MINUTE;

export const TESTS = ['unit', 'integration', 'browser'];
