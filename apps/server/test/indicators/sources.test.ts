import type { SentSource } from '@msurvey/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge, storePrepared } from '../../src/modules/collection/index.ts';
import { countedStates } from '../../src/modules/indicators/computed/computed.queries.ts';
import { recountIndicators, refreshIndicators } from '../../src/modules/indicators/computed/refresh.ts';
import { insertForm, type TestForm } from '../collection/support/forms.queries.ts';
import { newInstanceId } from '../collection/support/household.ts';
import { idsOf } from '../projects/project.queries.ts';
import { lastAudit } from '../support/audit.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { FARM } from './source-support.ts';
import { bindToWork, recordId } from './sources.queries.ts';
import { memberWith, projectWithIndicators } from './support.ts';

let server: TestServer;
let userId: number;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  [userId = 0] = await idsOf(db(), ['collector']);
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

type Values = Record<string, string | number>;
/** Stored through the door of every record, each on the first of August of its year unless it is said otherwise. */
async function send(form: TestForm, all: readonly (Values & { on?: string })[]): Promise<string[]> {
  const given = all.map(({ on = '2025-08-01', ...values }) => ({
    instanceId: newInstanceId(),
    values,
    receivedAt: new Date(`${on}T06:00:00Z`),
    sender: { userId, name: 'Collector', organizationId: 1, deviceTokenId: null },
  }));
  const { projectId, formId, xformId } = form;
  await server.context.database.transaction(({ db: tx }) =>
    storePrepared(tx, { id: formId, projectId, xformId, isArchived: false }, given),
  );
  return given.map(({ instanceId }) => instanceId);
}

/** A project with an indicator that is split by sex, and a form with three records. */
async function projectWithRecords(name: string, setting: object = {}) {
  const project = await projectWithIndicators(server, name);
  const { projectId, indicator, set, split, officer } = project;
  const logframeId = await indicator();
  const sex = await split('Sex', ['male', 'female'], { dimension: 'sex' });
  await set(logframeId, { disaggregation: [[{ id: sex.id }]], ...setting });
  const form = await insertForm(db(), { ...FARM, idString: `farm_${projectId}` }, { projectId, userIds: [userId] });
  const sent = await send(form, [
    { farmer: 'Rahim', age: 40, land: 1.5, sex: 'male', crop: 'rice', inputs: 'seed lime', visited: '2025-07-02' },
    { farmer: 'Karima', age: 30, land: 2, sex: 'female', crop: 'rice', visited: '2024-09-09' },
    { farmer: 'Karima', age: 31, land: 4, crop: 'jute', visited: '2025-12-31', on: '2026-02-01' },
  ]);
  const source = (more: Partial<SentSource> = {}): SentSource => ({ formId: form.formId, formula: 'count', ...more });
  const at = { projectId, logframeId };
  const preview = (more: Partial<SentSource> = {}, who = officer) =>
    who.call('previewIndicatorSource', { body: { ...at, source: source(more) } });
  const save = (to: SentSource | null, more: object = {}) =>
    officer.call('saveIndicatorSource', { body: { ...at, source: to, ...more } });
  const fill = (date: string, more: Partial<SentSource> = {}, reason: string | null = null) =>
    officer.call('fillFromIndicatorSource', { body: { ...at, source: source(more), date, reason } });
  const computed = async () => (await officer.call('indicatorComputed', { query: at })).body.data;
  const shown = async (more: Partial<SentSource> = {}) =>
    (await preview(more)).body.data.periods.map(({ date, shown: value, records }) => [date, value, records]);
  const bySex = [
    {
      typeId: sex.id,
      column: 'sex',
      answers: ['male', 'female'].map((answer) => ({ answer, itemId: sex.items[answer] as number })),
    },
  ];
  return { ...project, at, form, sent, sex, source, preview, save, fill, computed, shown, bySex };
}

