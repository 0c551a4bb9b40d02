import { randomUUID } from 'node:crypto';
import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { handleOn } from '../../src/db/database.ts';
import { createPool } from '../../src/db/pool.ts';
import { PLOTS } from '../../src/demo/content/details.ts';
import { loadDemonstrationOnce } from '../../src/demo/index.ts';
import { SMALL } from '../../src/demo/registry/load.ts';
import { REACH_TALLY } from '../../src/modules/figures/index.ts';
import { recount } from '../../src/tally/keep.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { createDatabaseFrom, dropDatabaseFrom } from '../support/postgres.ts';
import * as queries from './demonstration.queries.ts';

let server: TestServer;
const db = () => server.context.database.db;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());

describe('people of the demonstration', () => {
  it('are as many as the README says, women and men, young and old, with an ethnic minority among them', async () => {
    const { members, women, youth, ethnic, inTheFuture } = await queries.people(db());
    expect(members).toBe(SMALL.members);
    expect(women).toBeGreaterThan(0.42);
    expect(women).toBeLessThan(0.58);
    expect(youth).toBeGreaterThan(0.31);
    expect(youth).toBeLessThan(0.4);
    expect(ethnic).toBeGreaterThan(0.015);
    expect(ethnic).toBeLessThan(0.045);
    expect(inTheFuture).toBe(0);
  });

  it('live in households: one place, one number of men and women who fit into it, and one head of several', async () => {
    const all = await queries.households(db());
    expect(all.length).toBeGreaterThan(SMALL.members * 0.75);
    expect(all.filter(({ members }) => members > 1).length).toBeGreaterThan(50);
    for (const { no, members, places, heads, males, females, fits } of all) {
      expect({ no, places, males, females, fits }).toEqual({ no, places: 1, males: 1, females: 1, fits: true });
      // The head of whom only one is registered may be somebody else.
      if (members > 1) expect(heads, no).toBe(1);
      else expect(heads, no).toBeLessThanOrEqual(1);
    }
    expect(all.filter(({ heads }) => heads === 1).length).toBeGreaterThan(all.length / 2);
  });

  it('are in groups of 12 to 30 that were formed before, in the unions of their programme’s districts', async () => {
    const all = await queries.groups(db());
    expect(all).toHaveLength(SMALL.groups);
    for (const { name, members, late, elsewhere } of all) {
      expect({ name, late, elsewhere }).toEqual({ name, late: 0, elsewhere: 0 });
      // A few of those who came with a group are in none.
      expect(members, name).toBeGreaterThanOrEqual(9);
      expect(members, name).toBeLessThanOrEqual(30);
    }
    expect(await queries.districtsOf(db())).toEqual([
      { programme: 1, districts: 11 },
      { programme: 2, districts: 14 },
    ]);
  });
});

describe('work of the demonstration', () => {
  it('covers every fiscal year, agency and type, and about 60 of a hundred sub-activities', async () => {
    const found = await queries.coverage(db());
    expect(found.works).toBe(SMALL.activities);
    expect(found.years).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    expect(found).toMatchObject({ agencies: 6, types: 6, inTheFuture: 0 });
    expect(found.approved / found.catalogue).toBeGreaterThan(0.55);
    expect(found.approved / found.catalogue).toBeLessThan(0.65);
    expect(found.waiting).toBeGreaterThan(40);
    expect(found.rejected).toBeGreaterThan(20);
  });

  it('is done by people of its programme who were registered before, and who live where their plot or structure is', async () => {
    const { attendances, ...wrong } = await queries.attendance(db());
    expect(attendances).toBeGreaterThan(5000);
    expect(wrong).toEqual({ beforeRegistration: 0, ownersElsewhere: 0, otherProgramme: 0 });
  });

  it('goes from training to demonstration to harvest', async () => {
    const { plots, harvests, ...wrong } = await queries.followed(db());
    expect(plots).toBeGreaterThan(100);
    expect(harvests).toBeGreaterThan(80);
    expect(wrong).toEqual({ untrained: 0, tooEarly: 0 });
  });

  it('measures kilometres and tonnes', async () => {
    const all = await queries.measured(db());
    expect(all.map(({ unit }) => unit)).toEqual(['KM', 'MT']);
    for (const { unit, quantity, odd } of all) {
      expect(quantity, unit).toBeGreaterThan(5);
      expect(odd, unit).toBe(0);
    }
  });

  it('grows on each plot what its sub-activity is about', async () => {
    const known = new Set(PLOTS.split('\n').map((line) => line.split(' ').slice(0, 3).join(' ')));
    const all = await queries.grown(db());
    expect(new Set(all.map(({ cropKind }) => cropKind))).toEqual(
      new Set(['fruits', 'vegetables', 'oilseeds', 'other', null]),
    );
    for (const { subActivityId, crop, cropKind } of all)
      expect(known).toContain(`${subActivityId} ${crop ?? '-'} ${cropKind ?? '-'}`);
  });
});

