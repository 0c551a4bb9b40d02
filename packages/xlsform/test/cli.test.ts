import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../src/cli/run.ts';
import { readWorkbook } from '../src/read/index.ts';
import { writeWorkbook } from '../src/write/index.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xlsform-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, rows: Record<string, string>[]): Promise<string> {
  const path = join(folder, name);
  const headers = ['type', 'name', 'label', 'relevant'];
  await writeFile(
    path,
    writeWorkbook({ sheets: [{ name: 'survey', headers, rows: rows.map((cells, i) => ({ row: i + 2, cells })) }] }),
  );
  return path;
}
const sound = () => file('sound.xlsx', [{ type: 'text', name: 'a', label: 'A' }]);
const faulty = () =>
  file('faulty.xlsx', [
    { type: 'text', name: 'a', label: 'A' },
    { type: 'txet', name: 'b', label: 'B' },
  ]);

async function xlsform(...args: string[]) {
  const out = { stdout: '', stderr: '' };
  const code = await run(args, {
    stdout: { write: (text) => (out.stdout += text) },
    stderr: { write: (text) => (out.stderr += text) },
    readFile: (path) =>
      readFile(path)
        .then((bytes) => new Uint8Array(bytes))
        .catch(() => undefined),
    writeFile,
  });
  return { code, ...out };
}

describe('the command xlsform', () => {
  it('prints the XForm of a sound form', async () => {
    const { code, stdout } = await xlsform(await sound());
    expect([code, stdout.includes('<h:html')]).toEqual([0, true]);
  });

  it('prints the problems of a faulty form as an aligned table and fails', async () => {
    const { code, stdout, stderr } = await xlsform(await faulty());
    expect([code, stdout]).toEqual([1, '']);
    const lines = stderr.split('\n');
    expect(lines[0]).toMatch(/^\s+sheet\s+row\s+column\s+problem$/);
    expect(lines[1]).toMatch(/^error\s+survey\s+3 /);
    expect(lines[1]?.indexOf('survey')).toBe(lines[0]?.indexOf('sheet'));
    expect(stderr).toMatch(/\d errors?, \d warnings?\n$/);
  });

  it('prints problems as JSON', async () => {
    const { code, stdout } = await xlsform(await faulty(), '--diagnostics', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ severity: 'error', sheet: 'survey', row: 3 }));
  });

  it('writes the marked workbook', async () => {
    const target = join(folder, 'marked.xlsx');
    await xlsform(await faulty(), '--annotate', target);
    expect(
      readWorkbook(new Uint8Array(await readFile(target)), 'marked.xlsx').workbook?.sheets.map(({ name }) => name),
    ).toEqual(['survey', 'Problems']);
  });

  it('prints the questions', async () => {
    const { stdout } = await xlsform(await sound(), '--questions');
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ name: 'a', type: 'text' }));
  });

  it('says what is wrong with a file or with its own options', async () => {
    const path = join(folder, 'page.xls');
    await writeFile(path, '<html></html>');
    expect(await xlsform(path)).toMatchObject({ code: 1, stderr: expect.stringContaining('web page') });
    expect(await xlsform(join(folder, 'missing.xlsx'))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Cannot read'),
    });
    expect(await xlsform(path, '--nonsense')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Unknown option'),
    });
    expect(await xlsform()).toMatchObject({ code: 2, stdout: expect.stringContaining('Usage') });
  });

  it('runs under plain node from any folder', async () => {
    const bin = fileURLToPath(new URL('../bin/xlsform.mjs', import.meta.url));
    const path = await sound();
    const stdout = await new Promise<string>((resolve, reject) => {
      execFile(process.execPath, [bin, path], { cwd: folder }, (error, out) => (error ? reject(error) : resolve(out)));
    });
    expect(stdout).toContain('<h:html');
  });
});