describe('a preview', () => {
  it('counts the records of a form by period and leaf, and says what is behind', async () => {
    const { preview, shown, bySex } = await projectWithRecords('Previews');
    const { data } = (await preview({ splits: bySex })).body;
    expect(data).toMatchObject({ records: 3, withoutPeriod: 0, isReviewed: false, samples: null });
    expect(data.periods[0]).toMatchObject({ date: '2025-26', shown: 3, records: 3 });
    expect(data.periods[0]?.groups[0]).toMatchObject({
      name: 'Sex',
      leaves: [{ value: 1 }, { value: 1 }],
      rest: 1,
    });
    expect((await shown({ dateColumn: 'visited' })).slice(0, 2)).toEqual([
      ['2024-25', 1, 1],
      ['2025-26', 2, 2],
    ]);
    expect((await shown({ formula: 'distinct', column: 'farmer' }))[0]).toEqual(['2025-26', 2, 2]);
    expect((await shown({ formula: 'sum', column: 'land' }))[0]).toEqual(['2025-26', 7.5, 3]);
    const rice = { column: 'crop', function: 'equal' as const, values: ['rice'] };
    expect((await shown({ conditions: [rice, { column: 'age', function: 'at-least', values: ['35'] }] }))[0]).toEqual([
      '2025-26',
      1,
      1,
    ]);
  });

  it('of a share has both halves, of which the percentage is made', async () => {
    const { preview } = await projectWithRecords('Shares', { indicator_type: { label: 'Number / Denominator' } });
    const answer = await preview({
      formula: 'share',
      conditions: [{ column: 'inputs', function: 'answered' }],
    });
    expect(answer.body.data.periods[0]).toMatchObject({ value: 1, denominator: 3, records: 3 });
    expect(answer.body.data.periods[0]?.shown).toBeCloseTo(33.33, 1);
  });

  it('names records to whoever may see the data of the form, those of one period where it is asked', async () => {
    const { at, source, sent, projectId } = await projectWithRecords('Samples');
    const reader = await memberWith(server, [projectId], ['Log Frame/View', 'Log Frame/Edit', 'Form Data/View']);
    const ask = async (date?: string) => {
      const { body } = await reader.call('previewIndicatorSource', { body: { ...at, source: source(), date } });
      return body.data.samples?.map(({ instanceId }) => instanceId);
    };
    expect(await ask()).toEqual([sent[2], sent[1], sent[0]]);
    expect(await ask('2024-25')).toEqual([]);
  });

  it('is refused where it does not fit, field by field, also with what is meant to harm', async () => {
    const { preview } = await projectWithRecords('Refused');
    const pointers = async (more: Partial<SentSource>) => {
      const answer = await preview(more);
      return [answer.status, ...answer.errors.map(({ source: at }) => at?.pointer)];
    };
    expect(await pointers({ formula: 'sum' })).toEqual([422, '/source/column']);
    expect(await pointers({ formula: 'average', column: 'age' })).toEqual([422, '/source/formula']);
    expect(await pointers({ conditions: [{ column: "x' or 1=1 --", function: 'answered' }] })).toEqual([
      422,
      '/source/conditions/0/column',
    ]);
    expect(
      await pointers({ conditions: [{ column: 'age', function: 'equal', values: ['1; drop table form'] }] }),
    ).toEqual([422, '/source/conditions/0/values']);
    const harmless = { column: 'farmer', function: 'equal' as const, values: ["' or true; --"] };
    expect((await preview({ conditions: [harmless] })).body.data.records).toBe(0);
    const many = Array.from({ length: 21 }, () => harmless);
    expect((await preview({ conditions: many })).status).toBe(422);
  });

  it('is of forms of the project, for whoever edits its logframe; others are not there', async () => {
    const ours = await projectWithRecords('Ours of sources');
    const theirs = await projectWithRecords('Theirs of sources');
    const { officer, at, projectId } = ours;
    const foreign = theirs.source();
    for (const answer of [
      await ours.preview({ formId: theirs.form.formId }),
      await ours.save(foreign),
      await ours.fill('2025-26', { formId: theirs.form.formId }),
      await officer.call('indicatorSourceColumns', { query: { projectId, formId: theirs.form.formId } }),
      await officer.call('indicatorSource', { query: { projectId, logframeId: theirs.at.logframeId } }),
      await officer.call('previewIndicatorSource', {
        body: { projectId, logframeId: theirs.at.logframeId, source: ours.source() },
      }),
      await officer.call('saveIndicatorSource', {
        body: { projectId, logframeId: theirs.at.logframeId, source: ours.source() },
      }),
      await officer.call('indicatorSourceForms', { query: { projectId: theirs.projectId } }),
    ])
      expect([answer.status, answer.codes]).toEqual([404, ['record.not-found']]);
    const reader = await memberWith(server, [projectId], ['Log Frame/View']);
    expect((await ours.preview({}, reader)).status).toBe(403);
    expect((await reader.call('saveIndicatorSource', { body: { ...at, source: null } })).status).toBe(403);
    expect((await reader.call('indicatorSource', { query: at })).body.data.canEdit).toBe(false);
    const forms = await officer.call('indicatorSourceForms', { query: { projectId } });
    expect(forms.body.data.map(({ id }) => id)).toEqual([ours.form.formId]);
    const columns = await officer.call('indicatorSourceColumns', { query: { projectId, formId: ours.form.formId } });
    expect(columns.body.data.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'farmer text',
      'age number',
      'land number',
      'sex choice',
      'crop choice',
      'inputs choices',
      'visited date',
    ]);
    expect(columns.body.data[3]?.choices).toEqual([
      { code: 'male', label: 'Male' },
      { code: 'female', label: 'Female' },
    ]);
  });
});

