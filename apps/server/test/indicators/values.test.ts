import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastAudit } from '../support/audit.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { setArchived, setComputed } from './indicators.queries.ts';
import { memberWith, projectWithIndicators, total } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());
const db = () => server.context.database.db;
const NUMBERS = { indicator_type: { label: 'Quantative' }, progress_vs_cumulative: { label: 'Incremental' } };

describe('targets', () => {
  it('are an LOP value and a row for each period; of two with one date the last one stands', async () => {
    const { projectId, officer, indicator, plan, detail } = await projectWithIndicators(server, 'Targets');
    const id = await indicator();
    const saved = await plan(id, 100, [total('2024', 10), total('2025-26', 20), total('2025', 30)]);
    expect(saved.status).toBe(200);
    expect(saved.body.data).toMatchObject({ version: 1, can: { edit: true } });
    const { lopValue, targets } = saved.body.data.jsonData;
    expect([lopValue, targets.map(({ date, data }) => [date, data.total])]).toEqual([
      100,
      [
        ['2024-25', 10],
        ['2025-26', 30],
      ],
    ]);
    expect(targets[0]).toMatchObject({
      year: 2024,
      first: '2024-07-01',
      last: '2025-06-30',
      collected: null,
      progress: 0,
    });
    expect((await detail(id)).lopValue).toBe(100);
    const node = await officer.call('logframeNode', { query: { projectId, nodeId: id } });
    expect(node.body.data.target).toBe(100);
    expect(await lastAudit(db(), 'indicator-target', id)).toMatchObject({
      action: 'set-targets',
      after: { lopValue: 100, targets: { '2024-25': 10, '2025-26': 30 } },
    });
  });

  it('need a total, a period that is reported and no days twice', async () => {
    const { indicator, plan, set, frequencyId } = await projectWithIndicators(server, 'Targets that are refused');
    const id = await indicator();
    await set(id, { ...NUMBERS, frequency: frequencyId('half-yearly') });
    const refused = async (...targets: object[]) => {
      const { status, codes, errors } = await plan(id, null, targets);
      return [status, codes, errors.map(({ source }) => source?.pointer)];
    };
    expect(await refused(total('2025', null))).toEqual([422, ['indicator.total-required'], ['/targets/0/data/total']]);
    for (const date of ['2025-Q1', '2025-07', 'soon', '1990'])
      expect(await refused(total(date, 1))).toEqual([422, ['indicator.period-unfit'], ['/targets/0/date']]);
    expect(await refused(total('2025-H2', 1), total('2025-26', 2))).toEqual([
      422,
      ['indicator.period-overlap'],
      ['/targets/1/date'],
    ]);
    expect((await plan(id, null, [total('2025-H2', 1), total('2026-H1', 2)])).status).toBe(200);
  });

  it('of two people are not mixed: the second is told on which dates something changed', async () => {
    const { indicator, plan } = await projectWithIndicators(server, 'Targets of two');
    const id = await indicator();
    await plan(id, 10, [total('2024', 1), total('2025', 2)]);
    await plan(id, 20, [total('2024', 1), total('2025', 3)], { version: 1 });
    const { status, errors } = await plan(id, 10, [total('2024', 5)], { version: 1 });
    expect(status).toBe(409);
    expect(errors).toMatchObject([{ meta: { field: 'lopValue' } }, { meta: { date: '2025-26' } }]);
  });
});

