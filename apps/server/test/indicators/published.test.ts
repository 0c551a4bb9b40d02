import { read, utils } from '@e965/xlsx';
import { dayInDhaka, fiscalYearOfDay } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, taskEnded } from '../collection/exports/export.support.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { memberWith, projectWithIndicators, total } from './support.ts';

type Project = Awaited<ReturnType<typeof projectWithIndicators>>;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: true });
});
afterAll(() => server?.close());

let count = 0;
/** A project of which a year was reported: 40 of 50, split by sex. */
async function reported() {
  count += 1;
  const at = await projectWithIndicators(server, `A project that publishes ${count}`);
  const closer = await memberWith(server, [at.projectId], ['Report/View', 'Report/Export', 'Report/Validate']);
  const sex = await at.split('Sex', ['male', 'female'], { dimension: 'sex' });
  const id = await at.indicator({ lf_projectName: ['Sacp'] });
  await at.set(id, {
    indicator_type: { label: 'Quantative' },
    progress_vs_cumulative: { label: 'Incremental' },
    disaggregation: [[{ id: sex.id }]],
  });
  await at.plan(id, 200, [total('2023-24', 50)]);
  const split = (male: number, female: number) => ({
    data: {
      total: male + female,
      groups: [
        {
          nodes: [
            { id: sex.items.male, value: male },
            { id: sex.items.female, value: female },
          ],
        },
      ],
    },
  });
  const row = (date: string, male: number, female: number) => ({ date, ...split(male, female) });
  await at.accept(id, [row('2023-24', 25, 15)]);
  return { at, closer, id, row, female: String(sex.items.female) };
}
type Reported = Awaited<ReturnType<typeof reported>>;

const publish = ({ at, closer }: Pick<Reported, 'at' | 'closer'>, more: object = {}, who = closer) =>
  who.call('publishReport', {
    body: { projectId: at.projectId, project: 'Sacp', year: 2023, version: 1, ...more } as never,
  });
const list = ({ at, closer }: Pick<Reported, 'at' | 'closer'>, who = closer) =>
  who.call('reportPublications', { query: { projectId: at.projectId, project: 'Sacp' } });
async function yearOf({ at, closer, id }: Pick<Reported, 'at' | 'closer' | 'id'>, key = '', project = 'Sacp') {
  const { body } = await closer.call('resultsReport', {
    query: { projectId: at.projectId, project, year_start: 2023, year_end: 2024, withLeaves: 'true' } as never,
  });
  const line = body.data
    .flatMap(({ mainData }) => mainData)
    .find(({ indicator }) => indicator.id === id)
    ?.aggregateInfo.find((one) => one.key === key);
  return { ...line?.data.yearData[0], meta: body.meta };
}
async function fileOf(who: Actor, at: Project, id: number, language = 'en') {
  const response = await server.app.inject({
    method: 'GET',
    url: `/msurvey/api/logframe/report/publication/file?projectId=${at.projectId}&id=${id}`,
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': language },
  });
  return { status: response.statusCode, bytes: response.rawPayload };
}
/** Sends an accepted value back, types another one, and has it accepted, each with a reason where one is asked for. */
async function changeLate({ at, id, row }: Reported, male: number, female: number, reason: string | null) {
  const versions = async () =>
    (await at.collection(id)).jsonData.collectedData.map(({ date, version }) => ({ date, version }));
  const move = async (who: Actor, name: 'submitIndicatorValues' | 'acceptIndicatorValues', more: object = {}) =>
    who.call(name, { body: { projectId: at.projectId, logframeId: id, rows: await versions(), ...more } as never });
  await at.validator.call('returnIndicatorValues', {
    body: { projectId: at.projectId, logframeId: id, rows: await versions(), reason: 'Recounted' },
  });
  const saved = await at.collect(id, [row('2023-24', male, female)], { closedReason: reason });
  await move(at.officer, 'submitIndicatorValues');
  const accepted = await move(at.validator, 'acceptIndicatorValues', { closedReason: reason });
  return { saved, accepted };
}

