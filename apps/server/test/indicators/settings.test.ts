import { PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officerOf } from '../logframe/support.ts';
import { lastAudit } from '../support/audit.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { projectWithIndicators } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

describe('the settings of an indicator', () => {
  it('are blank until they are saved, and then as they were saved, with words of their own in the audit', async () => {
    const { projectId, officer, indicator, set, frequencyId } = await projectWithIndicators(server, 'Settings');
    const id = await indicator();
    const ask = () => officer.call('indicatorSettings', { query: { projectId, logframeId: id } });
    expect((await ask()).body.data).toMatchObject({
      version: 0,
      unit: null,
      source: 'typed',
      setting: { uom: null, frequency: null, indicator_type: null, disaggregation: [], derived: null },
      can: { setting: true, target: true, collect: true, validate: false, contribute: false },
    });
    const units = (await officer.call('measurementUnits', { query: { projectId } })).body.data;
    const unit = units.find(({ code }) => code === 'household');
    const setting = {
      uom: unit?.id ?? null,
      frequency: frequencyId('half-yearly'),
      indicator_type: { label: 'Quantative' },
      data_entry_type: { label: 'Number' },
      progress_vs_cumulative: { label: 'Incremental' },
      baseline_time: '2019-03-31',
      baseline_value: 12.5,
      midTermMultiplyingFactor: 0.6,
      data_source: 'Survey',
      data_collection_types: ['Manual'],
      disaggregation: [],
    };
    expect((await set(id, setting)).status).toBe(200);
    const { data } = (await ask()).body;
    expect(data).toMatchObject({ version: 1, unit: 'Household', frequencyCode: 'half-yearly' });
    expect(data.setting).toMatchObject({
      indicator_type: { id: 1, label: 'Quantative' },
      baseline_time: '2019-03-31',
      baseline_value: 12.5,
      midTermMultiplyingFactor: 0.6,
      direction: 'increase',
      onTrackPercent: 90,
    });
    // The tree shows the baseline beside the node.
    const node = await officer.call('logframeNode', { query: { projectId, nodeId: id } });
    expect(node.body.data.baseline_value).toBe(12.5);
    expect(await lastAudit(db(), 'indicator-setting', id)).toMatchObject({ action: 'create' });
    // The same once more is no new version.
    expect((await set(id, setting)).body.data.version).toBe(1);
  });

  it('of two people are merged field by field, and a field that both changed is named', async () => {
    const { indicator, set } = await projectWithIndicators(server, 'Settings of two');
    const id = await indicator();
    await set(id, { data_source: 'A', baseline_value: 1 });
    expect((await set(id, { data_source: 'B', baseline_value: 1 }, { version: 1 })).status).toBe(200);
    const other = await set(id, { data_source: 'A', baseline_value: 2 }, { version: 1 });
    expect(other.body.data.setting).toMatchObject({ data_source: 'B', baseline_value: 2 });
    const both = await set(id, { data_source: 'C', baseline_value: 1 }, { version: 1 });
    expect([both.status, both.codes]).toEqual([409, ['indicator.changed-meanwhile']]);
    expect(both.errors.map(({ source }) => source?.pointer)).toEqual(['/setting/data_source']);
  });

  it('name a disaggregation type once, and only what there is', async () => {
    const { indicator, set, split } = await projectWithIndicators(server, 'Settings that are refused');
    const id = await indicator();
    const sex = await split('Sex', ['male', 'female'], { dimension: 'sex' });
    const age = await split('Age', ['youth', 'adult'], { dimension: 'age' });
    const groups = (...ids: number[][]) => ids.map((group) => group.map((one) => ({ id: one, title: 'x' })));
    const twice = await set(id, { disaggregation: groups([sex.id, age.id], [sex.id]) });
    expect([twice.status, twice.codes]).toEqual([422, ['indicator.type-twice']]);
    for (const setting of [
      { disaggregation: groups([999_999]) },
      { uom: 999_999 },
      { frequency: 999_999 },
      { data_collection_types: ['Activity mapping'], subActivities: [999_999] },
      { derived: { indicatorId: 999_999 } },
    ])
      expect((await set(id, setting)).status).toBe(422);
    // An added group that was left empty is none.
    const saved = await set(id, { disaggregation: groups([sex.id, age.id], []) });
    expect(saved.body.data.setting.disaggregation).toEqual([
      [
        { id: sex.id, title: 'Sex' },
        { id: age.id, title: 'Age' },
      ],
    ]);
  });

  it('never make an indicator derived from itself, whichever way', async () => {
    const { indicator, set } = await projectWithIndicators(server, 'Settings in a circle');
    const [first, second] = [await indicator(), await indicator()];
    expect((await set(second, { derived: { indicatorId: first } })).body.data.source).toBe('derived');
    for (const [id, from] of [
      [first, second],
      [first, first],
    ] as const)
      expect((await set(id, { derived: { indicatorId: from } })).codes).toEqual(['indicator.circle']);
  });

  it('are those of the programme through the projects that see the indicator, and are not there for others', async () => {
    const officer = await officerOf(server, [PROJECT_PROGRAMME, PROJECT_SACP, PROJECT_RAINS]);
    const ask = (projectId: number, logframeId: number) =>
      officer.call('indicatorSettings', { query: { projectId, logframeId } });
    const { data } = (await ask(PROJECT_SACP, 136)).body;
    expect(data).toMatchObject({ unit: 'Person', frequencyCode: 'half-yearly', source: 'mapping' });
    expect(data.setting).toMatchObject({ counts: 'people', indicator_type: { label: 'Quantative' } });
    expect(data.setting.disaggregation).toHaveLength(3);
    expect((await ask(PROJECT_RAINS, 136)).status).toBe(404);
    // 101 is a goal.
    expect((await ask(PROJECT_PROGRAMME, 101)).status).toBe(404);
    expect((await ask(PROJECT_PROGRAMME, 158)).body.data).toMatchObject({
      source: 'derived',
      setting: { derived: { indicatorId: 138, input: 430 } },
    });
    expect((await ask(PROJECT_PROGRAMME, 140)).body.data.source).toBe('aggregated');
  });
});

