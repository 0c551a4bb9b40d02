import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRecordedCases, recordedFolder } from './recorded.ts';

interface Verdict {
  id: string;
  expected: 'xml' | 'error';
  pass: boolean;
  skipped?: boolean;
  crash?: boolean;
  struct?: boolean;
  warn?: boolean;
  warnScored?: boolean;
  itemsets?: boolean;
  why: string[];
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const adapter = fileURLToPath(new URL('../conformance-adapter.mjs', import.meta.url));

describe.skipIf(!hasRecordedCases('conformance'))('against the reference compiler', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'xlsform-conformance-'));
  let verdicts: Verdict[] = [];

  // The comparator is a script of its own whose imports resolve beside it: it runs as a copy, next to our node_modules.
  beforeAll(async () => {
    copyFileSync(join(recordedFolder, 'compare.mjs'), join(folder, 'compare.mjs'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const report = join(folder, 'report.json');
    const data = join(recordedFolder, 'cases');
    const args = ['compare.mjs', '--module', adapter, '--data', data, '--json', report, '--fails', '0'];
    await new Promise((resolve) => {
      execFile(process.execPath, args, { cwd: folder, maxBuffer: 1 << 26 }, (_, stdout) => {
        console.log(stdout.slice(stdout.indexOf('OVERALL')));
        resolve(undefined);
      });
    });
    verdicts = (JSON.parse(readFileSync(report, 'utf8')) as Verdict[]).filter((v) => !v.skipped);
  }, 180_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const reasons = (list: Verdict[]) => list.map((v) => `${v.id}: ${v.why[0] ?? ''}`);

  it('produces structurally equal forms in at least 99 of 100 cases', () => {
    const valid = verdicts.filter((v) => v.expected === 'xml');
    const failed = valid.filter((v) => !v.pass);
    expect(valid.length).toBeGreaterThan(500);
    expect(failed.length / valid.length, reasons(failed).join('\n')).toBeLessThanOrEqual(0.01);
  });

  it('refuses every form the reference refuses', () => {
    const invalid = verdicts.filter((v) => v.expected === 'error');
    expect(invalid.length).toBeGreaterThan(150);
    expect(reasons(invalid.filter((v) => !v.pass))).toEqual([]);
  });

  it('never crashes', () => expect(reasons(verdicts.filter((v) => v.crash))).toEqual([]));

  it('warns like the reference', () => {
    expect(reasons(verdicts.filter((v) => v.warnScored && !v.warn))).toEqual([]);
  });

  it('writes the same itemsets.csv', () => {
    expect(reasons(verdicts.filter((v) => v.itemsets === false))).toEqual([]);
  });
});