describe('a saved source', () => {
  it('counts the indicator, and counts it again whenever records of the form change', async () => {
    const { projectId, at, form, officer, save, source, bySex, computed, sex, detail } =
      await projectWithRecords('Saved sources');
    const saved = await save(source({ splits: bySex }));
    expect(saved.body.data).toMatchObject({ version: 1, isFit: true, form: { id: form.formId } });
    expect(await lastAudit(db(), 'indicator-source', at.logframeId)).toMatchObject({ action: 'create' });
    const count = () => refreshIndicators(server.context, projectId);
    await count();
    expect(await detail(at.logframeId)).toMatchObject({ source: 'records', cumulative: 3 });
    const first = await computed();
    expect(first).toMatchObject({ counts: null, isStale: false });
    expect(first.periods[0]).toMatchObject({ date: '2025-26', value: 3 });
    expect(first.periods[0]?.leaves.map(({ key, value }) => [key, value])).toEqual([
      [String(sex.items.male), 1],
      [String(sex.items.female), 1],
    ]);
    const [fourth = ''] = await send(form, [{ farmer: 'Salma', sex: 'female' }]);
    expect((await countedStates(db(), projectId, [at.logframeId]))[0]?.isStale).toBe(true);
    await count();
    expect((await computed()).periods[0]?.value).toBe(4);
    const submissionId = await recordId(db(), fourth);
    await server.context.database.transaction(({ db: tx }) =>
      judge(tx, { projectId, userId, decisions: [{ formId: form.formId, submissionId, verdict: 'rejected' }] }),
    );
    await count();
    expect((await computed()).periods[0]?.value).toBe(3);
    const editor = await memberWith(server, [projectId], ['Form Data/View', 'Form Data/Delete']);
    await editor.call('deleteSubmissions', { body: { formId: form.formId, instanceIds: [fourth], isDeleted: true } });
    const rahim = await officer.call('indicatorComputed', { query: at });
    expect(rahim.body.data.isStale).toBe(true);
    // The night counts it, too, whoever tells of it.
    await recountIndicators(server.context, projectId);
    expect((await computed()).periods[0]?.value).toBe(3);
  });

  it('counts approved records where records of the form are reviewed', async () => {
    const { projectId, form, sent, preview, shown } = await projectWithRecords('Reviewed records');
    await bindToWork(db(), projectId, form.formId);
    expect((await preview()).body.data).toMatchObject({ isReviewed: true, records: 0, periods: [] });
    const submissionId = await recordId(db(), sent[0] as string);
    await server.context.database.transaction(({ db: tx }) =>
      judge(tx, { projectId, userId, decisions: [{ formId: form.formId, submissionId, verdict: 'approved' }] }),
    );
    expect((await shown())[0]).toEqual(['2025-26', 1, 1]);
  });

  it('keeps both halves of a share, and no period in which there is nothing to divide by', async () => {
    const { projectId, at, save, source, computed, detail } = await projectWithRecords('Saved shares', {
      indicator_type: { label: 'Number / Denominator' },
    });
    await save(source({ formula: 'share', conditions: [{ column: 'crop', function: 'equal', values: ['rice'] }] }));
    await refreshIndicators(server.context, projectId);
    expect((await detail(at.logframeId)).cumulative).toBeCloseTo(66.67, 1);
    expect((await computed()).periods.map(({ date }) => date)).toEqual(['2025-26']);
  });

  it('of two people is told apart, may be taken away, and is not one of derived or aggregated indicators', async () => {
    const { projectId, at, officer, save, source, set, indicator, computed } = await projectWithRecords('Two sources');
    await save(source(), { version: 0 });
    const other = await save(source({ dateColumn: 'visited' }), { version: 0 });
    expect([other.status, other.codes]).toEqual([409, ['indicator.changed-meanwhile']]);
    // The same once more is no new version, from whatever state.
    expect((await save(source(), { version: 0 })).body.data.version).toBe(1);
    await refreshIndicators(server.context, projectId);
    expect((await computed()).periods.length).toBeGreaterThan(0);
    expect((await save(null, { version: 1 })).body.data).toMatchObject({ version: 2, source: null });
    expect(await lastAudit(db(), 'indicator-source', at.logframeId)).toMatchObject({ action: 'delete' });
    await refreshIndicators(server.context, projectId);
    expect((await computed()).periods).toEqual([]);
    const whole = await indicator({ lf_aggregatedIndicator: true });
    const aggregated = await officer.call('saveIndicatorSource', {
      body: { projectId, logframeId: whole, source: source() },
    });
    expect(aggregated.codes).toEqual(['indicator.is-aggregated']);
    await set(at.logframeId, { derived: { indicatorId: await indicator(), input: 50 } });
    expect((await save(source())).codes).toEqual(['indicator.read-only']);
  });

  it('is named by its form in what is published, and means something else once it is changed', async () => {
    const { projectId, officer, indicator, set, source } = await projectWithRecords('Published sources');
    const logframeId = await indicator({ lf_projectName: ['Sacp'] });
    await set(logframeId, {});
    const save = (more: Partial<SentSource> = {}) =>
      officer.call('saveIndicatorSource', { body: { projectId, logframeId, source: source(more) } });
    await save();
    await refreshIndicators(server.context, projectId);
    const closer = await memberWith(server, [projectId], ['Report/View', 'Report/Validate']);
    const asked = { projectId, project: 'Sacp' as const };
    const { body } = await closer.call('publishReport', { body: { ...asked, year: 2024, version: 1, reason: null } });
    const shown = await closer.call('reportPublication', { query: { projectId, id: body.data.id } });
    const { title } =
      (await officer.call('indicatorSource', { query: { projectId, logframeId } })).body.data.form ?? {};
    const meant = shown.body.data.definitions.find((one) => one.logframeId === logframeId);
    expect(meant).toMatchObject({ source: 'records', from: title });
    const redefined = async () => {
      const query = { ...asked, year_start: 2024, year_end: 2024 };
      return (await closer.call('resultsReport', { query })).body.meta.closed.map((year) => year.redefined);
    };
    expect(await redefined()).toEqual([0]);
    await save({ formula: 'distinct', column: 'farmer' });
    expect(await redefined()).toEqual([1]);
  });

  it('that suits the settings no more counts nothing and says so', async () => {
    const { projectId, at, officer, save, source, set, computed } = await projectWithRecords('Unfit sources');
    await save(source());
    await set(at.logframeId, { indicator_type: { label: 'Percentage' } });
    await refreshIndicators(server.context, projectId);
    expect((await computed()).periods).toEqual([]);
    const view = await officer.call('indicatorSource', { query: at });
    expect(view.body.data).toMatchObject({ isFit: false, formulas: ['share', 'average'] });
  });
});