describe('an indicator of another project', () => {
  it('is not there, whatever is asked of it through one’s own', async () => {
    const theirs = await projectWithIndicators(server, 'Theirs');
    const logframeId = await theirs.indicator();
    const { projectId, officer, validator } = await projectWithIndicators(server, 'Ours');
    const at = { projectId, logframeId };
    const rows = [{ date: '2025-26', version: 1 }];
    for (const answer of [
      await officer.call('indicatorSettings', { query: at }),
      await officer.call('saveIndicatorSettings', { body: { ...at, setting: {} as never } }),
      await officer.call('indicatorGroups', { query: at }),
      await officer.call('indicatorTargets', { query: at }),
      await officer.call('saveIndicatorTargets', { body: { ...at, targets: [] } }),
      await officer.call('indicatorCollection', { query: at }),
      await officer.call('saveIndicatorCollection', { body: { ...at, collectedData: [] } }),
      await officer.call('submitIndicatorValues', { body: { ...at, rows } }),
      await validator.call('acceptIndicatorValues', { body: { ...at, rows } }),
      await validator.call('returnIndicatorValues', { body: { ...at, rows, reason: 'No' } }),
      await officer.call('indicatorValueHistory', { query: { ...at, date: '2025' } }),
      await officer.call('disaggregationBaseline', { query: at }),
      await officer.call('saveDisaggregationBaseline', { body: { ...at, value: [] } }),
      await officer.call('valueOfItem', { query: { ...at, disaggregationId: '1', year: '2025' } }),
      await officer.call('targetVsCollection', { query: { projectId, indicatorId: logframeId } }),
      await officer.call('contributingIndicators', { query: at }),
      await officer.call('indicatorDetail', { query: at }),
    ])
      expect([answer.status, answer.codes]).toEqual([404, ['record.not-found']]);
  });
});

