import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { at } from '../root.mjs';
import { runCommand } from './run-command.mjs';
import { runPlaywright, runVitest } from './run-part.mjs';

const MINUTE = 60_000;
/** Long enough for what ends to have ended, on a busy machine too. */
const UNTIL_HUNG = 30_000;

const place = mkdtempSync(join(tmpdir(), 'msurvey-fixtures-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Each run has a folder of its own: there a fixture sees whether it runs for the first time. */
const settings = (limitMs = 5 * MINUTE) => {
  const folder = mkdtempSync(join(place, 'run-'));
  return { env: { FIXTURE_FOLDER: folder }, limitMs, graceMs: 500, hear: () => {} };
};
const NODE = { name: 'node', args: ['--config', at('scripts/checks/fixtures/vitest.config.ts')] };
function onNode(files: string[], { limitMs, secondTry = true }: { limitMs?: number; secondTry?: boolean } = {}) {
  return runVitest({ ...NODE, files: files.map((name) => `${name}.node.ts`), secondTry, ...settings(limitMs) });
}
function inBrowser(files: string[], { limitMs }: { limitMs?: number } = {}) {
  const config = ['-c', at('scripts/checks/fixtures/playwright.config.ts')];
  const args = [...config, ...files.map((name) => `/${name}.browser`)];
  return runPlaywright({ name: 'browser', args, ...settings(limitMs) });
}
/** A process that was ended and whose new parent has not yet asked how is a Z. */
function stateOf(pid: string): string {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 'unknown';
  } catch {
    return 'gone';
  }
}
const fixture = (name: string) => `scripts/checks/fixtures/${name}`;

describe.concurrent.each([
  ['on Node', onNode, 'node'],
  ['in a browser', inBrowser, 'browser'],
] as const)('a run of tests %s', (_, run, kind) => {
  it('fails with a test that fails every time, and names it with its first line', async ({ expect }) => {
    const result = await run(['passes', 'fails']);
    expect(result).toMatchObject({ passed: 3, failed: 1, unsteady: [] });
    expect(result.failures).toEqual([
      { name: `${fixture(`fails.${kind}.ts`)} › never holds`, error: expect.stringContaining('one is not two') },
    ]);
  });

  it('does not fail with one that passes when tried again, but names it', async ({ expect }) => {
    const result = await run(['passes', 'first-time']);
    expect(result).toMatchObject({ passed: 3, failed: 0, failures: [] });
    expect(result.unsteady).toEqual([
      {
        name: `${fixture(`first-time.${kind}.ts`)} › holds the second time`,
        error: expect.stringContaining('it was the first time'),
      },
    ]);
  });

  it('ends one that hangs, names its file, and keeps what others came to', async ({ expect }) => {
    const result = await run(['passes', 'hangs'], { limitMs: UNTIL_HUNG });
    expect(result).toMatchObject({ passed: 2, failed: 1 });
    expect(result.failures).toEqual([
      { name: fixture(`hangs.${kind}.ts`), error: expect.stringContaining('did not end') },
    ]);
  });

  it('tells how long each file took', async ({ expect }) => {
    const { files } = await run(['passes']);
    expect(files).toEqual([{ file: fixture(`passes.${kind}.ts`), ms: expect.any(Number) }]);
  });

  it('fails when there is no test', async ({ expect }) => {
    expect(await run(['nothing'])).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe.concurrent('a run of tests on Node', () => {
  it('tries nothing again unless told', async ({ expect }) => {
    expect(await onNode(['first-time'], { secondTry: false })).toMatchObject({ passed: 0, failed: 1, unsteady: [] });
  });

  it('names a file that cannot be loaded', async ({ expect }) => {
    const { failed, failures } = await onNode(['unloadable']);
    expect(failed).toBe(1);
    expect(failures).toEqual([
      { name: fixture('unloadable.node.ts'), error: expect.stringContaining('this file cannot be loaded') },
    ]);
  });

  it.runIf(process.platform === 'linux')('leaves no process behind', async ({ expect }) => {
    const mine = settings();
    const result = await runVitest({ ...NODE, files: ['leaves.node.ts'], ...mine });
    expect(result).toMatchObject({ passed: 1, failed: 0 });
    expect(['gone', 'Z']).toContain(stateOf(readFileSync(join(mine.env.FIXTURE_FOLDER, 'pid'), 'utf8')));
  });
});

describe.concurrent('a check without tests', () => {
  const script = (text: string, limitMs = MINUTE) =>
    runCommand({ name: 'lint', args: ['--eval', text], limitMs, graceMs: 500 });

  it('counts nothing when it passes', async ({ expect }) => {
    expect(await script('')).toMatchObject({ passed: 0, failed: 0 });
  });

  it('is one failure when it fails, with the line that says why', async ({ expect }) => {
    const { failed, failures } = await script('console.log("a\\nerror: a name is not used\\nb"); process.exitCode = 1');
    expect(failed).toBe(1);
    expect(failures).toEqual([{ name: 'lint', error: 'error: a name is not used' }]);
  });

  it('is ended when its time is over', async ({ expect }) => {
    const { failures } = await script('setInterval(() => {}, 1000)', 1000);
    expect(failures).toEqual([{ name: 'lint', error: expect.stringContaining('did not end') }]);
  });
});
