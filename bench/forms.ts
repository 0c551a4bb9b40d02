import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROJECT_SACP } from '@msurvey/domain';
import { writeWorkbook } from '@msurvey/xlsform/write';
import { insertManyForms } from '../apps/server/src/demo/many-forms.queries.ts';
import { build } from '../scripts/build.mjs';
import { call, login } from '../scripts/testing/api.ts';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench, Report } from './support/bench.ts';
import { onDatabase } from './support/on-database.ts';
import { formViews } from './support/form-views.ts';
import { largeForm } from './support/large-form.ts';
import { percentile } from './support/percentile.ts';

const FORMS = 20_000;
const VERSIONS = 10;
const IN_PROJECT = 500;
const REPEATS = 40;
const UPLOADS = 8;
const ROWS = 3000;
const BUNDLE = join(import.meta.dirname, '../apps/server/dist/main.js');
const PROBE = ['--enable-source-maps', '--import', join(import.meta.dirname, 'support/loop-probe.mjs'), BUNDLE];

/** With the server stopped: a data folder has one user at a time. */
async function fill(folder: string): Promise<void> {
  return onDatabase(folder, async (database) => {
    const project = { id: PROJECT_SACP, forms: IN_PROJECT, surveyors: 40 };
    await database.transaction(({ db }) => insertManyForms(db, { forms: FORMS, versions: VERSIONS, project }));
    // As the database's own housekeeping would have done by the next day.
    await database.pool.query('vacuum analyze');
  });
}

async function measureLists(report: Report, url: string, who: string): Promise<void> {
  const { token } = await login(url, who);
  for (const { name, method, path, body } of formViews(PROJECT_SACP)) {
    const times: number[] = [];
    for (let i = -3; i < REPEATS; i++) {
      const began = performance.now();
      const { status } = await call(url, token, method, path, body);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      if (i >= 0) times.push(performance.now() - began);
    }
    report.figure(`${who}, ${name}, p50`, percentile(times, 0.5), 'ms');
    report.figure(`${who}, ${name}, p95`, percentile(times, 0.95), 'ms', { atMost: 50 });
  }
}

/** A form of its own each time: the same one again would be refused. */
function largeFile(n: number): Uint8Array {
  const form = largeForm(ROWS);
  const settings = form.sheets.find((sheet) => sheet.name === 'settings')?.rows[0];
  if (settings) settings.cells.form_id = `large-${n}`;
  return writeWorkbook(form);
}

async function send(url: string, token: string, path: string, bytes: Uint8Array): Promise<number> {
  const body = new FormData();
  body.append('xls_file', new Blob([new Uint8Array(bytes)]), 'large.xlsx');
  const began = performance.now();
  const answer = await fetch(`${url}/msurvey/forms/${path}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const text = await answer.text();
  const ms = performance.now() - began;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return ms;
}

interface Probe {
  /** The event loop, held up at most. */
  delay: number;
  /** By what the main thread itself did at a time, at most: without waiting for a processor that others use. */
  work: number;
  /** Of all threads of the server. */
  cpu: number;
}

/** What happened since the last time. */
async function probe(server: ServerProcess): Promise<Probe> {
  const said = server.output.length;
  process.kill(server.pid, 'SIGUSR2');
  for (;;) {
    const found = /loop-delay (\S+) (\S+) (\S+)\n/.exec(server.output.slice(said));
    if (found) return { delay: Number(found[1]), work: Number(found[2]), cpu: Number(found[3]) };
    await pause(20);
  }
}

function tell(report: Report, what: string, found: Probe[]): void {
  const most = (key: keyof Probe) => Math.max(...found.map((each) => each[key]));
  report.figure(`${what}: event loop held up at most`, most('delay'), 'ms', { atMost: 50 });
  report.figure(`${what}: by the main thread’s own work at most`, most('work'), 'ms', { atMost: 50 });
  report.figure(`${what}: CPU of the server, all threads, at most`, most('cpu'), 'ms');
}

async function measureUploads(report: Report, server: ServerProcess): Promise<void> {
  const { token } = await login(server.url, 'superadmin');
  // As a person does it: one looks at the library, then uploads.
  await call(server.url, token, 'POST', '/project/forms/template-list', {});
  const files = Array.from({ length: UPLOADS }, (_, i) => largeFile(i));
  report.figure(`workbook of ${ROWS} rows in five languages`, (files[0]?.length ?? 0) / 1024, 'KB');
  await probe(server);
  await pause(1500);
  tell(report, 'idle', [await probe(server)]);
  const times: number[] = [];
  const found: Probe[] = [];
  for (const file of files) {
    times.push(await send(server.url, token, 'submit', file));
    found.push(await probe(server));
  }
  const [first = Number.NaN, ...later] = times;
  report.figure('upload, the first after a start', first, 'ms', { atMost: 1500 });
  report.figure('upload, p50 of the later ones', percentile(later, 0.5), 'ms', { atMost: 1500 });
  report.figure('upload, the slowest of the later ones', Math.max(...later), 'ms', { atMost: 1500 });
  tell(report, 'first upload', found.slice(0, 1));
  tell(report, 'later uploads', found.slice(1));
  report.figure('check with the annotated workbook', await send(server.url, token, 'check', largeFile(99)), 'ms');
  tell(report, 'check', [await probe(server)]);
}

export const bench: Bench = {
  name: 'forms',
  what: '20,000 forms of 10 versions: lists; a project with 500 forms; upload of a form of 3,000 rows in five languages',
  async run(report) {
    await build({ names: ['server'], say: report.note });
    const server = await ServerProcess.start({ command: PROBE });
    try {
      await server.stop();
      const began = performance.now();
      await fill(server.folder);
      report.note(`${FORMS} forms after ${((performance.now() - began) / 1000).toFixed(1)} s`);
      await server.start();
      await measureUploads(report, server);
      for (const who of ['superadmin', 'me.officer']) await measureLists(report, server.url, who);
    } finally {
      await server.dispose();
    }
  },
};
