import { dayInDhaka, PROJECT_PROGRAMME } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNITS } from '../figures/programme-answers.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { bodyOf } from './filters-body.ts';
import { type Filters, isMeant, lies, recounted, standingIn, typeOf } from './recounted.ts';
import { tellAll } from './submit-told.ts';
import { TOLD } from './told.ts';

let server: TestServer;
let officer: Actor;
let receivedAt: Date;
const ALL: Filters = { unit: -1, project: -1, year: -1, agency: -1 };
const CUTS: Filters[] = [-1, ...UNITS].flatMap((unit) =>
  [-1, 2024, 2025].flatMap((year) => [-1, 1].map((project) => ({ ...ALL, unit, year, project }))),
);

beforeAll(async () => {
  server = await startTestServer();
  receivedAt = await tellAll(server);
  officer = await server.as('me.officer');
});
afterAll(() => server?.close());

async function charts(filters: Filters) {
  const { status, body } = await officer.call('dashboardCharts', { body: bodyOf(filters) });
  expect(status, JSON.stringify(filters)).toBe(200);
  return body.data;
}
const heldIn = (filters: Filters, type: string) =>
  TOLD.works.filter(
    (one) => one.state === 'approved' && typeOf(one) === type && isMeant(one, filters) && lies(one.unit, filters),
  );

describe('the charts of the dashboard', () => {
  it('have people by every year of registration, as a recount says, whichever year is chosen', async () => {
    const now = Number(dayInDhaka(receivedAt).slice(0, 4));
    for (const filters of CUTS) {
      const expected = [...new Set([2022, 2023, 2024, 2025, 2026, now])].flatMap((year) => {
        const { total_beneficiary: total, basicReport } = recounted(TOLD, { ...filters, year }, receivedAt);
        const { male_count: male, female_count: female } = basicReport;
        return total > 0 ? [{ year, total, male, female }] : [];
      });
      expect((await charts(filters)).peopleByYear, JSON.stringify(filters)).toEqual(expected);
    }
    expect((await charts(ALL)).peopleByYear.length).toBeGreaterThan(3);
  });

  it('have the pyramid of ages, as a recount says, and who is in none of its bars', async () => {
    const BANDS = [
      [0, 17],
      [18, 24],
      [25, 35],
      [36, 45],
      [46, 55],
      [56, 65],
      [66, null],
    ] as const;
    let unknowns = 0;
    for (const filters of CUTS) {
      const here = standingIn(TOLD, filters, receivedAt);
      const bar = (of: string, from: number, to: number | null) =>
        here.filter(({ sex, age }) => sex === of && age !== null && age >= from && age <= (to ?? 999)).length;
      const bands = BANDS.map(([from, to]) => ({
        from,
        to,
        male: bar('male', from, to),
        female: bar('female', from, to),
      }));
      const unknown = here.filter(({ sex, age }) => age === null || (sex !== 'male' && sex !== 'female')).length;
      expect((await charts(filters)).peopleByAge, JSON.stringify(filters)).toEqual({ bands, unknown });
      unknowns += unknown;
    }
    expect(unknowns).toBeGreaterThan(0);
  });

  it('have the approved trainings of each month of the chosen year', async () => {
    for (const filters of CUTS.filter(({ year }) => year > 0)) {
      const { trainingsByMonth } = await charts(filters);
      const held = heldIn(filters, 'training');
      expect(trainingsByMonth).toEqual(
        Array.from({ length: 12 }, (_, i) => {
          const month = filters.year * 100 + i + 1;
          const activities = held.filter(({ day }) => day.slice(0, 7).replace('-', '') === String(month)).length;
          return { month, activities };
        }),
      );
    }
    const { trainingsByMonth } = await charts({ ...ALL, year: 2025 });
    expect(trainingsByMonth.filter(({ activities }) => activities > 0).map(({ month }) => month)).toEqual([
      202505, 202506, 202509, 202510,
    ]);
  });

  it('have the twelve months that end with this one where no year is chosen', async () => {
    const { trainingsByMonth } = await charts(ALL);
    expect(trainingsByMonth).toHaveLength(12);
    const [first, last] = [trainingsByMonth[0]?.month ?? 0, trainingsByMonth[11]?.month ?? 0];
    expect(String(last)).toBe(dayInDhaka(new Date()).slice(0, 7).replace('-', ''));
    const months = (period: number) => Math.floor(period / 100) * 12 + (period % 100);
    expect(months(last) - months(first)).toBe(11);
  });

  it('have receipts of inputs by sub-activity, the most first', async () => {
    for (const filters of CUTS) {
      const held = heldIn(filters, 'input');
      const counted = [...new Set(held.map(({ sub }) => sub))]
        .map((sub) => ({
          id: sub ?? 0,
          attendances: held.filter((one) => one.sub === sub).reduce((n, { who = [] }) => n + who.length, 0),
        }))
        .sort((a, b) => b.attendances - a.attendances || a.id - b.id);
      const { inputsByKind } = await charts(filters);
      expect(inputsByKind.map(({ id, attendances }) => ({ id, attendances }))).toEqual(counted);
    }
    expect((await charts(ALL)).inputsByKind.map(({ id }) => id)).toEqual([4, 3]);
  });

  it('are for whoever may see the dashboard', async () => {
    const actor = await personWithPermissions(server, ['Project/View']);
    expect((await actor.call('dashboardCharts', { body: { projectId: PROJECT_PROGRAMME } })).status).toBe(403);
  });
});
