import { randomUUID } from 'node:crypto';
import { multipartOf } from '../apps/server/test/collection/support/collect.ts';
import { call, login } from '../scripts/testing/api.ts';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench } from './support/bench.ts';
import { buildIngestServer } from './support/build-ingest-server.ts';
import { largeSurveyRecord, SURVEY, SURVEY_COLUMNS } from './support/ingest-form.ts';
import { addReaders, prepareSurvey } from './support/ingest.queries.ts';
import { onServer } from './support/on-database.ts';
import { option } from './support/option.ts';
import { percentile } from './support/percentile.ts';

const COLLECTOR = 'collector';
const RECORDS = 50;
const READERS = 25;
/** There before the storm, to be read in it. */
const FIRST = 20;
const PEOPLE = ['superadmin', 'fao.admin', 'me.officer', 'dae.admin', COLLECTOR];
/** Of the one who asks for something small, before the storm and in it. */
const ASKED = 40;

/** What fails in a storm is counted, not thrown: what must not fail is the other person's request. */
const statusOf = (work: Promise<{ status: number }>): Promise<number> =>
  work.then(
    ({ status }) => status,
    () => 0,
  );

async function timesOf(ask: () => Promise<number>, until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!until() || times.length < ASKED) {
    const began = performance.now();
    if ((await ask()) !== 200) throw new Error('the small request was not answered');
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times;
}

export const bench: Bench = {
  name: 'storm',
  what: `another person's small request while ${RECORDS} large records come and ${READERS} people read them (--readers N)`,
  async run(report, args) {
    const readers = Number(option(args, '--readers') ?? READERS);
    const server = await ServerProcess.start({ command: [await buildIngestServer()] });
    try {
      const form = await onServer(server, async ({ db }) => {
        const made = await prepareSurvey(db, COLLECTOR);
        await addReaders(db, made.projectId, PEOPLE);
        return made;
      });
      const collector = await login(server.url, COLLECTOR);
      const path = '/device/create';
      const device = await call<{ data: { token: string } }>(server.url, collector.token, 'POST', path, { label: 'B' });
      const other = await login(server.url, 'accountant');
      const people = await Promise.all(PEOPLE.map((name) => login(server.url, name)));
      const ask = () => statusOf(call(server.url, other.token, 'POST', '/project/list', {}));
      const send = (instanceId = `uuid:${randomUUID()}`) => {
        const xml = largeSurveyRecord(`${SURVEY.idString}.f${form.formId}`, instanceId);
        const { boundary, body } = multipartOf({ xml });
        const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
        const to = `${server.url}/msurvey/openrosa/key/${device.body.data.token}/submission`;
        return statusOf(fetch(to, { method: 'POST', headers, body: new Uint8Array(body) }));
      };
      const first = Array.from({ length: FIRST }, () => `uuid:${randomUUID()}`);
      for (const instanceId of first) await send(instanceId);
      const { formId } = form;
      // Half of them look at all columns of a page, the other half open one record whole.
      const list = (token: string) =>
        call(server.url, token, 'POST', '/project/form/data/list', { formId, pageSize: 100, columns: SURVEY_COLUMNS });
      const open = (token: string, n: number) => {
        const which = new URLSearchParams({ formId: String(formId), instanceId: first[n % FIRST] as string });
        return call(server.url, token, 'GET', `/project/form/data/one?${which}`);
      };
      for (const { token } of people)
        for (const { status } of [await list(token), await open(token, 0)])
          if (status !== 200) throw new Error(`a reader may not read: ${status}`);
      const quiet = await timesOf(ask, () => true);
      let isOver = false;
      const read = async (n: number) => {
        const { token } = people[n % people.length] as { token: string };
        const seen: number[] = [];
        while (!isOver) seen.push(await statusOf(n % 2 === 0 ? list(token) : open(token, n)));
        return seen;
      };
      const reading = Promise.all(Array.from({ length: readers }, (_, n) => read(n)));
      const small = timesOf(ask, () => isOver);
      const sent = await Promise.all(Array.from({ length: RECORDS }, () => send()));
      await new Promise((resolve) => setTimeout(resolve, 3000));
      isOver = true;
      const [times, answers] = [await small, (await reading).flat()];
      const count = (statuses: number[]) => JSON.stringify(countBy(statuses));
      report.note(`records: ${count(sent)}; answers to readers: ${count(answers)}; small requests: ${times.length}`);
      report.figure('small request, p95, quiet', percentile(quiet, 0.95), 'ms');
      report.figure('small request, p50, in the storm', percentile(times, 0.5), 'ms');
      report.figure('small request, p95, in the storm', percentile(times, 0.95), 'ms', { atMost: 300 });
    } finally {
      await server.dispose();
    }
  },
};

function countBy(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
