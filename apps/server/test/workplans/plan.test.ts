import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FieldWork, startFieldWork } from '../activities/support/field-work.ts';
import * as state from '../activities/support/state.queries.ts';
import { picture } from '../collection/support/phone.ts';
import { type Actor, actor } from '../support/cast.ts';
import { insertPersonWithSession } from '../support/people.queries.ts';
import { auditLines, userId } from '../support/state.queries.ts';
import { emptyPlans } from './plans.queries.ts';

const project = { projectId: 1 };
const [BADC, BARI, DAE] = [1, 2, 3];
/** Of BARI: 73 counts demonstrations, 77 is measured in tonnes. */
const [DEMOS, SEED] = [73, 77];

let field: FieldWork;
let officer: Actor;
let admin: Actor;
const db = () => field.server.context.database.db;

beforeAll(async () => {
  field = await startFieldWork();
  await state.setPeriod(db(), 1, null, null);
  await emptyPlans(db());
  await state.joinProject(db(), 1, await userId(db(), 'dae.admin'));
  officer = await field.server.as('me.officer');
  admin = await field.server.as('fao.admin');
});
afterAll(() => field?.server.close());

const plan = async (agency: number, who = officer) => {
  const { status, body } = await who.call('workPlan', { query: { ...project, agency } });
  expect(status).toBe(200);
  return body;
};
const save = (agency: number, body: object, who = officer) =>
  who.call('saveWorkPlan', { body: { ...project, agency, version: 0, ...body } as never });
const cell = async (agency: number, subActivityId: number, year: number) =>
  (await plan(agency)).data.rows
    .find((row) => row.subActivityId === subActivityId)
    ?.cells.find((one) => one.year === year);

