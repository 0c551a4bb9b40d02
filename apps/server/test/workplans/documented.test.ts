import { PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { emptyPlans } from './plans.queries.ts';

const project = { projectId: PROJECT_PROGRAMME };
const GAIN = 6;
const year = { startYear: '2023', endYear: '2024' };
let server: TestServer;
let admin: Actor;

beforeAll(async () => {
  server = await startTestServer();
  await emptyPlans(server.context.database.db);
  admin = await server.as('fao.admin');
});
afterAll(() => server?.close());

const rows = async (who = admin, projectId = PROJECT_PROGRAMME) => {
  const { status, body } = await who.call('workPlanRows', { query: { projectId, agency: GAIN, ...year } });
  expect(status).toBe(200);
  return body.data;
};

describe('the calls of the documents', () => {
  it('begin with no fiscal years, and then name them as texts', async () => {
    const asked = { query: { ...project, agency: GAIN } };
    expect((await admin.call('workPlanYears', asked)).body.data).toEqual([]);
    const { body } = await admin.call('createWorkPlanYears', {
      body: { ...project, agency: GAIN, jsonData: [year, { startYear: '2024', endYear: '2025' }] },
    });
    expect(body.data).toEqual([year, { startYear: '2024', endYear: '2025' }]);
    expect((await admin.call('workPlanYears', asked)).body.data).toEqual(body.data);
    const wrong = await admin.call('createWorkPlanYears', {
      body: { ...project, agency: GAIN, jsonData: [{ startYear: '2014', endYear: '2015' }] },
    });
    expect(wrong.status).toBe(422);
  });

  it('name the items of an agency before anything is planned, and in a programme its own', async () => {
    const items = async (projectId: number, agency: number) =>
      (await admin.call('workPlanTemplate', { query: { projectId, agency } })).body.data;
    const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
    const gain = await items(PROJECT_PROGRAMME, GAIN);
    expect(gain.map(({ valueText }) => valueText)).toEqual(numbers(208, 219));
    expect(gain[0]).toEqual({
      label: 'Training on food safety and hygiene',
      projectName: 'RAINS',
      unit: 'Batch',
      valueText: 208,
    });
    expect((await items(PROJECT_PROGRAMME, 1)).map(({ valueText }) => valueText)).toEqual(numbers(117, 136));
    expect((await items(PROJECT_PROGRAMME, 2)).map(({ valueText }) => valueText)).toEqual(numbers(73, 87));
    const dae = await items(PROJECT_PROGRAMME, 3);
    expect(dae.map(({ valueText }) => valueText).sort((a, b) => a - b)).toEqual([...numbers(1, 72), 104]);
    const ofRains = await items(PROJECT_RAINS, 3);
    expect(ofRains).toEqual(dae.filter(({ projectName }) => projectName === 'RAINS'));
    expect((await admin.call('workPlanTemplate', { query: { ...project, agency: 9 } })).status).toBe(404);
  });

  it('give a row for each item of the agency, with 0 for what is missing', async () => {
    const found = await rows();
    expect(found.map(({ subActivity }) => subActivity)).toEqual(Array.from({ length: 12 }, (_, i) => 208 + i));
    const unsaid = found.find(({ fiscalYearData }) => fiscalYearData.achievement === '0');
    expect(unsaid).toMatchObject({
      agency: GAIN,
      json: { quantity: '0', cumulativeAchievement: '0', progressDate: '0' },
      fiscalYearData: { target: '0', achievement: '0', parcent: '0' },
    });
  });

  it('state quantity, target and achievement, of which what is beyond the records is the opening', async () => {
    const [row] = await rows();
    const recorded = Number(row?.fiscalYearData.achievement);
    const before = Number(row?.json.cumulativeAchievement) - recorded;
    const item = {
      ...project,
      agency: GAIN,
      json: {
        id: 208,
        projectName: 'SACP' as const,
        unit: 'No',
        quantity: '400',
        progressDate: '0',
        cumulativeAchievement: '99',
      },
    };
    expect((await admin.call('createWorkPlanItem', { body: item })).status).toBe(200);
    const target = { ...project, agency: GAIN, subActivity: 208, yearStart: '2023', yearEnd: '2024' };
    const told = { ...target, target: '৩০', achievement: String(recorded + 10), parcent: 'NaN' };
    expect((await admin.call('createFiscalTarget', { body: told })).status).toBe(200);
    const [after] = await rows();
    const done = recorded + 10;
    expect(after).toMatchObject({
      json: {
        quantity: '400',
        cumulativeAchievement: String(before + done),
        progressDate: String(Math.round(((before + done) / 400) * 10_000) / 100),
      },
      stated: { cumulativeAchievement: '99', progressDate: null },
      fiscalYearData: {
        target: '30',
        achievement: String(done),
        parcent: String(Math.round((done / 30) * 10_000) / 100),
      },
    });
    const { body } = await admin.call('workPlanAchievement', { query: { ...project, subActivity: 208, ...year } });
    expect(body.data.total).toBe(done);
    // Sent once more it is the same, and less than is recorded leaves the records.
    await admin.call('createFiscalTarget', { body: told });
    expect((await rows())[0]).toEqual(after);
    await admin.call('createFiscalTarget', { body: { ...told, achievement: '0' } });
    expect((await rows())[0]).toEqual(after);
  });

  it('change many values by their ids, all or none of them', async () => {
    const [row, other] = await rows();
    const data = {
      quantity: [{ id: row?.id as number, quantityValue: '500' }],
      cumulititive: [{ id: row?.id as number, cumulitiveValue: '7' }],
      progress: [{ id: row?.id as number, progressValue: '1.5' }],
      target: [{ id: other?.fiscalYearData.id as number, targetValue: '25' }],
    };
    const { body } = await admin.call('updateWorkPlan', { body: { ...project, data } });
    expect(body.data.changed).toBe(4);
    const [first, second] = await rows();
    expect(first).toMatchObject({
      json: { quantity: '500' },
      stated: { cumulativeAchievement: '7', progressDate: '1.5' },
    });
    expect(second?.fiscalYearData.target).toBe('25');
    const half = { ...data, target: [...data.target, { id: 2_000_000_000, targetValue: '1' }] };
    half.quantity = [{ id: row?.id as number, quantityValue: '1' }];
    expect((await admin.call('updateWorkPlan', { body: { ...project, data: half } })).status).toBe(404);
    expect((await rows())[0]?.json.quantity).toBe('500');
  });

  it('are refused to the staff of another agency', async () => {
    const dae = await server.as('dae.admin');
    const [row] = await rows(dae);
    const data = { quantity: [{ id: row?.id as number, quantityValue: '1' }] };
    const answers = [
      await dae.call('updateWorkPlan', { body: { ...project, data } }),
      await dae.call('createWorkPlanYears', { body: { ...project, agency: GAIN, jsonData: [year] } }),
      await dae.call('createWorkPlanItem', { body: { ...project, agency: GAIN, json: { id: 208 } } }),
    ];
    for (const { status, codes } of answers) expect([status, codes]).toEqual([409, ['workplan.other-agency']]);
  });

  it('show a programme its own sub-activities, and let it change no others', async () => {
    const programmes = new Map(
      (await admin.call('subActivities', { query: {} })).body.data.map((item) => [item.id, item.programme]),
    );
    const all = await rows();
    for (const [projectId, name] of [
      [PROJECT_SACP, 'SACP'],
      [PROJECT_RAINS, 'RAINS'],
    ] as const) {
      const own = await rows(admin, projectId);
      expect(own).toEqual(all.filter(({ subActivity }) => programmes.get(subActivity) === name));
    }
    const foreign = all.find(({ subActivity }) => programmes.get(subActivity) === 'RAINS');
    const json = { id: foreign?.subActivity as number, quantity: '3' };
    const { status } = await admin.call('createWorkPlanItem', {
      body: { projectId: PROJECT_SACP, agency: GAIN, json },
    });
    expect(status).toBe(404);
    const data = { quantity: [{ id: foreign?.id as number, quantityValue: '3' }] };
    const update = await admin.call('updateWorkPlan', { body: { projectId: PROJECT_SACP, data } });
    expect(update.status).toBe(404);
  });

  it('know six agencies', async () => {
    for (const agency of [1, 2, 3, 4, 5, 6])
      expect((await admin.call('workPlanYears', { query: { ...project, agency } })).status).toBe(200);
    expect((await admin.call('workPlanYears', { query: { ...project, agency: 7 } })).status).toBe(404);
  });
});
