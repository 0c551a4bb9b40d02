import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../root.mjs';
import { readEvents, resultOf, settled } from './results.mjs';
import { runLimited } from './run-limited.mjs';

const VITEST = at('node_modules/vitest/vitest.mjs');
const PLAYWRIGHT = at('node_modules/@playwright/test/cli.js');
const reporterAt = (name) => at('scripts/checks', `${name}-reporter.mjs`);
/** So many files that fail are no unsteadiness: a second try would only take its time. */
const MOST_FILES_TRIED_AGAIN = 12;

/** Where the reporter of one run writes; gone afterwards. */
async function withEvents(work) {
  const folder = mkdtempSync(join(tmpdir(), 'msurvey-events-'));
  try {
    return await work(join(folder, 'events.jsonl'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is worth a second try: where something failed, in a run that came to its end, and not in too many files. */
function triedAgain(events) {
  if (events.at(-1)?.type !== 'end') return [];
  const last = new Map(events.filter(({ type }) => type === 'try').map((event) => [event.id, event]));
  const failed = [...last.values()].filter(({ outcome }) => outcome === 'failed');
  const files = [...new Set(failed.map(({ file }) => file))];
  return files.length <= MOST_FILES_TRIED_AGAIN ? files : [];
}

/**
 * @typedef {{ name: string, args?: string[], files?: string[], env?: Record<string, string>, limitMs: number,
 *   graceMs?: number, secondTry?: boolean, hear?: (chunk: unknown) => void }} PartRun
 */

/**
 * Tests on Node. With `secondTry` the files in which something failed run once more, in processes and databases of their
 * own.
 * @param {PartRun} run
 */
export function runVitest({ name, args = [], files = [], env = {}, limitMs, graceMs, secondTry, hear }) {
  return withEvents(async (file) => {
    const began = performance.now();
    const run = (wanted) =>
      runLimited([VITEST, 'run', '--reporter=default', `--reporter=${reporterAt('vitest')}`, ...args, ...wanted], {
        env: { ...env, CHECKS_EVENTS: file },
        limitMs: limitMs - (performance.now() - began),
        graceMs,
        hear,
      });
    let outcome = await run(files);
    const again = secondTry && !outcome.late ? triedAgain(readEvents(file)) : [];
    if (again.length > 0) {
      console.log(`Trying again: ${again.join(', ')}`);
      outcome = await run(again);
    }
    return settled(resultOf(readEvents(file)), name, { ...outcome, limitMs });
  });
}

/**
 * Tests in a browser; how often they are tried again says their configuration.
 * @param {PartRun} run
 */
export function runPlaywright({ name, args = [], env = {}, limitMs, graceMs, hear }) {
  return withEvents(async (file) => {
    const outcome = await runLimited([PLAYWRIGHT, 'test', `--reporter=list,${reporterAt('playwright')}`, ...args], {
      env: { ...env, CHECKS_EVENTS: file },
      limitMs,
      graceMs,
      hear,
    });
    return settled(resultOf(readEvents(file)), name, { ...outcome, limitMs });
  });
}