describe('a period that is filled once', () => {
  it('is a draft like any typed value, with its leaves and a note where it comes from', async () => {
    const { at, fill, bySex, collection, sex } = await projectWithRecords('Filled');
    const filled = await fill('2025-26', { splits: bySex });
    expect(filled.body.data).toEqual({ date: '2025-26', value: 3, denominator: null, records: 3 });
    const { jsonData } = await collection(at.logframeId);
    const [row] = jsonData.collectedData;
    expect(row).toMatchObject({ date: '2025-26', state: 'draft', data: { total: 3 } });
    expect(row?.data.groups[0]?.nodes.map(({ id, value }) => [id, value])).toEqual([
      [sex.items.male, 1],
      [sex.items.female, 1],
    ]);
    expect(row?.comment).toContain('Counted once from the records of');
    // Filled again it is the same row.
    expect((await fill('2025-26')).status).toBe(200);
    expect((await collection(at.logframeId)).jsonData.collectedData).toHaveLength(1);
  });

  it('has to be one in which something is counted and nothing stands in the way', async () => {
    const { at, fill, accept, frequencyId } = await projectWithRecords('Filled no more');
    expect((await fill('2019-20')).codes).toEqual(['indicator.nothing-counted']);
    expect((await fill('1999-00')).codes).toEqual(['indicator.period-unfit']);
    await accept(at.logframeId, [{ date: '2025-26', data: { total: 1 } }]);
    expect((await fill('2025-26')).codes).toEqual(['indicator.accepted']);
    const other = await projectWithRecords('Filled halves', { frequency: frequencyId('half-yearly') });
    await other.collect(other.at.logframeId, [{ date: '2025-26', data: { total: 1 } }]);
    expect((await other.fill('2025-H2')).codes).toEqual(['indicator.period-overlap']);
  });

  it('beside something else that is counted says why', async () => {
    const { projectId, save, source, fill } = await projectWithRecords('Filled with a reason');
    await save(source());
    await refreshIndicators(server.context, projectId);
    const rice = { conditions: [{ column: 'crop', function: 'equal' as const, values: ['rice'] }] };
    const without = await fill('2025-26', rice);
    expect([without.status, without.errors.map(({ source: at }) => at?.pointer)]).toEqual([422, ['/reason']]);
    expect((await fill('2025-26', rice, 'Jute is another indicator')).status).toBe(200);
  });
});
