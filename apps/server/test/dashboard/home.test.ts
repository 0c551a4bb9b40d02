import { HOME_FIGURES, PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { type Filters, recounted, worksIn } from './recounted.ts';
import { tellAll } from './submit-told.ts';
import { TOLD } from './told.ts';

let server: TestServer;
let officer: Actor;
let receivedAt: Date;
beforeAll(async () => {
  server = await startTestServer();
  receivedAt = await tellAll(server);
  officer = await server.as('me.officer');
});
afterAll(() => server?.close());

const count = (figure: (typeof HOME_FIGURES)[number], filters: Filters): number =>
  figure === 'people'
    ? recounted(TOLD, filters, receivedAt).total_beneficiary
    : worksIn(TOLD, filters, figure.split('.')[0] ?? '').length;

describe('the headline figures of the home page', () => {
  it('are those of each project, with what each of the last years added, as a recount says', async () => {
    const admin = await server.as('superadmin');
    for (const projectId of [PROJECT_PROGRAMME, PROJECT_SACP, PROJECT_RAINS]) {
      const { status, body } = await admin.call('homeFigures', { body: { projectId } });
      expect(status).toBe(200);
      const filters = { unit: -1, project: projectId === PROJECT_PROGRAMME ? -1 : projectId, year: -1, agency: -1 };
      const { years, figures } = body.data;
      expect(years).toHaveLength(6);
      expect(figures).toEqual(
        HOME_FIGURES.map((figure) => ({
          figure,
          value: count(figure, filters),
          trend: years.map((year) => count(figure, { ...filters, year })),
        })),
      );
    }
  });

  it('are for whoever may see the dashboard, of projects that are theirs', async () => {
    expect((await officer.call('homeFigures', { body: { projectId: 999_999 } })).status).toBe(404);
    const actor = await personWithPermissions(server, ['Project/View']);
    expect((await actor.call('homeFigures', { body: { projectId: PROJECT_PROGRAMME } })).status).toBe(403);
  });
});

describe('what waits for a validator', () => {
  it('is told with the one that came first', async () => {
    const admin = await server.as('superadmin');
    const { body } = await admin.call('pendingValidation', { query: { projectId: PROJECT_PROGRAMME } });
    const waiting = TOLD.works.filter(({ state }) => state === 'received');
    expect(body.meta.count).toBe(waiting.length);
    expect(body.meta.oldest).toMatchObject({ sub_activity_id: waiting[0]?.sub });
    expect(Date.parse(body.meta.oldest?.received_at ?? '')).toBeGreaterThanOrEqual(receivedAt.getTime() - 1000);
  });
});
