import { readFileSync } from 'node:fs';
import type { TestForm } from '../apps/server/test/collection/support/forms.queries.ts';
import { build } from '../scripts/build.mjs';
import { call, login } from '../scripts/testing/api.ts';
import { postmasterFile } from '../scripts/testing/data-folder.ts';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench, Report } from './support/bench.ts';
import { cpuMicros, cpuMicrosOfChildren } from './support/cpu.ts';
import { fillForm, middleOf, surveyForm } from './support/export.queries.ts';
import { peakDuring, residentBytes } from './support/memory.ts';
import { onServer } from './support/on-database.ts';
import { option } from './support/option.ts';
import { percentile } from './support/percentile.ts';
import { taskEnded } from './support/task-ended.ts';

const RECORDS = 50_000;
const STORED = 1_000_000;
const REPEATS = 60;
const MB = 1024 * 1024;
const LIMITS = { csv: { atMost: 3 }, xlsx: { atMost: 10 } };

/** From the request to the file that can be fetched. */
async function exportOnce(url: string, token: string, asked: { formId: number; type: string }, expected: number) {
  const began = performance.now();
  const task = await taskEnded(url, token, '/project/form/export', asked);
  const seconds = (performance.now() - began) / 1000;
  if (task.done !== expected) throw new Error(`${task.done} of ${expected} records were exported`);
  const file = await fetch(`${url}/msurvey/api/file/${task.fileUuid}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { seconds, bytes: (await file.arrayBuffer()).byteLength };
}

async function measureExports(report: Report, server: ServerProcess, form: TestForm, records: number): Promise<void> {
  const { token } = await login(server.url, 'superadmin');
  await call(server.url, token, 'POST', '/project/form/data/list', { formId: form.formId });
  const before = residentBytes(server.pid);
  const postmaster = Number(readFileSync(postmasterFile(server.folder), 'utf8').split('\n', 1)[0]);
  const styles = { '': { values: 'codes', headers: 'names' }, ' with labels': { values: 'labels' } };
  const kinds = (['csv', 'xlsx'] as const).flatMap((type) =>
    Object.entries(styles).map(([words, style]) => ({ type, words, style })),
  );
  for (const { type, words, style } of kinds) {
    const times: number[] = [];
    const cpu: number[] = [];
    let peak = 0;
    let size = 0;
    for (let i = 0; i < 3; i++) {
      const work = () => exportOnce(server.url, token, { formId: form.formId, type, ...style }, records);
      const began = { node: cpuMicros(server.pid), postgres: cpuMicrosOfChildren(postmaster) };
      const measured = await peakDuring(server.pid, work);
      const postgres = cpuMicrosOfChildren(postmaster) - began.postgres;
      report.note(
        `${type}: CPU of Node ${(cpuMicros(server.pid) - began.node) / 1e6} s, of PostgreSQL ${postgres / 1e6} s`,
      );
      cpu.push((cpuMicros(server.pid) - began.node + Math.max(0, postgres)) / 1e6);
      times.push(measured.result.seconds);
      peak = Math.max(peak, measured.peak);
      size = measured.result.bytes;
    }
    report.figure(
      `${records / 1000} k records to ${type}${words}, best of three`,
      Math.min(...times),
      's',
      LIMITS[type],
    );
    report.figure(`${records / 1000} k records to ${type}${words}, slowest of three`, Math.max(...times), 's');
    // On a busy machine the only figure that says something.
    report.figure(`CPU of ${type}${words}, Node and PostgreSQL together, least of three`, Math.min(...cpu), 's');
    report.figure(`server memory during ${type}${words}, above before`, (peak - before) / MB, 'MB', { atMost: 150 });
    report.figure(`file, ${type}${words}`, size / MB, 'MB');
  }
}

type Middle = Awaited<ReturnType<typeof middleOf>>;

const views = (formId: number, { id, day, userId }: Middle): Record<string, object> => ({
  'first page': { formId },
  'next page after one in the middle': { formId, after: id },
  'page before one in the middle': { formId, before: id },
  'last page': { formId, fromEnd: true },
  'one user': { formId, userId },
  'one user, in the middle': { formId, userId, after: id },
  'one day in the middle': { formId, fromDate: day, toDate: day },
  'all up to the middle': { formId, toDate: day },
  'one user up to the middle': { formId, userId, toDate: day },
  'with trouble (none)': { formId, troubled: true },
  'approved (none)': { formId, state: 'approved' },
});

async function measureLists(report: Report, server: ServerProcess, form: TestForm, middle: Middle, stored: number) {
  const { token } = await login(server.url, 'superadmin');
  for (const [name, body] of Object.entries(views(form.formId, middle))) {
    const times: number[] = [];
    for (let i = -5; i < REPEATS; i++) {
      const began = performance.now();
      const { status } = await call(server.url, token, 'POST', '/project/form/data/list', body);
      if (status !== 200) throw new Error(`${name}: ${status}`);
      if (i >= 0) times.push(performance.now() - began);
    }
    report.figure(`${name}, ${stored / 1e6} M records, p50`, percentile(times, 0.5), 'ms');
    report.figure(`${name}, ${stored / 1e6} M records, p95`, percentile(times, 0.95), 'ms', { atMost: 50 });
  }
}

export const bench: Bench = {
  name: 'export',
  what: 'exporting 50 k records to CSV and XLSX: time, memory; pages of the table with 1 M records (--records, --stored)',
  async run(report, args) {
    const records = Number(option(args, '--records') ?? RECORDS);
    const stored = Number(option(args, '--stored') ?? STORED);
    await build({ names: ['server'], say: report.note });
    const server = await ServerProcess.start();
    try {
      const form = await onServer(server, async ({ db }) => {
        const made = await surveyForm(db, 'bench_export');
        await fillForm(db, made, records, 30, report.note);
        return made;
      });
      await measureExports(report, server, form, records);
      if (stored === 0) return;
      const large = await onServer(server, async ({ db }) => {
        const made = await surveyForm(db, 'bench_list');
        await fillForm(db, made, stored, 400, report.note);
        return { made, middle: await middleOf(db, made) };
      });
      await measureLists(report, server, large.made, large.middle, stored);
    } finally {
      await server.dispose();
    }
  },
};
