import { PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';

let server: TestServer;
let superUser: Actor;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  superUser = await server.as('superadmin');
});
afterAll(() => server?.close());

describe('the demonstration', () => {
  it('has a library in English and Bengali, and two drafts', async () => {
    const deployed = (await superUser.call('formTemplates', { body: { pageSize: 100 } })).body;
    expect(deployed.meta.count).toBe(19);
    for (const form of deployed.data) {
      expect(form.languages).toEqual(['English (en)', 'বাংলা (bn)']);
      expect(form.questionCount).toBeGreaterThan(4);
      expect(form.missingMedia).toBe(0);
    }
    const drafts = (await superUser.call('formTemplates', { body: { state: 'draft' } })).body;
    expect(drafts.data.map((form) => form.title).sort()).toEqual(['UI - Seed quality', 'UI - Storage loss']);
  });

  it.each([
    [PROJECT_SACP, 6, 4],
    [PROJECT_RAINS, 3, 2],
    [PROJECT_PROGRAMME, 10, 10],
  ])('uses it in project %i', async (projectId, totalForms, totalActive) => {
    const { body } = await superUser.call('formSummary', { query: { projectId } });
    expect(body.data).toMatchObject([{ totalForms, totalActive }]);
    const list = (await superUser.call('projectForms', { query: { projectId } })).body;
    const first = list.data[0]?.id as number;
    const detail = (await superUser.call('form', { query: { formId: first } })).body.data;
    expect(detail.userCount).toBeGreaterThan(0);
  });
});