describe('a year of the report', () => {
  it('is closed once, keeps who, when and as of when, and stands in the list', async () => {
    const made = await reported();
    const { status, body } = await publish(made);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ year: 2023, label: '2023-24', version: 1, state: 'closed', reason: null });
    // Sent twice it is still one.
    expect((await publish(made)).body.data.id).toBe(body.data.id);
    const { data, meta } = (await list(made)).body;
    expect(data.map(({ id }) => id)).toEqual([body.data.id]);
    expect(meta.years.find(({ year }) => year === 2023)).toMatchObject({ isOver: true, isClosed: true, version: 1 });
    expect(meta.can).toEqual({ publish: true, export: true });
    expect((await yearOf(made)).meta.closed).toMatchObject([{ year: 2023, version: 1, redefined: 0 }]);
  });

  it('is closed by whoever may, of their own projects, and once it is over', async () => {
    const made = await reported();
    const { at } = made;
    expect((await publish(made, {}, at.officer)).status).toBe(403);
    const stranger = await memberWith(server, [], ['Report/View', 'Report/Export', 'Report/Validate']);
    expect((await publish(made, {}, stranger)).status).toBe(404);
    expect((await list(made, stranger)).status).toBe(404);
    const running = fiscalYearOfDay(dayInDhaka(new Date()));
    expect((await publish(made, { year: running })).codes).toEqual(['indicator.year-not-over']);
    expect((await publish(made, { year: 1999 })).codes).toEqual(['indicator.period-unfit']);
    expect((await publish(made, { version: 2, reason: 'Early' })).codes).toEqual(['indicator.published-meanwhile']);
  });

  it('is closed by one of two who close it at the same moment', async () => {
    const made = await reported();
    const other = await memberWith(server, [made.at.projectId], ['Report/View', 'Report/Validate']);
    const answers = await Promise.all([publish(made), publish(made, {}, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('what changes after a year was closed', () => {
  it('is neither saved nor accepted without a reason, which stays in its history', async () => {
    const made = await reported();
    await publish(made);
    const refused = await changeLate(made, 30, 15, null);
    expect([refused.saved.status, refused.saved.codes]).toEqual([409, ['indicator.year-closed']]);
    const { at, id, row } = made;
    expect((await at.collect(id, [row('2023-24', 30, 15)], { closedReason: 'A late list' })).status).toBe(200);
    const [drafted] = (await at.collection(id)).jsonData.collectedData;
    expect(drafted?.warnings).toContain('period-closed');
    const moved = async (who: Actor, name: 'submitIndicatorValues' | 'acceptIndicatorValues', more: object = {}) => {
      const [value] = (await at.collection(id)).jsonData.collectedData;
      const rows = [{ date: '2023-24', version: value?.version ?? 0 }];
      return who.call(name, { body: { projectId: at.projectId, logframeId: id, rows, ...more } as never });
    };
    await moved(at.officer, 'submitIndicatorValues');
    expect((await moved(at.validator, 'acceptIndicatorValues')).codes).toEqual(['indicator.year-closed']);
    expect((await moved(at.validator, 'acceptIndicatorValues', { closedReason: 'Seen' })).status).toBe(200);
    const history = await at.officer.call('indicatorValueHistory', {
      query: { projectId: at.projectId, logframeId: id, date: '2023-24' },
    });
    expect(history.body.data.slice(0, 3).map(({ action, reason }) => [action, reason])).toEqual([
      ['accept', 'Seen'],
      ['submit', null],
      ['update', 'A late list'],
    ]);
  });

  it('asks nothing in years that are open, or closed in another programme alone', async () => {
    const made = await reported();
    const { at, id, row } = made;
    await publish(made, { project: 'Rains' });
    await changeLate(made, 30, 15, null);
    expect((await yearOf(made)).collection).toBe(45);
    await publish(made);
    expect((await at.collect(id, [row('2023-24', 30, 15), row('2024-25', 1, 1)])).status).toBe(200);
  });

  it('stands beside what was published until it is restated, in leaves as in totals', async () => {
    const made = await reported();
    await publish(made);
    await changeLate(made, 25, 20, 'A late list');
    const { published, collection, cumulative, target } = await yearOf(made);
    expect([target, collection, cumulative]).toEqual([50, 40, 40]);
    const now = { target: 50, collection: 45, cumulative: 45 };
    expect(published).toEqual({ version: 1, was: null, now });
    expect(await yearOf(made, made.female)).toMatchObject({ collection: 15, published: { now: { collection: 20 } } });

    expect((await publish(made, { version: 2 })).status).toBe(422);
    expect((await publish(made, { version: 2, reason: 'A late list' })).status).toBe(200);
    const restated = await yearOf(made);
    expect([restated.collection, restated.cumulative]).toEqual([45, 45]);
    expect(restated.published).toEqual({
      version: 2,
      was: { target: 50, collection: 40, cumulative: 40 },
      now: null,
    });
    const [second, first] = (await list(made)).body.data;
    expect([second?.state, second?.reason, first?.state]).toEqual(['closed', 'A late list', 'superseded']);
    const shown = await made.closer.call('reportPublication', {
      query: { projectId: made.at.projectId, id: second?.id ?? 0 },
    });
    expect(shown.body.data.restated.map(({ figure, was, is }) => [figure, was, is])).toEqual([
      ['collection', 40, 45],
      ['cumulative', 40, 45],
      ['collection', 15, 20],
      ['cumulative', 15, 20],
    ]);
  });

  it('may be the meaning of an indicator: the publication keeps what it meant', async () => {
    const made = await reported();
    const { body } = await publish(made);
    await made.at.set(made.id, {
      indicator_type: { label: 'Quantative' },
      progress_vs_cumulative: { label: 'Cumulative' },
    });
    expect((await yearOf(made)).meta.closed).toMatchObject([{ year: 2023, redefined: 1 }]);
    const shown = await made.closer.call('reportPublication', {
      query: { projectId: made.at.projectId, id: body.data.id },
    });
    expect(shown.body.data.definitions).toMatchObject([
      { logframeId: made.id, source: 'typed', how: { kind: 'amount', mode: 'increments' }, groups: ['Sex'] },
    ]);
  });

  it('stands as published in the workbook of the report, too', async () => {
    const made = await reported();
    await publish(made);
    await changeLate(made, 30, 30, 'A late list');
    const begun = await made.closer.call('exportResultsReport', {
      body: { projectId: made.at.projectId, project: 'Sacp', year_start: 2023, year_end: 2023 },
    });
    const task = await taskEnded(made.closer, begun.body.data.id);
    const { bytes } = await fetchFile(server, made.closer, task.fileUuid as string);
    const text = utils.sheet_to_csv(Object.values(read(bytes).Sheets)[0] ?? {});
    expect(text).toContain('2023-24 (Version 1)');
    expect(text).toContain('50,40,40');
  });
});

describe('a publication', () => {
  it('is the same file byte for byte, whatever has changed since, in each language', async () => {
    const made = await reported();
    const { at, closer } = made;
    const { id } = (await publish(made)).body.data;
    const [english, bengali] = [await fileOf(closer, at, id), await fileOf(closer, at, id, 'bn')];
    expect([english.status, bengali.status]).toEqual([200, 200]);
    await changeLate(made, 30, 30, 'A late list');
    await publish(made, { version: 2, reason: 'A late list' });
    await at.set(made.id, { indicator_type: { label: 'Percentage' } });
    expect((await fileOf(closer, at, id)).bytes.equals(english.bytes)).toBe(true);
    expect((await fileOf(closer, at, id, 'bn')).bytes.equals(bengali.bytes)).toBe(true);
    expect(english.bytes.equals(bengali.bytes)).toBe(false);
    const book = read(english.bytes);
    expect(book.SheetNames).toEqual(['Results report', 'Definitions', 'about']);
    expect(utils.sheet_to_csv(book.Sheets['Results report'] ?? {})).toContain('50,40,40');
  });

  it('shows what was published, not what is there today', async () => {
    const made = await reported();
    const { id } = (await publish(made)).body.data;
    await changeLate(made, 30, 30, 'A late list');
    const { body } = await made.closer.call('reportPublication', { query: { projectId: made.at.projectId, id } });
    const line = body.data.rows.flatMap(({ mainData }) => mainData)[0]?.aggregateInfo[0];
    expect(line?.data.yearData.find(({ year }) => year === 2023)).toMatchObject({ collection: 40 });
    expect(body.data.years.some(({ label }) => label === '2023-24')).toBe(true);
  });

  it('is there for its project alone, and its file for whoever exports', async () => {
    const made = await reported();
    const { id } = (await publish(made)).body.data;
    const other = await reported();
    const query = { projectId: other.at.projectId, id };
    expect((await other.closer.call('reportPublication', { query })).status).toBe(404);
    expect((await fileOf(other.closer, other.at, id)).status).toBe(404);
    const reader = await memberWith(server, [made.at.projectId], ['Report/View']);
    expect((await fileOf(reader, made.at, id)).status).toBe(403);
  });
});

describe('a year that was closed', () => {
  it('is opened again with a reason: its values change freely, and closing it once more says why', async () => {
    const made = await reported();
    await publish(made);
    const reopen = (more: object = {}, who = made.closer) =>
      who.call('reopenReportYear', {
        body: {
          projectId: made.at.projectId,
          project: 'Sacp',
          year: 2023,
          version: 1,
          reason: 'Two unions were missing',
          ...more,
        } as never,
      });
    expect((await reopen({}, made.at.officer)).status).toBe(403);
    expect((await reopen({ version: 2 })).codes).toEqual(['indicator.published-meanwhile']);
    const { body } = await reopen();
    expect(body.data).toMatchObject([{ state: 'reopened', reopened: { reason: 'Two unions were missing' } }]);
    expect((await reopen()).status).toBe(200);
    await changeLate(made, 30, 30, null);
    expect(await yearOf(made)).toMatchObject({ collection: 60, meta: { closed: [] } });
    expect((await publish(made, { version: 2 })).status).toBe(422);
    expect((await publish(made, { version: 2, reason: 'All unions' })).status).toBe(200);
    expect((await yearOf(made)).published).toMatchObject({ version: 2, was: { collection: 40 }, now: null });
  });

  it('leaves a line in the audit for each step', async () => {
    const made = await reported();
    await publish(made);
    await publish(made, { version: 2, reason: 'Recounted' });
    const admin = await server.as('superadmin');
    const { body } = await admin.call('auditLog', { body: { entity: 'results-report', pageSize: 10 } as never });
    expect(body.data.slice(0, 2).map(({ action }) => action)).toEqual(['restate-year', 'publish-year']);
  });
});
