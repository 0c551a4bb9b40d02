import { PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNITS } from '../figures/programme-answers.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { bodyOf } from './filters-body.ts';
import { type Filters, recounted, waitingIn } from './recounted.ts';
import { tellAll } from './submit-told.ts';
import { TOLD } from './told.ts';

let server: TestServer;
let officer: Actor;
let receivedAt: Date;
const ALL: Filters = { unit: -1, project: -1, year: -1, agency: -1 };
const YEARS = [2022, 2023, 2024, 2025, 2026];

beforeAll(async () => {
  server = await startTestServer();
  receivedAt = await tellAll(server);
  officer = await server.as('me.officer');
});
afterAll(() => server?.close());

async function cards(filters: Filters, projectId?: number) {
  const { status, body } = await officer.call('dashboardCards', { body: bodyOf(filters, projectId) });
  expect(status).toBe(200);
  return body;
}
async function agree(filters: Filters, projectId?: number): Promise<void> {
  const { data } = await cards(filters, projectId);
  const { previous, waiting, withoutPlace: _, ...now } = data;
  const said = JSON.stringify(filters);
  expect(now, said).toEqual(recounted(TOLD, filters, receivedAt));
  expect(waiting, said).toEqual(waitingIn(TOLD, filters));
  const before = filters.year === -1 ? null : recounted(TOLD, { ...filters, year: filters.year - 1 }, receivedAt);
  expect(previous, said).toEqual(before);
}

describe('the cards of the dashboard', () => {
  it('are what a recount of everything that was submitted says', async () => {
    await agree(ALL);
    const { data, meta } = await cards(ALL);
    expect(data.total_beneficiary).toBe(11);
    expect(data.Training).toMatchObject({ completed_training: 5, moreThenOneTrain: 3 });
    expect(new Date(meta.asOf).getTime()).toBeGreaterThanOrEqual(receivedAt.getTime());
  });

  it('are so in every place, in each programme and in every year, with the year before', async () => {
    for (const unit of [-1, ...UNITS])
      for (const project of [-1, PROJECT_SACP, PROJECT_RAINS])
        for (const year of [-1, ...YEARS]) await agree({ ...ALL, unit, project, year });
  });

  it('are so of each agency, as the dashboard numbers them: of works, while people belong to none', async () => {
    for (const agency of [2, 5])
      for (const unit of [-1, 1, 111, 2111]) for (const year of [-1, 2025]) await agree({ ...ALL, agency, unit, year });
    expect((await cards({ ...ALL, agency: 1 })).data).toMatchObject({
      total_beneficiary: 11,
      Training: { completed_training: 0, uniqueBeneficiaries: 0 },
    });
  });

  it('of a project that is one programme are those of that programme, whatever else is asked', async () => {
    const { data } = await cards({ ...ALL, project: PROJECT_RAINS }, PROJECT_SACP);
    expect(data.total_beneficiary).toBe(
      recounted(TOLD, { ...ALL, project: PROJECT_SACP }, receivedAt).total_beneficiary,
    );
  });

  it('say how many have no place and are only in all, whichever place is chosen', async () => {
    for (const unit of [-1, 1, 2111])
      expect((await cards({ ...ALL, unit })).data.withoutPlace).toEqual({ people: 1, activities: 2 });
    expect((await cards({ ...ALL, year: 2025 })).data.withoutPlace).toEqual({ people: 1, activities: 2 });
    expect((await cards({ ...ALL, year: 2024, project: 1 })).data.withoutPlace).toEqual({ people: 0, activities: 0 });
  });

  it('are given one by one by the calls of the documents', async () => {
    const filters = { ...ALL, unit: 11, year: 2025 };
    const body = bodyOf(filters);
    const counted = recounted(TOLD, filters, receivedAt);
    const { Training, Input, Demonstration, Infrastructure, ...beneficiary } = counted;
    expect((await officer.call('dashboardBeneficiary', { body })).body.data).toEqual(beneficiary);
    expect((await officer.call('dashboardTraining', { body })).body.data).toEqual(Training);
    expect((await officer.call('dashboardInput', { body })).body.data).toEqual(Input);
    expect((await officer.call('dashboardDemonstration', { body })).body.data).toEqual(Demonstration);
    expect((await officer.call('dashboardInfrastructure', { body })).body.data).toEqual(Infrastructure);
    for (const option of ['male', 'female', 'youth'] as const)
      expect((await officer.call('dashboardChart', { body: { ...body, option } })).body.data).toEqual(counted[option]);
  });
});

describe('the dashboard', () => {
  const PROJECT = { projectId: PROJECT_PROGRAMME };
  it('takes −1 and nothing for all', async () => {
    const { body } = await officer.call('dashboardCards', { body: PROJECT });
    expect(body.data).toEqual((await cards(ALL)).data);
  });

  it('refuses years, programmes and agencies that its filters do not have', async () => {
    for (const wrong of [{ year: 2014 }, { year: 2031 }, { year: 0 }, { project: 3 }, { agency: 6 }, { agency: 0 }]) {
      const { status } = await officer.call('dashboardCards', { body: { ...PROJECT, ...wrong } });
      expect(status, JSON.stringify(wrong)).toBe(422);
    }
  });

  it('does not know a place that is none, or one of another level', async () => {
    for (const wrong of [{ union_id: 999_999 }, { union_id: 11 }, { division_id: 1111 }])
      expect((await officer.call('dashboardCards', { body: { ...PROJECT, ...wrong } })).status).toBe(404);
  });

  it('is for whoever may see it, in projects that are theirs', async () => {
    expect((await server.nobody.call('dashboardCards', { body: PROJECT })).status).toBe(401);
    expect((await officer.call('dashboardCards', { body: { projectId: 999_999 } })).status).toBe(404);
    const actor = await personWithPermissions(server, ['Project/View']);
    expect((await actor.call('dashboardCards', { body: PROJECT })).status).toBe(403);
  });
});