describe('staff of the demonstration', () => {
  it('have sites: all three projects, and every collector', async () => {
    for (const { projectId, collectors, withoutSites, sites } of await queries.sitesOfProjects(db())) {
      expect(sites, `project ${projectId}`).toBe({ 1: 30, 2: 14, 61: 21 }[projectId]);
      expect(collectors, `project ${projectId}`).toBeGreaterThan(8);
      expect(withoutSites, `project ${projectId}`).toBe(0);
    }
  });

  it('the validator is told what waits', async () => {
    const validator = await server.as('validator');
    const { body } = await validator.call('notificationList', { body: {} });
    expect(body.data.length).toBeGreaterThan(0);
    for (const one of body.data)
      expect(one).toMatchObject({
        isRead: false,
        message: expect.stringMatching(/^(1 record waits|\d+ records wait) for your decision\.$/),
      });
  });
});

describe('results of the demonstration', () => {
  it('of SACP were published for two years, the earlier of them once more with a reason; the last year is still open', async () => {
    const admin = await server.as('superadmin');
    const asked = { projectId: PROJECT_PROGRAMME, project: 'Sacp' as const };
    const { data, meta } = (await admin.call('reportPublications', { query: asked })).body;
    expect(data.map(({ year, version, state }) => [year, version, state])).toEqual([
      [2024, 1, 'closed'],
      [2023, 2, 'closed'],
      [2023, 1, 'superseded'],
    ]);
    expect(meta.years.filter(({ isClosed }) => isClosed).map(({ label }) => label)).toEqual(['2023-24', '2024-25']);
    const again = data[1];
    expect(again?.reason).toMatch(/^Crop cuts/);
    const query = { projectId: PROJECT_PROGRAMME, id: again?.id ?? 0 };
    const { restated, rows } = (await admin.call('reportPublication', { query })).body.data;
    expect(restated.map(({ was, is }) => [was, is])).toEqual([
      [18.6, 20.6],
      [18.6, 20.6],
    ]);
    expect(rows.length).toBeGreaterThan(5);
    const query23 = { ...asked, year_start: 2023, year_end: 2024 };
    // What stands in the report is what was published: nothing has changed since.
    const { closed } = (await admin.call('resultsReport', { query: query23 })).body.meta;
    expect(closed).toMatchObject([
      { year: 2023, version: 2, redefined: 0 },
      { year: 2024, version: 1, redefined: 0 },
    ]);
  });
});

it('people who took part are counted as a recount finds them', async () => {
  expect(await recount(db(), REACH_TALLY)).toEqual([]);
});

it('the demonstration is the same every time', async () => {
  const postgres = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabaseFrom(postgres, database, 'msurvey_empty');
  const pool = createPool({ ...postgres, database });
  try {
    await loadDemonstrationOnce(pool, () => {});
    expect(await queries.digest(handleOn(pool))).toEqual(await queries.digest(db()));
  } finally {
    await pool.end();
    await dropDatabaseFrom(postgres, database);
  }
});