describe('a collected value', () => {
  it('is a draft, handed in, accepted by somebody else and then locked, until it is sent back with a reason', async () => {
    const at = await projectWithIndicators(server, 'Values');
    const { projectId, officer, validator, indicator, collect, collection, detail, plan } = at;
    const id = await indicator();
    await plan(id, 200, [total('2024', 50)]);
    const saved = await collect(id, [total('2024', 40, { comment: 'From the survey' }), total('2025', 60)]);
    expect(saved.status).toBe(200);
    const [row] = saved.body.data.jsonData.collectedData;
    expect(row).toMatchObject({
      date: '2024-25',
      data: { total: 40, shown: 40 },
      state: 'draft',
      version: 1,
      comment: 'From the survey',
      target: 50,
      progress: 80,
      can: { edit: true, submit: true, accept: false, sendBack: false },
    });
    // A draft is not reported yet.
    expect((await detail(id)).cumulative).toBeNull();
    const move = (name: 'submitIndicatorValues' | 'acceptIndicatorValues', version: number, who = officer) =>
      who.call(name, { body: { projectId, logframeId: id, rows: [{ date: '2024-25', version }] } });
    expect((await move('acceptIndicatorValues', 1)).status).toBe(403);
    expect((await move('acceptIndicatorValues', 1, validator)).codes).toEqual(['indicator.state-move']);
    expect((await move('submitIndicatorValues', 1)).status).toBe(200);
    // Sent twice it is handed in once.
    expect((await move('submitIndicatorValues', 1)).status).toBe(200);
    const stale = await move('acceptIndicatorValues', 1, validator);
    expect(stale).toMatchObject({ status: 409, errors: [{ meta: { date: '2024-25' } }] });
    const waiting = await validator.call('waitingIndicatorValues', { query: { projectId } });
    expect(waiting.body.data).toMatchObject([{ logframeId: id, date: '2024-25', version: 2, total: 40, isOwn: false }]);
    expect((await move('acceptIndicatorValues', 2, validator)).status).toBe(200);
    expect(await detail(id)).toMatchObject({ cumulative: 40, progress: 20 });
    const node = await officer.call('logframeNode', { query: { projectId, nodeId: id } });
    expect(node.body.data.progress).toBe(20);

    const locked = await collect(id, [total('2024', 41), total('2025', 60)]);
    expect([locked.status, locked.codes]).toEqual([409, ['indicator.accepted']]);
    expect((await collect(id, [total('2025', 60)])).codes).toEqual(['indicator.accepted']);
    const back = await validator.call('returnIndicatorValues', {
      body: { projectId, logframeId: id, rows: [{ date: '2024-25', version: 3 }], reason: 'Count again' },
    });
    expect(back.body.data.jsonData.collectedData[0]).toMatchObject({
      state: 'returned',
      returnedReason: 'Count again',
    });
    expect((await detail(id)).cumulative).toBeNull();
    expect((await collect(id, [total('2024', 41), total('2025', 60)])).status).toBe(200);
    expect((await collection(id)).jsonData.collectedData[0]).toMatchObject({ state: 'draft', returnedReason: null });

    const { body } = await officer.call('indicatorValueHistory', {
      query: { projectId, logframeId: id, date: '2024-25' },
    });
    expect(body.data.map(({ action, total: said, reason }) => [action, said, reason])).toEqual([
      ['update', 41, null],
      ['return', 40, 'Count again'],
      ['accept', 40, null],
      ['submit', 40, null],
      ['create', 40, null],
    ]);
  });

  it('is not decided by whoever entered it', async () => {
    const { projectId, indicator } = await projectWithIndicators(server, 'Own values');
    const id = await indicator();
    const both = await memberWith(server, [projectId], ['Log Frame/View', 'Log Frame/Edit', 'Validation/Validate']);
    await both.call('saveIndicatorCollection', {
      body: { projectId, logframeId: id, collectedData: [total('2025', 1)] as never },
    });
    const rows = (version: number) => ({ projectId, logframeId: id, rows: [{ date: '2025-26', version }] });
    await both.call('submitIndicatorValues', { body: rows(1) });
    const own = await both.call('acceptIndicatorValues', { body: rows(2) });
    expect([own.status, own.codes]).toEqual([409, ['indicator.own-value']]);
  });

  it('has leaves in nested groups, and what no leaf holds is shown as the rest', async () => {
    const { projectId, officer, indicator, set, split, collect } = await projectWithIndicators(server, 'Leaves');
    const id = await indicator();
    const sex = await split('Sex', ['male', 'female'], { dimension: 'sex' });
    const age = await split('Age', ['youth', 'adult'], { dimension: 'age' });
    await set(id, { ...NUMBERS, disaggregation: [[{ id: sex.id }, { id: age.id }]] });
    const headed = await officer.call('indicatorGroups', { query: { projectId, logframeId: id } });
    expect(headed.body.data[0]?.types.map(({ name, items }) => [name, items.map(({ code }) => code)])).toEqual([
      ['Sex', ['male', 'female']],
      ['Age', ['youth', 'adult']],
    ]);
    const cell = (itemId: number | undefined, value: number) => ({ id: itemId, value });
    const nodes = [
      { id: sex.items.male, nodes: [cell(age.items.youth, 3), cell(age.items.adult, 4)] },
      { id: sex.items.female, nodes: [cell(age.items.youth, 5)] },
    ];
    const row = (said: object[]) => ({ date: '2025', data: { total: 20, groups: [{ nodes: said }] } });
    const { status, body } = await collect(id, [row(nodes)]);
    expect(status).toBe(200);
    expect(body.data.jsonData.collectedData[0]?.data.groups).toEqual([
      {
        types: [sex.id, age.id],
        rest: 8,
        restDenominator: null,
        nodes: [
          {
            id: sex.items.male,
            value: null,
            denominator: null,
            nodes: [
              { id: age.items.youth, value: 3, denominator: null, nodes: [] },
              { id: age.items.adult, value: 4, denominator: null, nodes: [] },
            ],
          },
          {
            id: sex.items.female,
            value: null,
            denominator: null,
            nodes: [
              { id: age.items.youth, value: 5, denominator: null, nodes: [] },
              // Blank is not zero.
              { id: age.items.adult, value: null, denominator: null, nodes: [] },
            ],
          },
        ],
      },
    ]);
    expect(body.meta.warnings).toEqual([{ date: '2025-26', warning: 'parts-below-total' }]);
    const stray = await collect(id, [row([{ id: 999_999, value: 1 }])]);
    expect([stray.status, stray.codes]).toEqual([422, ['indicator.leaf-unknown']]);
  });

  it('of one item in a year is answered once it is accepted', async () => {
    const { projectId, officer, indicator, set, split, accept } = await projectWithIndicators(server, 'One item');
    const id = await indicator();
    const sex = await split('Sex', ['male', 'female'], { dimension: 'sex' });
    await set(id, { ...NUMBERS, disaggregation: [[{ id: sex.id }]] });
    const groups = [{ nodes: [{ id: sex.items.female, value: 7 }] }];
    await accept(id, [{ date: '2025', data: { total: 10, groups } }]);
    const ask = (itemId: number | undefined) =>
      officer.call('valueOfItem', {
        query: { projectId, logframeId: id, disaggregationId: String(itemId), year: '2025' },
      });
    expect((await ask(sex.items.female)).body.data.value).toBe(7);
    expect((await ask(sex.items.male)).body.data.value).toBeNull();
  });

  it('of a ratio needs both halves, and is shown as their percentage', async () => {
    const { projectId, officer, indicator, set, accept, collect, plan } = await projectWithIndicators(server, 'Ratios');
    const id = await indicator();
    await set(id, {
      indicator_type: { label: 'Number / Denominator' },
      progress_vs_cumulative: { label: 'Incremental' },
    });
    expect((await collect(id, [total('2025', 3)])).codes).toEqual(['indicator.total-required']);
    await plan(id, 50, [total('2025', 40)]);
    await accept(id, [
      { date: '2024', data: { total: 1, denominator: 4 } },
      { date: '2025', data: { total: 3, denominator: 4 } },
    ]);
    const { body } = await officer.call('targetVsCollection', { query: { projectId, indicatorId: id } });
    expect(body.data).toEqual([
      { reportingPeriod: { id: '2024-25' }, target: null, collection: 25, progress: 0 },
      { reportingPeriod: { id: '2025-26' }, target: 40, collection: 75, progress: 187.5 },
    ]);
    // 4 of 8, never the sum of percentages.
    expect((await officer.call('indicatorDetail', { query: { projectId, logframeId: id } })).body.data).toMatchObject({
      cumulative: 50,
      progress: 100,
    });
  });

  it('that was there already, saved late or again, changes nothing but its own period where values are cumulative', async () => {
    const { indicator, set, accept, plan, detail, collection, projectId, validator } = await projectWithIndicators(
      server,
      'Late values',
    );
    const id = await indicator();
    await set(id, { ...NUMBERS, progress_vs_cumulative: { label: 'Cumulative' } });
    await plan(id, 200, []);
    await accept(id, [total('2025', 100)]);
    await accept(id, [total('2023', 90), total('2025', 100)]);
    expect(await detail(id)).toMatchObject({ cumulative: 100, progress: 50 });
    const { jsonData } = await collection(id);
    await validator.call('returnIndicatorValues', {
      body: {
        projectId,
        logframeId: id,
        rows: jsonData.collectedData.slice(0, 1).map(({ date, version }) => ({ date, version })),
        reason: 'Again',
      },
    });
    await accept(id, [total('2023', 95), total('2025', 100)]);
    expect((await detail(id)).cumulative).toBe(100);
  });

  it('of a derived indicator is only an input: the value is that of its source times input / 100', async () => {
    const { indicator, set, accept, collection, detail } = await projectWithIndicators(server, 'Derived');
    const [source, id] = [await indicator(), await indicator()];
    await set(source, NUMBERS);
    await set(id, { ...NUMBERS, derived: { indicatorId: source } });
    await accept(source, [total('2025', 250)]);
    // The input is 1 unless one is given.
    expect((await detail(id)).cumulative).toBe(2.5);
    await accept(id, [{ date: '2025', data: { total: 999 }, input: 430 }]);
    const [row] = (await collection(id)).jsonData.collectedData;
    expect(row).toMatchObject({ input: 430, data: { total: 1075 }, state: 'accepted' });
    expect((await detail(id)).cumulative).toBe(1075);
  });

  it('that differs from what the product counts is typed with a reason only', async () => {
    const { projectId, indicator, set, collect, accept, detail } = await projectWithIndicators(server, 'Stated values');
    const id = await indicator();
    await set(id, {
      ...NUMBERS,
      data_collection_types: ['Activity mapping'],
      subActivities: [3],
      counts: 'activities',
    });
    await setComputed(db(), projectId, id, 40);
    expect((await detail(id)).cumulative).toBe(40);
    const refused = await collect(id, [total('2025', 45)]);
    expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/collectedData/0/reason']);
    // What is counted needs no reason, and neither does a year in which nothing was counted.
    expect((await collect(id, [total('2025', 40), total('2020', 7)])).status).toBe(200);
    await accept(id, [total('2025', 45, { reason: 'Five were on paper' })]);
    expect((await detail(id)).cumulative).toBe(45);
  });

  it('is not typed for an aggregated indicator, in an archived project or by whoever may only look', async () => {
    const { projectId, officer, indicator, collect, plan, validator } = await projectWithIndicators(
      server,
      'No values',
    );
    const [id, aggregated] = [await indicator(), await indicator({ lf_aggregatedIndicator: true })];
    expect((await collect(aggregated, [total('2025', 1)])).codes).toEqual(['indicator.is-aggregated']);
    expect((await collect(id, [total('2025', 1)], {}, validator)).status).toBe(403);
    await setArchived(db(), projectId, true);
    for (const answer of [await collect(id, [total('2025', 1)]), await plan(id, 1, [])])
      expect([answer.status, answer.codes]).toEqual([409, ['project.archived']]);
    const read = await officer.call('indicatorCollection', { query: { projectId, logframeId: id } });
    expect(read.body.data.can).toEqual({ edit: false, validate: false });
  });

  it('keeps its indicator from being deleted, as a target does, though nothing is accepted yet', async () => {
    const { projectId, officer, indicator, collect, plan } = await projectWithIndicators(server, 'Kept values');
    const [valued, planned] = [await indicator(), await indicator()];
    await collect(valued, [total('2025', 1)]);
    await plan(planned, null, [total('2025', 1)]);
    for (const nodeId of [valued, planned]) {
      const { status, codes } = await officer.call('deleteNode', { body: { projectId, nodeId } });
      expect([status, codes]).toEqual([409, ['logframe.node-has-data']]);
    }
    await collect(valued, []);
    expect((await officer.call('deleteNode', { body: { projectId, nodeId: valued } })).status).toBe(200);
  });

  it('of two people is told to the second by its date, and nothing is overwritten', async () => {
    const { indicator, collect, collection } = await projectWithIndicators(server, 'Values of two');
    const id = await indicator();
    await collect(id, [total('2024', 1), total('2025', 2)], { version: 0 });
    await collect(id, [total('2024', 1), total('2025', 3)], { version: 1 });
    const { status, errors } = await collect(id, [total('2024', 1), total('2025', 4)], { version: 1 });
    expect(status).toBe(409);
    expect(errors).toMatchObject([{ meta: { date: '2025-26' } }]);
    expect((await collection(id)).jsonData.collectedData.map(({ data }) => data.total)).toEqual([1, 3]);
  });
});