describe('a plan', () => {
  it('begins with the rows of the catalogue, without years and without values', async () => {
    const { data, meta } = await plan(DAE);
    expect(data).toMatchObject({ agency: 3, code: 'DAE', version: 0, years: [] });
    expect(data.rows).toHaveLength(73);
    expect(data.rows.every((row) => row.quantity === null)).toBe(true);
    expect(meta.can).toEqual({ create: true, edit: true, open: true });
  });

  it('is saved as a whole: years, quantities, targets and what was before the records', async () => {
    const { status, body } = await save(BADC, {
      years: [2024, 2025],
      rows: [{ subActivityId: 117, quantity: 120.5 }],
      cells: [
        { subActivityId: 117, year: 2024, target: 10.25, opening: 3 },
        { subActivityId: 118, year: 2025, target: 0 },
      ],
      reason: 'Before the phones came',
      source: 'Annual report 2024-25, page 12',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ version: 1, years: [{ year: 2024, state: 'draft' }, { year: 2025 }] });
    const [first, second] = (await plan(BADC)).data.rows;
    expect(first).toMatchObject({ subActivityId: 117, unit: 'KM', quantity: 120.5 });
    expect(first?.cells).toMatchObject([
      { year: 2024, target: 10.25, opening: 3, recorded: 0, openingReason: 'Before the phones came' },
      { year: 2025, target: null, opening: null },
    ]);
    // Nothing planned is not the same as no target.
    expect(second?.cells).toMatchObject([{ target: null }, { target: 0 }]);
    const lines = await auditLines(db(), 'work-plan', BADC);
    expect(lines).toMatchObject([{ action: 'update', after: { agency: 'BADC', years: [2024, 2025], changes: 4 } }]);
  });

  it('is not saved at all where one value of it is refused', async () => {
    const before = await plan(BADC);
    for (const cells of [
      [
        { subActivityId: 119, year: 2025, target: 7 },
        { subActivityId: DEMOS, year: 2025, target: 7 },
      ],
      [
        { subActivityId: 119, year: 2025, target: 7 },
        { subActivityId: 119, year: 2020, target: 7 },
      ],
    ])
      expect([404, 422]).toContain((await save(BADC, { version: 1, cells })).status);
    for (const target of [-1, 1e12, 0.00001, 'many'])
      expect([400, 422]).toContain(
        (await save(BADC, { version: 1, cells: [{ subActivityId: 119, year: 2025, target }] })).status,
      );
    expect((await plan(BADC)).data).toEqual(before.data);
  });

  it('tells the second of two who change it what the first has saved, and overwrites nothing', async () => {
    const { version } = (await plan(BADC)).data;
    const first = await save(BADC, { version, cells: [{ subActivityId: 120, year: 2025, target: 11 }] }, admin);
    expect(first.status).toBe(200);
    const second = await save(BADC, { version, cells: [{ subActivityId: 120, year: 2025, target: 12 }] });
    expect([second.status, second.codes]).toEqual([409, ['workplan.changed']]);
    expect(second.errors).toMatchObject([
      { meta: { subActivityId: 120, year: 2025, field: 'target', before: null, after: 11 } },
    ]);
    expect(await cell(BADC, 120, 2025)).toMatchObject({ target: 11 });
    const again = await save(BADC, { version: version + 1, cells: [{ subActivityId: 120, year: 2025, target: 12 }] });
    expect(again.status).toBe(200);
    expect(await cell(BADC, 120, 2025)).toMatchObject({ target: 12 });
  });

  it('of which two are saved at the same moment keeps one of them', async () => {
    const { version } = (await plan(BADC)).data;
    const answers = await Promise.all(
      [1, 2, 3, 4].map((target) => save(BADC, { version, cells: [{ subActivityId: 121, year: 2025, target }] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('remembers every change of a cell, with who and why', async () => {
    const { body } = await officer.call('workPlanChanges', {
      query: { ...project, agency: BADC, subActivityId: 120, year: 2025 },
    });
    expect(body.data.map(({ before, after }) => [before, after])).toEqual([
      [11, 12],
      [null, 11],
    ]);
    expect(body.data.every(({ by }) => by.length > 0)).toBe(true);
  });
});

describe('an agreed year', () => {
  it('keeps what was agreed beside what it is revised to, which needs a reason', async () => {
    const { version } = (await plan(BADC)).data;
    const agreed = await officer.call('agreeWorkPlan', { body: { ...project, agency: BADC, year: 2025, version } });
    expect(agreed.body.data.years).toMatchObject([{ state: 'draft' }, { year: 2025, state: 'agreed' }]);
    const cells = [{ subActivityId: 120, year: 2025, target: 20 }];
    const refused = await save(BADC, { version, cells });
    expect([refused.status, refused.codes]).toEqual([422, ['workplan.reason-needed']]);
    expect((await save(BADC, { version, cells, reason: 'The flood' })).status).toBe(200);
    expect(await cell(BADC, 120, 2025)).toMatchObject({ target: 20, agreed: 12 });
    const { body } = await officer.call('workPlanChanges', { query: { ...project, agency: BADC, since: version } });
    expect(body.data).toMatchObject([{ subActivityId: 120, before: 12, after: 20, reason: 'The flood' }]);
  });

  it('is one only of what somebody has seen', async () => {
    const old = { ...project, agency: BADC, year: 2024, version: 0 };
    expect((await officer.call('agreeWorkPlan', { body: old })).codes).toContain('workplan.changed');
  });

  it('needs a reason and a source for what was before the records, agreed or not', async () => {
    const { version } = (await plan(BADC)).data;
    const body = { version, cells: [{ subActivityId: 122, year: 2024, opening: 4 }] };
    expect((await save(BADC, body)).codes).toEqual(['workplan.reason-needed']);
    expect((await save(BADC, { ...body, reason: 'Before' })).codes).toEqual(['workplan.source-needed']);
    expect((await save(BADC, { ...body, reason: 'Before', source: 'Report' })).status).toBe(200);
  });
});

describe('the pace of a year', () => {
  const pace = (body: object, who = officer) =>
    who.call('paceWorkPlan', { body: { ...project, agency: BADC, year: 2024, ...body } as never });

  it('is even and has a margin of a tenth, until somebody says how the year is spread', async () => {
    const before = (await plan(BADC)).data;
    expect(before.years[0]).toMatchObject({ year: 2024, phasing: [25, 25, 25, 25], tolerance: 10 });
    const { status, body } = await pace({ phasing: [10, 20.5, 30, 39.5], tolerance: 5 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      version: before.version,
      years: [
        { year: 2024, phasing: [10, 20.5, 30, 39.5], tolerance: 5 },
        { year: 2025, tolerance: 10 },
      ],
    });
    expect((await plan(BADC)).data.years).toEqual(body.data.years);
    const line = (await auditLines(db(), 'work-plan', BADC)).at(-1);
    expect(line).toMatchObject({ before: { tolerance: 10 }, after: { year: 2024, phasing: [10, 20.5, 30, 39.5] } });
  });

  it('is refused where the quarters do not make a year, or there is no such year', async () => {
    for (const phasing of [
      [25, 25, 25],
      [25, 25, 25, 26],
      [-5, 35, 35, 35],
      [100, 0, 0, 0, 0],
    ])
      expect((await pace({ phasing, tolerance: 10 })).status, phasing.join()).toBe(422);
    const even = { phasing: [25, 25, 25, 25], tolerance: 10 };
    expect((await pace({ ...even, tolerance: 101 })).status).toBe(422);
    expect((await pace({ ...even, year: 2020 })).codes).toEqual(['workplan.year-unknown']);
  });

  it('is said by whoever may change the plan', async () => {
    const even = { phasing: [25, 25, 25, 25], tolerance: 10 };
    expect((await pace(even, await field.server.as('dae.admin'))).codes).toEqual(['workplan.other-agency']);
    expect((await pace(even, await field.server.as('validator'))).status).toBe(403);
  });
});

describe('achievement', () => {
  const files = [{ name: 'field.jpg', bytes: picture(100) }];
  const sent: { sub: number; held: string | null; quantity?: number; isApproved: boolean }[] = [
    { sub: DEMOS, held: '2024-06-30', isApproved: true },
    { sub: DEMOS, held: '2024-07-01', isApproved: true },
    { sub: DEMOS, held: '2025-06-30', isApproved: true },
    { sub: DEMOS, held: '2025-03-03', isApproved: false },
    { sub: DEMOS, held: '2025-07-01', isApproved: true },
    { sub: SEED, held: '2024-09-01', quantity: 1.25, isApproved: true },
    { sub: SEED, held: '2025-02-01', quantity: 0.1, isApproved: true },
    { sub: SEED, held: '2025-02-02', quantity: 0.2, isApproved: true },
    { sub: SEED, held: '2025-02-03', quantity: 5, isApproved: false },
  ];
  const instances: string[] = [];

  beforeAll(async () => {
    for (const { sub, held, quantity, isApproved } of sent) {
      const instance = await field.send({
        subActivity: sub,
        held,
        files,
        ...(quantity === undefined ? {} : { quantity }),
      });
      instances.push(instance);
      const activity = await state.activityOf(db(), instance);
      if (!isApproved || !activity) continue;
      const { status } = await admin.call('approveActivity', {
        body: { ...project, id: activity.id, revision: activity.revision },
      });
      expect(status).toBe(200);
    }
  });

  /** In plain loops over what was sent. */
  function recounted(sub: number, year: number): { recorded: number; waiting: number } {
    let [recorded, waiting] = [0, 0];
    for (const one of sent) {
      if (one.sub !== sub || one.held === null) continue;
      if (one.held < `${year}-07-01` || one.held > `${year + 1}-06-30`) continue;
      if (!one.isApproved) waiting += 1;
      else recorded += sub === SEED ? Math.round((one.quantity ?? 0) * 100) : 1;
    }
    return { recorded: sub === SEED ? recorded / 100 : recorded, waiting };
  }

  it('is the number, or the quantity, of the approved activities of each fiscal year', async () => {
    const { data } = await plan(BARI);
    for (const sub of [DEMOS, SEED])
      for (const year of [2022, 2023, 2024, 2025]) {
        const found = data.rows.find((row) => row.subActivityId === sub)?.cells.find((one) => one.year === year) ?? {
          recorded: 0,
          waiting: 0,
        };
        expect({ sub, year, recorded: found.recorded, waiting: found.waiting }).toEqual({
          sub,
          year,
          ...recounted(sub, year),
        });
      }
  });

  it('follows approving and reopening at once', async () => {
    const activity = await state.activityOf(db(), instances[3] as string);
    const body = { ...project, id: activity?.id as number, revision: activity?.revision as number };
    expect((await admin.call('approveActivity', { body })).status).toBe(200);
    expect(await cell(BARI, DEMOS, 2024)).toMatchObject({ recorded: 3, waiting: 0 });
    expect((await admin.call('reopenActivity', { body })).status).toBe(200);
    expect(await cell(BARI, DEMOS, 2024)).toMatchObject({ recorded: 2, waiting: 1 });
  });

  it('has what was before the records added, and shown apart', async () => {
    const { version } = (await plan(BARI)).data;
    const cells = [{ subActivityId: DEMOS, year: 2024, opening: 40, target: 50 }];
    const why = { reason: 'Paper', source: 'Ledger' };
    expect((await save(BARI, { version, years: [2024], cells, ...why })).status).toBe(200);
    expect(await cell(BARI, DEMOS, 2024)).toMatchObject({ recorded: 2, opening: 40 });
    const { body } = await officer.call('workPlanAchievement', {
      query: { ...project, subActivity: DEMOS, startYear: '2024', endYear: '2025' },
    });
    expect(body.data.total).toBe(42);
  });
});

describe('whose plan it is', () => {
  it('the staff of an agency change their own agency’s, and read the others', async () => {
    const dae = await field.server.as('dae.admin');
    const { meta } = await plan(BADC, dae);
    expect(meta.can).toMatchObject({ create: false, edit: false });
    const { version } = (await plan(BADC, dae)).data;
    const foreign = await save(BADC, { version, cells: [{ subActivityId: 119, year: 2025, target: 1 }] }, dae);
    expect([foreign.status, foreign.codes]).toEqual([409, ['workplan.other-agency']]);
    expect((await plan(DAE, dae)).meta.can).toMatchObject({ create: true, edit: true });
    expect((await save(DAE, { years: [2025] }, dae)).status).toBe(200);
  });

  it('nobody adds years without Create, nor changes anything without Edit', async () => {
    const sessionId = crypto.randomUUID();
    const id = await insertPersonWithSession(db(), ['Work plan/View', 'Work plan/Edit'], sessionId);
    const editor = actor(field.server, await field.server.context.tokens.sign(id, sessionId));
    expect((await save(DAE, { version: 0 }, editor)).status).toBe(404);
    await state.joinProject(db(), 1, id);
    expect((await save(DAE, { version: 0, years: [2026] }, editor)).codes).toEqual(['auth.forbidden']);
    expect((await plan(DAE)).data.years.map(({ year }) => year)).toEqual([2025]);
    const viewer = await field.server.as('validator');
    expect((await save(DAE, { version: 0 }, viewer)).status).toBe(403);
  });

  it('an archived project is read only', async () => {
    await state.setArchived(db(), 1, true);
    try {
      expect((await plan(BADC)).meta.can).toMatchObject({ create: false, edit: false });
      const { status, codes } = await save(BADC, { version: 9 });
      expect([status, codes]).toEqual([409, ['project.archived']]);
    } finally {
      await state.setArchived(db(), 1, false);
    }
  });

  it('another project has plans of its own', async () => {
    const { body } = await admin.call('workPlan', { query: { projectId: 2, agency: BADC } });
    expect(body.data.years).toEqual([]);
  });
});