describe('disaggregation types', () => {
  it('are a document with their items, whose names and codes are each of one', async () => {
    const { projectId, officer, split } = await projectWithIndicators(server, 'Types');
    const sex = await split('Sex', ['male', 'female'], { dimension: 'sex' });
    const { body } = await officer.call('disaggregationTypes', { query: { projectId } });
    expect(body.meta).toEqual({ count: 1, can: { create: true } });
    expect(body.data[0]).toMatchObject({
      id: String(sex.id),
      type: 'disaggregationType',
      attributes: { name: 'Sex', dimension: 'sex', uses: 0 },
    });
    expect(body.data[0]?.attributes.disaggregationItems).toMatchObject([
      { id: sex.items.male, item: 'Item male', label: 'Item male', code: 'male', value: 'male' },
      { id: sex.items.female, code: 'female' },
    ]);
    const again = await officer.call('createDisaggregationType', { body: { projectId, name: ' sex' } });
    expect([again.status, again.codes]).toEqual([422, ['indicator.type-taken']]);
    const add = (...items: object[]) =>
      officer.call('createDisaggregationItems', {
        body: { projectId, disaggregationId: sex.id, items: items as never },
      });
    expect((await add({ item: 'Other', code: 'MALE' })).codes).toEqual(['indicator.item-taken']);
    expect((await add({ item: 'Other', code: 'o', value: 'elephant' })).codes).toEqual(['indicator.item-unfit']);
    expect((await add({ item: '', code: '' })).status).toBe(422);
    expect((await add()).status).toBe(422);
    expect((await add({ item: 'Other', code: 'o' })).body.data.disaggregationItems).toHaveLength(3);
    const agencies = await split('Agency', ['3'], { dimension: 'agency' });
    const foreign = { projectId, disaggregationId: agencies.id, items: [{ item: 'X', code: 'x', value: '999' }] };
    expect((await officer.call('createDisaggregationItems', { body: foreign })).codes).toEqual([
      'indicator.item-unfit',
    ]);
  });

  it('of an indicator have a baseline for each item, which is required', async () => {
    const { projectId, officer, indicator, set, split } = await projectWithIndicators(server, 'Baselines');
    const id = await indicator();
    const sex = await split('Sex', ['male', 'female'], { dimension: 'sex' });
    await set(id, { disaggregation: [[{ id: sex.id }]] });
    const male = { id: sex.items.male as number, value: 3 };
    const save = (value: object[]) =>
      officer.call('saveDisaggregationBaseline', { body: { projectId, logframeId: id, value: value as never } });
    const blank = await save([male]);
    expect(blank.errors.map(({ source }) => source?.pointer)).toEqual([`/value/${sex.items.female}`]);
    const saved = await save([male, { id: sex.items.female, value: 0 }]);
    expect(saved.body.data.map(({ label, value }) => [label, value])).toEqual([
      ['Item male', 3],
      ['Item female', 0],
    ]);
    const { body } = await officer.call('disaggregationBaseline', { query: { projectId, logframeId: id } });
    expect(body).toMatchObject({ data: [{ value: 3 }, { value: 0 }], meta: { version: 1, canEdit: true } });
  });
});

describe('what indicators are reported for', () => {
  it('is the years of the project, or those of the documents', async () => {
    const officer = await officerOf(server, [PROJECT_PROGRAMME]);
    const { data } = (await officer.call('indicatorYears', { query: { projectId: PROJECT_PROGRAMME } })).body;
    expect(data).toMatchObject({ year_start: 2018, year_end: 2028 });
    expect(data.years[0]).toEqual({ year: 2018, label: '2018-19' });
    const quarters = await officer.call('reportingPeriods', {
      query: { projectId: PROJECT_PROGRAMME, frequency: 'quarterly' },
    });
    expect(quarters.body.data).toHaveLength(44);
    expect(quarters.body.data[0]).toEqual({
      id: '2018-Q3',
      name: '2018-Q3',
      first: '2018-07-01',
      last: '2018-09-30',
    });
    const works = await officer.call('indicatorSubActivities', { query: { projectId: PROJECT_PROGRAMME } });
    expect(works.body.data.length).toBe(182);
  });
});
