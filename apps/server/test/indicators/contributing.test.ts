import { ENDLESS_PAGE, PROJECT_PROGRAMME } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officerOf } from '../logframe/support.ts';
import { join } from '../projects/project.queries.ts';
import { idOf } from '../registry/support/door.ts';
import { lastAudit } from '../support/audit.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { projectWithIndicators, total } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

async function withAggregated(name: string) {
  const at = await projectWithIndicators(server, name);
  const whole = await at.indicator({ lf_aggregatedIndicator: true });
  const put = (indicatorId: number, weight: number, more: object = {}, projectId = at.projectId) =>
    at.officer.call('saveContributingIndicator', {
      body: { ofProjectId: at.projectId, logframeId: whole, projectId, indicatorId, weight, ...more },
    });
  const parts = async () =>
    (await at.officer.call('contributingIndicators', { query: { projectId: at.projectId, logframeId: whole } })).body;
  return { ...at, whole, put, parts };
}

describe('what an aggregated indicator is made of', () => {
  it('are indicators with weights; its progress is theirs by weight, and one without data is left out and named', async () => {
    const { projectId, officer, indicator, put, parts, plan, accept, whole } = await withAggregated('Parts');
    const [first, second] = [await indicator(), await indicator()];
    await plan(first, 100, []);
    await accept(first, [total('2025', 50)]);
    expect((await put(first, 60)).body.meta).toMatchObject({ weights: 60, isWhole: false, progress: 30, missing: [] });
    const { data, meta } = (await put(second, 40)).body;
    expect(meta).toMatchObject({ weights: 100, isWhole: true, progress: 30, missing: [second], can: { edit: true } });
    expect(data).toMatchObject([
      { project: { id: projectId }, indicator: { id: first, code: '1.1.2' }, weight: 60, progress: 50, canOpen: true },
      { indicator: { id: second }, weight: 40, progress: null },
    ]);
    const node = await officer.call('logframeNode', { query: { projectId, nodeId: whole } });
    expect(node.body.data.progress).toBe(30);
    expect(await lastAudit(db(), 'contributing-indicator', whole)).toMatchObject({ after: { indicator: second } });
    const one = { projectId, logframeId: whole, indicatorId: second };
    expect((await officer.call('contributingIndicator', { query: one })).body.data.weight).toBe(40);
    const changed = await put(second, 20, { id: data[1]?.id, version: 1 });
    expect(changed.body.meta).toMatchObject({ weights: 80, isWhole: false });
    expect((await put(second, 30, { id: data[1]?.id, version: 1 })).status).toBe(409);
    const gone = await officer.call('deleteContributingIndicator', {
      body: { projectId, logframeId: whole, id: data[1]?.id as number },
    });
    expect(gone.body.data).toHaveLength(1);
    expect((await parts()).meta.weights).toBe(60);
  });

  it('are each there once, and never itself, not even by way of others', async () => {
    const { projectId, officer, indicator, put, whole } = await withAggregated('Circles');
    const second = await indicator({ lf_aggregatedIndicator: true });
    const single = await indicator();
    expect((await put(whole, 50)).codes).toEqual(['indicator.circle']);
    expect((await put(second, 50)).status).toBe(200);
    // Sent twice it is one.
    expect((await put(second, 50)).body.data).toHaveLength(1);
    expect((await put(second, 60)).codes).toEqual(['indicator.contributes-already']);
    const back = await officer.call('saveContributingIndicator', {
      body: { ofProjectId: projectId, logframeId: second, projectId, indicatorId: whole, weight: 10 },
    });
    expect([back.status, back.codes]).toEqual([422, ['indicator.circle']]);
    const ofSingle = await officer.call('saveContributingIndicator', {
      body: { ofProjectId: projectId, logframeId: single, projectId, indicatorId: second, weight: 10 },
    });
    expect(ofSingle.codes).toEqual(['indicator.not-aggregated']);
    for (const weight of [0, -1, 101]) expect((await put(single, weight)).status).toBe(422);
  });

  it('may be of another project of the caller: its figure is shared with those who may not open it', async () => {
    const other = await projectWithIndicators(server, 'Parts from elsewhere');
    const part = await other.indicator();
    const { projectId, officer, put, validator, whole } = await withAggregated('Parts of two projects');
    expect((await put(part, 100, {}, other.projectId)).status).toBe(422);
    await join(db(), other.projectId, [idOf(officer)]);
    expect((await put(part, 100, {}, other.projectId)).status).toBe(200);
    await other.plan(part, 10, []);
    await other.accept(part, [total('2025', 4)]);
    const { body } = await validator.call('contributingIndicators', { query: { projectId, logframeId: whole } });
    expect(body.data).toMatchObject([{ project: { name: 'Parts from elsewhere' }, progress: 40, canOpen: false }]);
    const node = await officer.call('logframeNode', { query: { projectId, nodeId: whole } });
    expect(node.body.data.progress).toBe(40);
  });

  it('are chosen from the projects and indicators that there are, however large a page is asked for', async () => {
    const { projectId, officer } = await withAggregated('Choices');
    const projects = await officer.call('contributingProjects', { query: { projectId, pageSize: ENDLESS_PAGE } });
    expect(projects.body).toMatchObject({ data: [{ id: projectId, name: 'Choices' }], meta: { count: 1 } });
    const indicators = await officer.call('indicatorsOfProject', { query: { projectId, pageSize: ENDLESS_PAGE } });
    expect(indicators.body).toMatchObject({
      data: [{ code: '1.1.1', isAggregatedIndicator: true }],
      meta: { count: 1 },
    });
    const member = await officerOf(server, [PROJECT_PROGRAMME]);
    const all = await member.call('indicatorsOfProject', { query: { projectId: PROJECT_PROGRAMME } });
    expect(all.body.meta.count).toBe(80);
    const parts = await member.call('contributingIndicators', {
      query: { projectId: PROJECT_PROGRAMME, logframeId: 140 },
    });
    expect(parts.body.meta).toMatchObject({ weights: 100, isWhole: true });
  });
});
